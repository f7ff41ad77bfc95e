/** Writes one record; true only if the server acknowledged it. A throw means that nobody knows. */
export type Write = (url: string, id: string) => Promise<boolean>;

/** What a crowd of writers has seen. */
export interface Tally {
  acknowledged: string[];
  /** Answered, but not with an acknowledgement. */
  refused: number;
  /** Not answered: the connection broke. They may be stored or not. */
  unanswered: number;
}

/** Writers that write without a pause until they are told to stop. */
export class Writers {
  readonly tally: Tally = { acknowledged: [], refused: 0, unanswered: 0 };
  private stopped = false;
  private readonly running: Promise<unknown>;

  constructor(count: number, prefix: string, url: string, write: Write) {
    this.running = Promise.all(
      Array.from({ length: count }, (_, writer) => this.writeOn(`${prefix}-${writer}`, url, write)),
    );
  }

  /** Resolves when the last of them has had its answer or lost its connection. */
  async stop(): Promise<Tally> {
    this.stopped = true;
    await this.running;
    return this.tally;
  }

  private async writeOn(name: string, url: string, write: Write): Promise<void> {
    for (let count = 0; !this.stopped; count++) {
      const id = `${name}-${count}`;
      try {
        if (await write(url, id)) this.tally.acknowledged.push(id);
        else this.tally.refused++;
      } catch {
        this.tally.unanswered++;
        await new Promise((resolve) => setTimeout(resolve, 5)); // a dead server refuses thousands of times a second
      }
    }
  }
}
