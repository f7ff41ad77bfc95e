import type { Language } from '@sullam/domain/localized.ts';
import type { Platform } from '../context.ts';
import { db, type Tx } from '../database/database.ts';
import { json } from '../database/json.ts';
import type { MailTemplateName, MailValues } from './mail-templates.ts';

export const SEND_MAIL = 'mails.send';

export interface Mail {
  template: MailTemplateName;
  recipient: string;
  /** The reader's language. */
  language: Language;
  values: MailValues;
  /** Where a mail program ends such mails with one press (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Writes a mail in the transaction of what it reports; a job words and sends it once that has committed. */
export async function queueMail(context: Platform & { organizationId: number }, tx: Tx, mail: Mail): Promise<void> {
  const row = await tx.one(
    db
      .insertInto('outgoing_mails')
      .values({
        organization_id: context.organizationId,
        recipient: mail.recipient,
        language: mail.language,
        template: mail.template,
        template_values: json(mail.values),
        created_at: context.clock.now(),
        unsubscribe_url: mail.unsubscribeUrl ?? null,
      })
      .returning('outgoing_mail_id'),
  );
  await context.jobs.enqueue(tx, context.organizationId, SEND_MAIL, { outgoingMailId: row?.outgoing_mail_id });
}
