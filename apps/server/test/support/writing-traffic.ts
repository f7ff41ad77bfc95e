import { systemContext } from '../../src/kernel/context.ts';
import type { Sql } from '../../src/kernel/database/connect.ts';
import { transaction } from '../../src/kernel/database/database.ts';
import type { TestServer } from './test-server.ts';

/** Writes one row as a command does; answers whether it was acknowledged. */
export const write = (server: TestServer, organizationId: number, subject: string): Promise<string | null> =>
  transaction(systemContext(server.platform, organizationId), async (tx) => {
    await tx.sql`
      insert into contact_messages (organization_id, name, email, subject, message)
      values (${organizationId}, 'n', 'e', ${subject}, 'm')`;
  }).then(
    () => null,
    (error: { code?: string }) => error.code ?? String(error),
  );

export interface Traffic {
  acknowledged: string[];
  refusals: Map<string, number>;
  stop(): Promise<void>;
}

/** Writers that go on until they are stopped. */
export function startWriting(server: TestServer, organizationId: number, writers = 3): Traffic {
  const traffic: Traffic = { acknowledged: [], refusals: new Map(), stop: async () => undefined };
  let isOver = false;
  const one = async (writer: number): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const subject = `${writer}-${at}`;
      const refusal = await write(server, organizationId, subject);
      if (refusal === null) traffic.acknowledged.push(subject);
      else traffic.refusals.set(refusal, (traffic.refusals.get(refusal) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)));
  traffic.stop = async () => {
    isOver = true;
    await all;
  };
  return traffic;
}

/** What has arrived of the writers' rows. */
export const subjectsIn = async (sql: Sql, organizationId: number): Promise<string[]> =>
  (
    await sql<{ subject: string }[]>`
      select subject from contact_messages where organization_id = ${organizationId} and name = 'n'`
  ).map(({ subject }) => subject);
