import type { Operation } from '../contract.ts';
import { PEOPLE, type Person } from '../people.ts';
import type { Recorder } from '../recorder.ts';

/** A text in both languages. */
export const both = (en: string, ar = `${en} بالعربية`) => ({ en, ar });

const partsOf = (call: string): [string, string] => {
  const at = call.indexOf(' ');
  return [call.slice(0, at), call.slice(at + 1)];
};

/** Lets people act, one after the other, and look at what came of it. */
export class Flow {
  /** Commands that were refused: fine where that is what the flow shows, else the flow asks wrongly. */
  readonly refused: string[] = [];
  private readonly patterns: { method: string; pattern: RegExp; name: string; places: number }[];

  constructor(
    private readonly recorder: Recorder,
    operations: readonly Operation[],
  ) {
    this.patterns = operations
      .map(({ method, path, operationId }) => ({
        method,
        name: `${operationId} ${method} ${path}`,
        pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/?]+')}$`),
        places: path.split('{').length,
      }))
      .sort((a, b) => a.places - b.places);
  }

  person(name: string): Person {
    const found = PEOPLE.find((person) => person.name === name);
    if (!found) throw new Error(`Nobody is called ${name}.`);
    return found;
  }

  /** Somebody gives a command (`POST /api/courses`), and everything that follows from it is done. */
  async act<Body = unknown>(name: string, call: string, body?: unknown, bytes?: string | Buffer): Promise<Body> {
    const [method, url] = partsOf(call);
    const at = `${this.recorder.stage}: ${name} ${call}`;
    await this.recorder.server.step(`${at} ${this.recorder.calls.length}`);
    const reply = await this.recorder.keep<Body>({
      operation: this.nameOf(method, url),
      method,
      url,
      who: this.person(name),
      body,
      ...(bytes === undefined ? {} : { bytes: Buffer.from(bytes) }),
    });
    if (reply.status >= 400) this.refused.push(`${at}: ${reply.status} ${JSON.stringify(reply.body)}`);
    await this.recorder.server.settle();
    await this.recorder.server.clearRateLimits();
    return reply.body;
  }

  /** Somebody looks at what there is now; the first response comes back. */
  async look<Body = unknown>(name: string, ...urls: string[]): Promise<Body> {
    let first: Body | undefined;
    for (const url of urls) {
      const operation = this.nameOf('GET', url);
      const reply = await this.recorder.keep<Body>({ operation, method: 'GET', url, who: this.person(name) });
      first ??= reply.body;
    }
    return first as Body;
  }

  useToken(name: string, access: string): void {
    this.recorder.useToken(this.person(name), access);
  }

  signIn(name: string): Promise<void> {
    return this.recorder.signIn([this.person(name)]);
  }

  private nameOf(method: string, url: string): string {
    const path = url.split('?')[0] ?? '';
    const found = this.patterns.find((operation) => operation.method === method && operation.pattern.test(path));
    return found?.name ?? `${method} ${path}`;
  }
}

/** The first of a list that is as wanted; the demo has it, or the recording can't go on. */
export function pick<T>(list: readonly T[] | undefined, what: string, wanted: (item: T) => boolean = () => true): T {
  const found = list?.find(wanted);
  if (found === undefined) throw new Error(`The demo has no ${what}.`);
  return found;
}

export interface Page<T> {
  data: T[];
}

/** The course of the demo in which there is most of everything. */
export const COURSE = 1;
