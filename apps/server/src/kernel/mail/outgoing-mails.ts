import type { Language } from '@sullam/domain/localized.ts';
import { batch, db, type Tenant } from '../database/database.ts';
import { json } from '../database/json.ts';
import type { MailTemplateName, MailValues } from './mail-templates.ts';
import type { RenderedMail } from './render-mail.ts';

export interface StoredMail extends RenderedMail {
  outgoingMailId: number;
  recipient: string;
  language: Language;
  template: MailTemplateName;
  values: MailValues;
  createdAt: Date;
  sentAt: Date | null;
  unsubscribeUrl: string | null;
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
  'unsubscribe_url as unsubscribeUrl',
] as const;

export async function findMail(tenant: Tenant, outgoingMailId: number): Promise<StoredMail | undefined> {
  const [[row]] = await batch(
    tenant,
    db.selectFrom('outgoing_mails').select(columns).where('outgoing_mail_id', '=', outgoingMailId),
  );
  return row as StoredMail | undefined;
}

/** The newest mails that have been made, newest first. */
export async function listMails(tenant: Tenant, count: number): Promise<StoredMail[]> {
  const [rows] = await batch(
    tenant,
    db
      .selectFrom('outgoing_mails')
      .select(columns)
      .where('html', '<>', '')
      .orderBy('created_at', 'desc')
      .orderBy('outgoing_mail_id', 'desc')
      .limit(count),
  );
  return rows as StoredMail[];
}

const change = (tenant: Tenant, outgoingMailId: number, set: Record<string, unknown>) =>
  batch(tenant, db.updateTable('outgoing_mails').set(set).where('outgoing_mail_id', '=', outgoingMailId));

/** Keeps the mail as it was worded; links and codes stay in it only. */
export const keepRendered = (tenant: Tenant, outgoingMailId: number, mail: RenderedMail) =>
  change(tenant, outgoingMailId, { ...mail, template_values: json({}) });

/** The relay took it. Its text may hold a link or a code, so it is deleted once it is no longer needed. */
export const markSent = (tenant: Tenant, outgoingMailId: number, at: Date, keepsText: boolean) =>
  change(tenant, outgoingMailId, { sent_at: at, ...(keepsText ? {} : { html: '', text: '' }) });
