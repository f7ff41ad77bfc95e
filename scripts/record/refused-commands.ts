import { type Operation, placesOf } from './contract.ts';
import { PEOPLE } from './people.ts';
import type { Reads } from './reads.ts';
import type { Asked, Recorder } from './recorder.ts';

const NOBODY = '999999999';
const WORDS: Record<string, string> = { language: 'en', messageKey: 'common.save', slug: 'nothing', key: 'nothing' };

/** Commands that take neither an id nor a body would be carried out: only a visitor gives them. */
const isOpen = (operation: Operation): boolean => placesOf(operation).length === 0 && !operation.hasBody;

/**
 * Knocks at every command with what can't be carried out, so that nothing changes: ids that nobody has, then ids that
 * there are with a body that is neither object nor list.
 */
export async function sendRefusedCommands(
  recorder: Recorder,
  reads: Reads,
  operations: readonly Operation[],
): Promise<void> {
  await recorder.server.beginReading();
  for (const who of PEOPLE) {
    await recorder.server.clearRateLimits();
    for (const operation of operations.filter(({ method }) => method !== 'GET')) {
      if (isOpen(operation) && who.email) continue;
      const { operationId, method, path, hasBody } = operation;
      const names = placesOf(operation);
      const known = hasBody ? reads.known(who.organization, names, path, 1)[0] : undefined;
      const nobody = Object.fromEntries(names.map((name) => [name, NOBODY]));
      for (const ids of known ? [nobody, known] : [nobody]) {
        const asked: Asked = {
          ...{ operation: `${operationId} ${method} ${path}`, method, who },
          url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(WORDS[name] ?? ids[name] ?? NOBODY),
          ),
          ...(hasBody ? { body: 'neither object nor list' } : {}),
        };
        await recorder.keep(asked);
      }
    }
  }
  await recorder.server.settle();
}
