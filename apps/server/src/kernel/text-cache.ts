/** What was derived from texts, for as long as there is room: the texts used longest ago go first. */
export class TextCache {
  readonly #mostCharacters: number;
  readonly #texts = new Map<string, string>();
  #characters = 0;

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  get(from: string): string | undefined {
    if (this.#texts.size === 0) return undefined;
    const kept = this.#texts.get(from);
    if (kept === undefined) return undefined;
    this.#texts.delete(from);
    this.#texts.set(from, kept);
    return kept;
  }

  set(from: string, derived: string): void {
    const size = from.length + derived.length;
    if (size > this.#mostCharacters || this.#texts.has(from)) return;
    this.#texts.set(from, derived);
    this.#characters += size;
    for (const [oldest, value] of this.#texts) {
      if (this.#characters <= this.#mostCharacters) return;
      this.#texts.delete(oldest);
      this.#characters -= oldest.length + value.length;
    }
  }
}
