import type { MessagePort } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import type { Answer, AnyThreadTask, Order, Reply } from './thread-task.ts';

const failureOf = (error: unknown): Answer =>
  error instanceof Problem
    ? {
        kind: 'problem',
        problem: { code: error.code, status: error.status, values: error.values, details: error.details },
      }
    : {
        kind: 'failure',
        message: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error ? (error.stack ?? '') : '',
      };

/** Runs the tasks that the main thread orders, one after the other. */
export function serveTasks(port: MessagePort, tasks: readonly AnyThreadTask[]): void {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  let onReply: ((reply: unknown) => void) | undefined;
  const exchange = (part: unknown): Promise<unknown> => {
    port.postMessage({ kind: 'part', part } satisfies Answer);
    return new Promise((resolve) => {
      onReply = resolve;
    });
  };
  const run = async ({ name, input }: Order): Promise<Answer> => {
    try {
      const task = byName.get(name);
      if (!task) throw new Error(`No thread task is called ${name}.`);
      return { kind: 'result', result: await task.run(input, exchange) };
    } catch (error) {
      return failureOf(error);
    }
  };
  port.on('message', (message: Order | Reply) => {
    if (message.kind === 'reply') onReply?.(message.reply);
    else void run(message).then((answer) => port.postMessage(answer));
  });
  port.postMessage({ kind: 'ready' } satisfies Answer);
}
