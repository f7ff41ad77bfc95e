import type { RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import type { AccountTools } from './account-tools.ts';
import type { Account } from './accounts.repository.ts';

/** Notifies the owner that the password has changed. */
export async function mailPasswordChanged(
  tools: AccountTools,
  context: RequestContext,
  tx: Tx,
  account: Pick<Account, 'email' | 'firstName' | 'language'>,
): Promise<void> {
  const site = await tools.siteUrl(context, context.organizationId);
  const language = account.language ?? context.language;
  await queueMail(context, tx, {
    template: 'passwordChanged',
    recipient: account.email,
    language,
    values: {
      name: account.firstName ?? '',
      date: { at: context.clock.now().toISOString() },
      url: pageUrl(site, '/auth/forget-password', { lang: language }),
    },
  });
}
