import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { type PersonalRows, personalData } from '../../../kernel/personal-data.ts';

const all = (context: SystemContext): PersonalRows[] => context.extensions.of(personalData).flat();

/** Forgets what an organisation kept of a person whose account is gone: what uses comes before what it uses. */
export const erasePerson = (context: SystemContext, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    for (const { erase } of all(context).reverse()) await erase?.(context, tx, userId);
  });

/** All that an organisation keeps of a person as their own, table by table. Also what isn't released to them yet. */
export const exportPerson = (context: SystemContext, userId: number): Promise<Record<string, unknown[]>> =>
  reading(context, async (tx) => {
    const sections: Record<string, unknown[]> = {};
    for (const { table, read } of all(context))
      if (read) sections[table] = [...(sections[table] ?? []), ...(await read(context, tx, userId))];
    return sections;
  });

/** Writes a person's data into a file of the store, where an operator fetches it. */
export const exportPersonJob = (store: FileStore): JobDefinition => ({
  name: 'members.export-person',
  run: async (context, payload) => {
    const userId = Number(payload.userId);
    const data = JSON.stringify(await exportPerson(context, userId), null, 1);
    const place = `exports/${context.organizationId}/person-${userId}.json`;
    await store.put(place, Buffer.from(data), 'application/json');
  },
});
