import type { SystemContext } from '../../../kernel/context.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import type { MailRelay } from '../../../kernel/mail/mail-relay.ts';
import { findMail, keepRendered, markSent, type StoredMail } from '../../../kernel/mail/outgoing-mails.ts';
import { SEND_MAIL } from '../../../kernel/mail/queue-mail.ts';
import { type MailBrand, type RenderedMail, renderMail } from '../../../kernel/mail/render-mail.ts';
import type { Wiring } from '../../../wiring.ts';
import { readMailBrand } from './mail-brand.reads.ts';

/** Words a queued mail and hands it to the relay; without one it stays in the local outbox. A failed relay is tried again. */
export const sendMailJob = (organizations: Wiring['organizations'], relay: MailRelay | null): JobDefinition => ({
  name: SEND_MAIL,
  async run(context, payload) {
    const mail = await findMail(context, Number(payload.outgoingMailId));
    const organization = await organizations.organizationOf(context.organizationId);
    if (!mail || mail.sentAt || !organization) return;
    const brand = await readMailBrand(
      context,
      organization,
      await organizations.wordingIn(context.organizationId, mail.language),
    );
    const rendered = mail.html === '' ? await word(context, mail, brand) : mail;
    if (!relay) return;
    const { recipient: to, language, unsubscribeUrl } = mail;
    await relay.post({ ...rendered, fromName: brand.name, to, language, unsubscribeUrl });
    await markSent(context, mail.outgoingMailId, context.clock.now(), context.config.isDemo);
  },
});

async function word(context: SystemContext, mail: StoredMail, brand: MailBrand): Promise<RenderedMail> {
  const rendered = renderMail(mail.template, mail.values, brand);
  await keepRendered(context, mail.outgoingMailId, rendered);
  return rendered;
}
