import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { identityTransaction, transaction } from '../../../../kernel/database/database.ts';
import type { Mail } from '../../../../kernel/mail/queue-mail.ts';
import { queueMail } from '../../../../kernel/mail/queue-mail.ts';
import { mailRelayDouble } from './mail-relay-double.ts';

const relay = await mailRelayDouble();
const server = testServer({ SMTP_URL: relay.url(), MAIL_FROM: 'no-reply@learn.test', DEMO: '0' });
let organizationId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { time_zone: 'Asia/Riyadh' });
  await server.admin`
    update organizations set name = '{"en":"Noor Academy & Co","ar":"أكاديمية نور"}' where organization_id = ${organizationId}`;
  await server.admin`
    update organization_profiles set colors = '{#7a1fa2,#ffb300}' where organization_id = ${organizationId}`;
});
afterEach(() => {
  relay.mails.length = 0;
  relay.envelopes.length = 0;
  relay.isBusy = false;
});

const LINK = 'http://localhost:3000/auth/reset-password?token=abc&lang=ar';
const reset = (more: Partial<Mail> = {}): Mail => ({
  template: 'resetPassword',
  recipient: 'huda@example.test',
  language: 'en',
  values: { name: '<b>Huda</b>', url: LINK, count: 60 },
  ...more,
});

async function send(mail: Mail): Promise<void> {
  const context = systemContext(server.platform, organizationId);
  await identityTransaction(context, (tx) => queueMail(context, tx, mail));
  await server.runJobs();
}

describe('a mail', () => {
  it('reaches the relay as HTML and text with the same words, in the name of the organisation', async () => {
    await send(reset());
    const [mail] = relay.mails;
    expect(relay.envelopes[0]?.to).toEqual(['RCPT TO:<huda@example.test>']);
    expect(mail?.from?.text).toBe('"Noor Academy & Co" <no-reply@learn.test>');
    expect(mail?.subject).toBe('Reset your password');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    const html = String(mail?.html);
    expect(html).toContain('lang="en" dir="ltr"');
    expect(html).toContain('#7a1fa2');
    expect(html).toContain('Noor Academy &amp; Co');
    expect(html).toContain('&lt;b&gt;Huda');
    expect(html).not.toContain('<b>Huda');
    expect(html).toContain(LINK.replace('&', '&amp;'));
    expect(mail?.text).toContain(LINK);
    expect(mail?.text).toContain('60 minutes');
    expect(mail?.text).not.toMatch(/<(p|td|a)\b/);
  });

  it('is in the language and direction of its reader, with its plural and digits', async () => {
    await send(reset({ language: 'ar', values: { name: 'هدى', url: LINK, count: 3 } }));
    const [mail] = relay.mails;
    expect(String(mail?.html)).toContain('lang="ar" dir="rtl"');
    expect(mail?.from?.text).toContain('أكاديمية نور');
    expect(mail?.text).toMatch(/٣ دقائق/);
    expect(mail?.headers.get('content-language')).toBe('ar');
  });

  it('writes moments in the time zone of the organisation', async () => {
    await send({
      template: 'passwordChanged',
      recipient: 'huda@example.test',
      language: 'en',
      values: { name: 'Huda', date: { at: '2026-01-31T22:30:00Z' }, url: LINK },
    });
    expect(relay.mails[0]?.text).toMatch(/1 Feb 2026, 1:30\sAM/);
  });

  it("uses the organisation's own wording", async () => {
    await server.admin`
      insert into organization_messages values (${organizationId}, 'en', 'mail.resetPassword.heading', 'Forgot it again?')`;
    await send(reset());
    expect(relay.mails[0]?.text).toContain('Forgot it again?');
  });

  it('leaves no link and no code behind once the relay took it', async () => {
    await send(reset({ recipient: 'trace@example.test' }));
    const [row] = await server.admin`select * from outgoing_mails where recipient = 'trace@example.test'`;
    expect(row?.sent_at).toBeInstanceOf(Date);
    expect(JSON.stringify(row)).not.toContain('abc');
  });

  it('waits for a relay that is busy and is sent once', async () => {
    relay.isBusy = true;
    await expect(send(reset({ recipient: 'later@example.test' }))).rejects.toThrow(/451/);
    const [row] =
      await server.admin`select outgoing_mail_id as id, sent_at from outgoing_mails where recipient = 'later@example.test'`;
    expect(row?.sent_at).toBeNull();
    relay.isBusy = false;
    const job = server.app.jobs.find((candidate) => candidate.name === 'mails.send');
    for (let turn = 0; turn < 2; turn += 1)
      await job?.run(systemContext(server.platform, organizationId), { outgoingMailId: row?.id });
    expect(relay.mails).toHaveLength(1);
  });

  it('is not queued when its transaction fails, and can be queued by the application too', async () => {
    const context = systemContext(server.platform, organizationId);
    const failing = transaction(context, async (tx) => {
      await queueMail(context, tx, reset({ recipient: 'never@example.test' }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await transaction(context, (tx) => queueMail(context, tx, reset({ recipient: 'app@example.test' })));
    await server.runJobs();
    expect(relay.envelopes.map((envelope) => envelope.to[0])).toEqual(['RCPT TO:<app@example.test>']);
  });

  it('is shown to nobody outside the demo', async () => {
    expect((await call(server, 'GET /outbox', { organizationId })).status).toBe(404);
  });
});
