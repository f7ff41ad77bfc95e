import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** One call and what came back, with what is drawn by chance replaced. */
export interface Call {
  stage: string;
  operation: string;
  who: string;
  language: string;
  method: string;
  url: string;
  status: number;
  /** The headers that say what it is. */
  headers: Record<string, string>;
  body: unknown;
}

/** A line for each call, so that a recording can be read by eye and by `grep` too. */
export async function writeRecording(file: string, calls: readonly Call[]): Promise<void> {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const out = createWriteStream(file);
  for (const call of calls)
    if (!out.write(`${JSON.stringify(call)}\n`)) await new Promise<void>((go) => out.once('drain', () => go()));
  await new Promise<void>((resolve, reject) => {
    out.once('error', reject);
    out.end(resolve);
  });
}

export async function readRecording(file: string): Promise<Call[]> {
  const calls: Call[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) calls.push(JSON.parse(line) as Call);
  return calls;
}
