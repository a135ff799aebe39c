/** An LRU cache of positions, each fetched once. */
export class PositionCache<T> {
  #kept = new Map<string, Promise<T>>();

  constructor(private readonly size: number) {}

  /** The position of this name, fetched if it is not kept; a failure is not kept. */
  get(name: string, fetch: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(name) ?? fetch();
    // Insertion order is recency: reinserting marks it as used last.
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    kept.catch(() => this.#kept.delete(name));
    if (this.#kept.size > this.size) this.#kept.delete(this.#kept.keys().next().value!);
    return kept;
  }
}
