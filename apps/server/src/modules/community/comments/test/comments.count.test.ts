import { expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type Tenant, type Tx, transaction } from '../../../../kernel/database/database.ts';
import { countAnew } from '../comment-activity.repository.ts';
import { insertComment } from '../comments.repository.ts';

const server = testServer();

it('counts both of two comments that are written at the same moment', async () => {
  const organizationId = await givenOrganization(server);
  const { userId } = await givenMember(server, organizationId);
  const tenant: Tenant = { database: server.platform.database, organizationId };
  const write = async (tx: Tx): Promise<void> => {
    await insertComment(tx, {
      hostKind: 'post',
      hostId: 1,
      parentCommentId: null,
      authorUserId: userId,
      requestKey: null,
      html: '<p>Hello</p>',
      mediaIds: [],
      attachmentIds: [],
      mentions: [],
      wordCount: 1,
      isAnonymous: false,
      now: server.clock.now(),
    });
    await countAnew(tx, 'post', 1);
  };
  let second: Promise<void> = Promise.resolve();
  await transaction(tenant, async (tx) => {
    await write(tx);
    second = transaction(tenant, write);
    // until the second one waits for the row
    await expect
      .poll(async () => (await server.admin`select from pg_locks where not granted`).length)
      .toBeGreaterThan(0);
  });
  await second;
  const [row] = await server.admin<{ count: number }[]>`
    select comment_count as count from comment_activity where organization_id = ${organizationId}`;
  expect(row?.count).toBe(2);
});
