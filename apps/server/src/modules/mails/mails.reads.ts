import type { Language } from '@sullam/domain/localized.ts';
import { db, single, type Tenant } from '../../kernel/database/database.ts';
import type { MailTemplateName, MailValues } from '../../kernel/mail/mail-templates.ts';
import type { RenderedMail } from '../../kernel/mail/render-mail.ts';

export interface StoredMail extends RenderedMail {
  outgoingMailId: number;
  recipient: string;
  language: Language;
  template: MailTemplateName;
  values: MailValues;
  createdAt: Date;
  sentAt: Date | null;
}

const columns = [
  'outgoing_mail_id as outgoingMailId',
  'recipient',
  'language',
  'template',
  'template_values as values',
  'subject',
  'html',
  'text',
  'created_at as createdAt',
  'sent_at as sentAt',
] as const;

export async function findMail(tenant: Tenant, outgoingMailId: number): Promise<StoredMail | undefined> {
  const [row] = await single(
    tenant,
    db
      .selectFrom('outgoing_mails')
      .select(columns)
      .where('organization_id', '=', tenant.organizationId)
      .where('outgoing_mail_id', '=', outgoingMailId),
  );
  return row as StoredMail | undefined;
}

/** The newest mails that have been made, newest first. */
export async function listMails(tenant: Tenant, count: number): Promise<StoredMail[]> {
  const rows = await single(
    tenant,
    db
      .selectFrom('outgoing_mails')
      .select(columns)
      .where('organization_id', '=', tenant.organizationId)
      .where('html', '<>', '')
      .orderBy('created_at', 'desc')
      .orderBy('outgoing_mail_id', 'desc')
      .limit(count),
  );
  return rows as StoredMail[];
}
