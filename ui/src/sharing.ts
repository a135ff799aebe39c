/** Structural sharing: equal parts of successive snapshots stay identical, so that only what changed is drawn again. */

type Composite = Record<string, unknown>;

/** The fresh value with each part that deeply equals the known one's replaced by it; changes the fresh value in place. */
export function share<Value>(known: unknown, fresh: Value): Value {
  if (known === fresh || !isComposite(known) || !isComposite(fresh)) return fresh;
  if (Array.isArray(known) !== Array.isArray(fresh)) return fresh;
  const parts: Composite = fresh;
  const names = Object.keys(parts);
  let same = names.length === Object.keys(known).length;
  for (const name of names) {
    const part = share(known[name], parts[name]);
    same &&= part === known[name] && name in known;
    parts[name] = part;
  }
  return same ? (known as Value) : fresh;
}

/** A memoised maker: each result shares its equal parts with the one before. */
export function sharing<Value>(make: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known = share(known, make()));
}

function isComposite(value: unknown): value is Composite {
  return typeof value === "object" && value !== null;
}
