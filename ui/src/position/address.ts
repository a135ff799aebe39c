/** Where a position stands in an address: behind the `#`, or as `?p=` where a program cannot write that. */

export function positionAddress(game: string, text = ""): string {
  return `/position/${game}${text ? `#${text}` : ""}`;
}

export function readText({ search, hash }: { search: string; hash: string }): string {
  return hash.slice(1) || (new URLSearchParams(search).get("p") ?? "");
}
