import type { Tx } from './database.ts';

/**
 * Writes beside what a tenant changes: once, in the first of its transactions that changes something and is committed.
 * `write` answers whether there was something to write down; a statement by which nothing was changed yet writes nothing.
 */
export class ChangeRecorder {
  #isDue = true;

  constructor(private readonly write: (tx: Tx) => Promise<boolean>) {}

  /** To be called last in a transaction; answers whether it wrote. */
  async accompany(tx: Tx): Promise<boolean> {
    if (!this.#isDue) return false;
    this.#isDue = false;
    const wrote = await this.write(tx).catch((error: unknown) => {
      this.#isDue = true;
      throw error;
    });
    if (!wrote) this.#isDue = true;
    return wrote;
  }

  /** The transaction in which it wrote was taken back. */
  takenBack(): void {
    this.#isDue = true;
  }

  get isDue(): boolean {
    return this.#isDue;
  }
}
