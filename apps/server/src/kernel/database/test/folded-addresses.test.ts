import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';

const server = testServer();
const MIGRATION = readFileSync(path.resolve('apps/server/migrations/0770-one-address-per-mailbox.sql'), 'utf8');

/** What `work` answers; the database is afterwards as it was. */
async function undone<T>(work: (sql: Awaited<ReturnType<typeof server.admin.reserve>>) => Promise<T>): Promise<T> {
  const sql = await server.admin.reserve();
  try {
    await sql.unsafe('begin');
    return await work(sql);
  } finally {
    await sql.unsafe('rollback');
    sql.release();
  }
}

it('stored addresses are folded; of two accounts of one mailbox the confirmed one has it, and nobody is subscribed twice', async () => {
  const organizationId = await givenOrganization(server);
  const [accounts, members, subscriptions] = await undone(async (sql) => {
    const insert = (email: string, isVerified = false) => sql`
      insert into users (email, email_verified_at) values (${email}, ${isVerified ? new Date() : null})`;
    await insert('\u200fMark\u200b@mail.migration.example');
    await insert('rima@xn--ngbc5azd.migration.example');
    await insert('rima@شبكة.migration.example', true);
    await insert('salma@XN--OGBLGI1G.migration.example');
    await insert('odd@xn--mail-.migration.example');
    await sql`insert into members (organization_id, user_id, email, first_name, last_name, status)
      select ${organizationId}, user_id, email, 'A', 'B', 'ACTIVE' from users where email like '%.migration.example'`;
    for (const [email, leftAt] of [
      ['rima@xn--ngbc5azd.migration.example', new Date()],
      ['rima@شبكة.migration.example', null],
    ] as const)
      await sql`insert into email_subscriptions (organization_id, email_key, email, language, unsubscribe_token_hash, unsubscribed_at)
        values (${organizationId}, ${email}, ${email}, 'en', ${email}, ${leftAt})`;
    await sql.unsafe(MIGRATION);
    const emails = (rows: readonly { email: string }[]) => rows.map(({ email }) => email);
    return [
      emails(await sql`select email from users where email like '%.migration.example' order by user_id`),
      emails(await sql`select email from members where email like '%.migration.example' order by user_id`),
      await sql`select email, email_key, unsubscribed_at is null as "isOn" from email_subscriptions where organization_id = ${organizationId}`,
    ] as const;
  });
  const folded = [
    'Mark@mail.migration.example',
    'rima@xn--ngbc5azd.migration.example',
    'rima@شبكة.migration.example',
    'salma@مدرسة.migration.example',
    'odd@xn--mail-.migration.example',
  ];
  expect([accounts, members]).toEqual([folded, folded]);
  const email = 'rima@شبكة.migration.example';
  expect(subscriptions).toEqual([{ email, email_key: email, isOn: false }]);
});
