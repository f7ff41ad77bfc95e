import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { queueMail } from '../../../../kernel/mail/queue-mail.ts';

const server = testServer({ DEMO: '1' });
let organizationId: number;
let outgoingMailId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  const context = systemContext(server.platform, organizationId);
  await transaction(context, (tx) =>
    queueMail(context, tx, {
      template: 'twoFactor',
      recipient: 'huda@example.test',
      language: 'ar',
      values: { name: '<script>alert(1)</script>', code: '123456', count: 10 },
    }),
  );
  await server.runJobs();
  const [row] = await server.admin<{ id: number }[]>`select outgoing_mail_id as id from outgoing_mails`;
  outgoingMailId = row?.id ?? 0;
});

const page = (path: string, organization = organizationId, language: 'en' | 'ar' = 'en') =>
  call<string>(server, `GET ${path}`, { organizationId: organization, language });

describe('the local outbox of the demo', () => {
  it('lists the mails that were made, without a relay', async () => {
    const { status, body, headers } = await page('/outbox');
    expect(status).toBe(200);
    expect(body).toContain('huda@example.test');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await page('/outbox', organizationId, 'ar')).body).toContain('dir="rtl"');
  });

  it('shows one in a frame in which nothing runs', async () => {
    const { body } = await page(`/outbox/${outgoingMailId}`);
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('123456');
    expect(body).not.toContain('<script>');
  });

  it('shows nothing of another organisation', async () => {
    const other = await givenOrganization(server);
    expect((await page('/outbox', other)).body).not.toContain('huda@example.test');
    expect((await page(`/outbox/${outgoingMailId}`, other)).status).toBe(404);
    expect((await page('/outbox/999999')).status).toBe(404);
    expect((await page('/outbox/none')).status).toBe(400);
  });
});
