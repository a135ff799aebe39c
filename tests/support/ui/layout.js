/* Waits until the page stands still, then lists what is wrong with where things are.
   `touch`: fingers point here. What the page says about itself:
     data-given-name  a name that somebody chose: it may be shortened
     data-zoomable    a board that can be zoomed and panned: its pieces may be smaller, and out of sight
     data-label       a piece of the board that no text but its own may lie upon; "hexagon": one with points above and below
     data-layer       lies above the board on purpose (as menus, popovers and dialogs do)
     data-board       a part of the board on which one plays: it stays large enough
   `asked`: selectors of what has to be in reach here, one after the other. */
async ({ touch, asked = [] }) => {
  const TARGET = 44;
  const CROWDED = 32;
  const LEAST = { sea: 150, wheel: 130, felt: 110 }; // pixels of height of a board
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"], [role="radio"], [role="menuitem"]';
  const ASIDE = 'a[href="#main"]'; // comes into sight when it has the focus
  const LAYERS =
    'dialog, [popover], [role="menu"], [role="dialog"], [data-layer]';

  await document.fonts.ready;
  await Promise.all(
    document
      .getAnimations()
      .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
      .map((one) => one.finished.catch(() => {})),
  );
  // Whatever listens to measures draws anew in a frame of its own: wait for two that leave all in its place.
  const list = () =>
    [...document.querySelectorAll(`${CONTROLS}, svg text`)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    });
  for (let before, now, frames = 0; before === undefined || now !== before; frames++) {
    if (frames === 240) return ["f the page does not come to rest"];
    before = now;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    now = list().join(" ");
  }

  const found = [];
  const width = innerWidth;
  const height = innerHeight;
  const modals = document.querySelectorAll("dialog:modal");
  // What is asked for, and a round's scoring, lie above the table: they are judged by themselves.
  const answer =
    document.querySelector('[popover="manual"][role="region"]:popover-open') ??
    document.querySelector("[data-ledger]")?.closest("[data-layer]");
  const root = modals[modals.length - 1] ?? answer ?? document.body;

  const styles = new Map();
  function styleOf(element) {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  }
  function name(element) {
    const text = (element.getAttribute("aria-label") ?? element.textContent)
      .trim()
      .replace(/\s+/g, " ");
    const place = ["data-wheel", "data-cell", "data-place", "data-placed", "data-board"].find(
      (one) => element.hasAttribute(one),
    );
    const shown = place
      ? `${place}=${element.getAttribute(place)}`
      : text.slice(0, 40);
    const own = [...element.classList].find(
      (one) => !one.startsWith("svelte-"),
    );
    return `${element.localName}${own ? `.${own}` : ""} “${shown}”`;
  }
  function report(rule, element, what) {
    found.push(`${rule} ${name(element)} ${what}`);
  }

  /* What is drawn: not hidden, not for screen readers alone, not faded out. */
  const seen = new Map();
  function isSeen(element) {
    if (!element || element === document.documentElement) return true;
    let known = seen.get(element);
    if (known === undefined) {
      const style = styleOf(element);
      known =
        style.display !== "none" &&
        style.visibility === "visible" &&
        Number(style.opacity) > 0.05 &&
        style.clipPath !== "inset(50%)" &&
        !element.matches(ASIDE) &&
        isSeen(element.parentElement);
      seen.set(element, known);
    }
    return known;
  }

  /* The part of the screen in which an element is drawn: what its ancestors cut off, and what scrolling brings. */
  const windows = new Map();
  function windowOf(element) {
    if (!element || element === document.documentElement)
      return { left: 0, top: 0, right: width, bottom: height, loose: null };
    let known = windows.get(element);
    if (known) return known;
    const style = styleOf(element);
    const fixed =
      style.position === "fixed" ||
      element.matches("dialog:modal, :popover-open");
    known = fixed ? windowOf(null) : windowOf(element.parentElement);
    const cutsX = style.overflowX !== "visible";
    const cutsY = style.overflowY !== "visible";
    const isSvg =
      element instanceof SVGElement && !(element instanceof SVGSVGElement);
    if (
      (cutsX || cutsY) &&
      !isSvg &&
      style.display !== "inline" &&
      style.display !== "contents"
    ) {
      const box = element.getBoundingClientRect();
      const pans = element.hasAttribute("data-zoomable");
      const scrollsX = pans || /auto|scroll/.test(style.overflowX);
      const scrollsY = pans || /auto|scroll/.test(style.overflowY);
      known = {
        left: cutsX ? Math.max(known.left, box.left) : known.left,
        right: cutsX ? Math.min(known.right, box.right) : known.right,
        top: cutsY ? Math.max(known.top, box.top) : known.top,
        bottom: cutsY ? Math.min(known.bottom, box.bottom) : known.bottom,
        loose: { x: scrollsX || known.loose?.x, y: scrollsY || known.loose?.y },
      };
    }
    windows.set(element, known);
    return known;
  }

  if (document.documentElement.scrollWidth > width)
    found.push("e the page scrolls sideways");
  if (root === document.body && document.documentElement.scrollHeight > height)
    found.push("a the page scrolls");

  /* (a) what can be used can be hit in its middle; (d) and is large enough for a finger. */
  function hits(control, x, y) {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    if (control.contains(hit)) return true;
    return [...(control.labels ?? [])].some((label) => label.contains(hit));
  }
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (
      control.disabled ||
      control.type === "file" ||
      !isSeen(control) ||
      control.closest("[inert]")
    )
      continue;
    const box = control.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const room = windowOf(control.parentElement);
    const outX = x < room.left || x > room.right;
    const outY = y < room.top || y > room.bottom;
    if (outX || outY) {
      const brought = (!outX || room.loose?.x) && (!outY || room.loose?.y);
      if (!brought && control.ariaDisabled !== "true")
        report("a", control, "is out of sight");
      continue;
    }
    if (!hits(control, x, y)) {
      const over = document.elementFromPoint(x, y);
      if (control.ariaDisabled !== "true")
        report("a", control, `is covered by ${over ? name(over) : "nothing"}`);
      continue;
    }
    if (!touch || styleOf(control).display === "inline") continue;
    const least = control.closest("[data-zoomable]") ? CROWDED : TARGET;
    const reach = least / 2 - 1;
    const narrow =
      box.width < least - 0.5 &&
      !(hits(control, x - reach, y) && hits(control, x + reach, y));
    const flat =
      box.height < least - 0.5 &&
      !(hits(control, x, y - reach) && hits(control, x, y + reach));
    if (narrow || flat) report("d", control, `is smaller than ${least} px`);
  }

  /* (g) the board is large enough to play on, and what is asked for can be reached. */
  for (const board of document.querySelectorAll("[data-board]")) {
    if (!isSeen(board)) continue;
    const box = board.getBoundingClientRect();
    const room = windowOf(board.parentElement);
    const seenHeight = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top);
    const least = LEAST[board.dataset.board];
    if (seenHeight < least - 0.5) report("g", board, `is lower than ${least} px: ${Math.round(seenHeight)}`);
    if (board.dataset.board === "sea" && width < 620 && box.width < width - 0.5)
      report("g", board, "is narrower than the screen");
  }
  for (const selector of asked) {
    const inReach = [...document.querySelectorAll(selector)].some((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return width > 0 && hits(one, left + width / 2, top + height / 2);
    });
    if (!inReach) found.push(`g ${selector} is out of reach`);
  }

  /* (b) no text is cut off. */
  const labels = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      !isSeen(element) ||
      element.closest("style, script, option, textarea")
    )
      continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      (rect) => rect.width > 1 && rect.height > 1,
    );
    if (rects.length === 0) continue;
    const room = windowOf(element);
    const given = element.closest("[data-given-name]");
    const control = element.closest("button, a[href], select");
    for (const rect of rects) {
      const slack = rect.height * 0.3;
      const cutX = rect.left < room.left - 1.5 || rect.right > room.right + 1.5;
      const cutY =
        rect.top < room.top - slack || rect.bottom > room.bottom + slack;
      if (given) continue;
      if ((cutX && !room.loose?.x) || (cutY && !room.loose?.y)) {
        report("b", element, "is cut off");
        break;
      }
      const frame =
        control &&
        styleOf(control).display !== "inline" &&
        control.getBoundingClientRect();
      if (
        frame &&
        (rect.left < frame.left - 2 || rect.right > frame.right + 2)
      ) {
        report("b", element, "is wider than its button");
        break;
      }
    }
    for (const rect of rects) {
      const [dx, dy] = [Math.min(1, rect.width / 4), rect.height * 0.22];
      const box = {
        left: Math.max(rect.left + dx, room.left),
        right: Math.min(rect.right - dx, room.right),
        top: Math.max(rect.top + dy, room.top),
        bottom: Math.min(rect.bottom - dy, room.bottom),
      };
      if (box.right > box.left && box.bottom > box.top)
        labels.push({ element, node, layer: element.closest(LAYERS), box });
    }
  }

  /* (c) no two labels lie upon each other. */
  for (const element of root.querySelectorAll("[data-label]")) {
    if (!isSeen(element)) continue;
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    // The half of a hexagon that is as wide as all of it.
    const dy = element.dataset.label === "hexagon" ? height / 4 : 2;
    const box = {
      left: left + 2,
      right: right - 2,
      top: top + dy,
      bottom: bottom - dy,
    };
    labels.push({
      element,
      node: element,
      layer: element.closest(LAYERS),
      box,
    });
  }
  // The dot that says whether somebody is here is drawn after what is inside its seat.
  for (const element of root.querySelectorAll("[data-seat]")) {
    if (!isSeen(element)) continue;
    const dot = getComputedStyle(element, "::after");
    if (dot.position !== "absolute" || /^rgba.*, 0\)$/.test(dot.borderTopColor))
      continue;
    const outer = element.getBoundingClientRect();
    const left = outer.left + element.clientLeft + parseFloat(dot.left);
    const top = outer.top + element.clientTop + parseFloat(dot.top);
    const right = left + parseFloat(dot.width);
    const bottom = top + parseFloat(dot.height);
    const box = { left, top, right, bottom };
    labels.push({ element, node: dot, layer: element.closest(LAYERS), box });
  }
  labels.sort((one, other) => one.box.left - other.box.left);
  const holds = ({ element, node }, other) =>
    node instanceof Node &&
    other.node instanceof Node &&
    element.contains(other.node);
  const isLabel = ({ element }) => element.hasAttribute("data-label");
  const pairs = new Set();
  labels.forEach((one, index) => {
    for (const other of labels.slice(index + 1)) {
      if (other.box.left > one.box.right - 1.5) break;
      if (
        Math.min(one.box.bottom, other.box.bottom) -
          Math.max(one.box.top, other.box.top) <
        1.5
      )
        continue;
      if (one.node === other.node || one.layer !== other.layer) continue;
      if (holds(one, other) || holds(other, one)) continue;
      const place = one.element.closest("[data-place]");
      if (place && place === other.element.closest("[data-place]") && isLabel(one) !== isLabel(other))
        continue;
      const pair = [name(one.element), name(other.element)]
        .sort()
        .join(" lies upon ");
      if (!pairs.has(pair)) found.push(`c ${pair}`);
      pairs.add(pair);
    }
  });
  return [...new Set(found)];
};
