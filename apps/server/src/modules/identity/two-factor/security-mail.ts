import type { Platform } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { MailTemplateName, MailValues } from '../../../kernel/mail/mail-templates.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { organizationUrl, pageUrl } from '../../../kernel/organization-url.ts';
import type { TwoFactorAccount } from './two-factor.repository.ts';

export type SecurityMail = Extract<
  MailTemplateName,
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'twoStepOn'
  | 'twoStepOff'
  | 'twoStepReset'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
>;

/** Notifies the owner of an account that its second factor has changed, in the transaction that changed it. */
export async function mailSecurityChange(
  context: Platform & { organizationId: number },
  tx: Tx,
  account: Pick<TwoFactorAccount, 'email' | 'firstName' | 'language'>,
  template: SecurityMail,
  more: MailValues = {},
): Promise<void> {
  const { organizationId, config, clock } = context;
  const [organization] = await tx.sql<{ prefix: string }[]>`
    select prefix from active_organizations where organization_id = ${organizationId}`;
  const site = organizationUrl(config, { organizationId, prefix: organization?.prefix ?? '' });
  await queueMail(context, tx, {
    template,
    recipient: account.email,
    language: account.language,
    values: {
      name: account.firstName,
      date: { at: clock.now().toISOString() },
      url: pageUrl(site, '/auth/forget-password', { lang: account.language }),
      ...more,
    },
  });
}
