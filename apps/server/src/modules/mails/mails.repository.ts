import { db, single, type Tenant } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import type { RenderedMail } from '../../kernel/mail/render-mail.ts';

const change = (tenant: Tenant, outgoingMailId: number, set: Record<string, unknown>) =>
  single(
    tenant,
    db
      .updateTable('outgoing_mails')
      .set(set)
      .where('organization_id', '=', tenant.organizationId)
      .where('outgoing_mail_id', '=', outgoingMailId),
  );

/** Keeps the mail as it was worded; links and codes stay in it only. */
export const keepRendered = (tenant: Tenant, outgoingMailId: number, mail: RenderedMail) =>
  change(tenant, outgoingMailId, { ...mail, template_values: json({}) });

/** The relay took it. Its text may hold a link or a code, so nothing of it stays where nobody reads it. */
export const markSent = (tenant: Tenant, outgoingMailId: number, at: Date, keepsText: boolean) =>
  change(tenant, outgoingMailId, { sent_at: at, ...(keepsText ? {} : { html: '', text: '' }) });
