import { HOUR } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import type { AccountTools } from '../accounts/accounts.public.ts';
import { type EmailChange, issueToken, type Mailbox } from '../users/users.public.ts';

export interface Reader {
  email: string;
  name: string;
  language: Language;
}

type Change = Pick<EmailChange, 'userId' | 'newEmail' | 'askedAt' | 'expiresAt' | 'objectionsUntil'>;

/** Mails each mailbox a link of its own. One that belongs to another account gets no link: its owner is notified, the asker isn't. */
export async function mailLinks(
  tools: AccountTools,
  context: SystemContext,
  tx: Tx,
  { change, reader, isFree }: { change: Change; reader: Reader; isFree: boolean },
): Promise<void> {
  const site = await tools.siteUrl(context, context.organizationId);
  const linkFor = async (mailbox: Mailbox): Promise<string> => {
    const token = await issueToken(tx, {
      purpose: 'CHANGE_EMAIL',
      userId: change.userId,
      organizationId: context.organizationId,
      payload: { mailbox },
      expiresAt: change.expiresAt,
    });
    return pageUrl(site, '/auth/change-email', { token, lang: reader.language });
  };
  const count = (change.expiresAt.getTime() - change.askedAt.getTime()) / HOUR;
  const { language, name } = reader;
  const date = { at: change.askedAt.toISOString() };
  const about = { name, email: change.newEmail, date, url: await linkFor('OLD'), count };
  await queueMail(context, tx, {
    ...{ recipient: reader.email, language },
    ...(change.objectionsUntil
      ? { template: 'emailChangeObjection', values: { ...about, until: { at: change.objectionsUntil.toISOString() } } }
      : { template: 'emailChangeOld', values: about }),
  });
  // whoever reads the new mailbox may be a stranger, where the address was mistyped: no name
  await queueMail(context, tx, {
    ...{ recipient: change.newEmail, language },
    ...(isFree
      ? { template: 'emailChangeNew', values: { url: await linkFor('NEW'), count } }
      : { template: 'emailChangeTaken', values: {} }),
  });
}

/** Notifies both mailboxes of the new address. */
export async function mailChanged(
  tools: AccountTools,
  context: SystemContext,
  tx: Tx,
  { reader, newEmail }: { reader: Reader; newEmail: string },
): Promise<void> {
  const site = await tools.siteUrl(context, context.organizationId);
  const { language, name } = reader;
  const date = { at: context.clock.now().toISOString() };
  await queueMail(context, tx, {
    template: 'emailChangedOld',
    recipient: reader.email,
    language,
    values: { name, email: newEmail, date },
  });
  await queueMail(context, tx, {
    template: 'emailChangedNew',
    recipient: newEmail,
    language,
    values: { name, email: newEmail, date, url: pageUrl(site, '/auth/login', { lang: language }) },
  });
}
