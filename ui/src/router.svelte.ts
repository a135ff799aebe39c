/** Where we are: a tiny router on the browser's own history. */
export const route = $state({ path: location.pathname, search: location.search, hash: location.hash });

/** Go to another address of this page. */
export function navigate(href: string, { replace = false } = {}): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", href);
  else history.pushState(null, "", href);
  look();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Follow the browser's back and forward, and clicks on our own links. */
export function startRouter(): void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", follow);
}

function look(): void {
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
}

function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (event.defaultPrevented || !plain || !(link instanceof HTMLAnchorElement)) return;
  const here = link.origin === location.origin && !link.target && !link.hasAttribute("download");
  const inPage = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
  if (!here || inPage || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.href);
}
