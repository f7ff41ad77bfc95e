import type { Language } from '@sullam/domain/localized.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { identityTransaction } from '../../../kernel/database/database.ts';
import type { MailValues } from '../../../kernel/mail/mail-templates.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { memberApproved, memberRejected } from '../members/members.public.ts';
import type { AccountTools } from './account-tools.ts';
import { findAccountById } from './accounts.repository.ts';

async function notify(
  context: SystemContext,
  template: 'approved' | 'rejected',
  to: { userId: number; email: string; language: Language },
  values: MailValues,
): Promise<void> {
  await identityTransaction(context, async (tx) => {
    const account = await findAccountById(tx, context.organizationId, to.userId);
    await queueMail(context, tx, {
      template,
      recipient: to.email,
      language: to.language,
      values: { name: account?.firstName ?? '', ...values },
    });
  });
}

/** Mails what became of a registration that waited for an administrator: nobody waits signed in. */
export const decisionMails = (tools: AccountTools): SignalSubscription[] => [
  on(memberApproved, async (context, approved) => {
    const site = await tools.siteUrl(context, context.organizationId);
    await notify(context, 'approved', approved, { url: pageUrl(site, '/auth/login', { lang: approved.language }) });
  }),
  on(memberRejected, (context, rejected) =>
    notify(context, 'rejected', rejected, rejected.reason ? { reason: rejected.reason } : {}),
  ),
];
