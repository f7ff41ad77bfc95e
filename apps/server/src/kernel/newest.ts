const MOST_KEPT = 10_000;

/** The newest entries of a map. */
export class Newest<Value> {
  private readonly entries = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: Value): void {
    this.entries.set(key, value);
    if (this.entries.size <= MOST_KEPT) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
