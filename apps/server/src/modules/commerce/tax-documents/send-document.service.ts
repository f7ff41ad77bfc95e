import { money } from '@sullam/domain/money.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { organizationUrl, pageUrl } from '../../../kernel/organization-url.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { findOrderNotice, insertHistory } from '../orders/orders.public.ts';
import { DOCUMENT_WORDS } from './document-files.service.ts';
import { titleKeyOf } from './document-sheet.ts';
import { accessDocument } from './tax-documents.access.ts';
import { buyerGone } from './tax-documents.errors.ts';
import { documentNumberOf } from './tax-documents.reads.ts';

/**
 * Sends a document to its buyer by mail, in their language, with a link to the order that has its files. The order's history says so.
 * @throws Problem tax-document.buyer-gone when the buyer is no member any more
 */
export async function sendDocument(context: MemberContext, taxDocumentId: number): Promise<void> {
  const { document, order } = await reading(context, async (tx) => {
    const found = await accessDocument(context, tx, taxDocumentId);
    return { document: found, order: await findOrderNotice(tx, found.orderId) };
  });
  if (!order) throw buyerGone();
  const { orderId, totalMinor, currency } = document;
  const { email, language, firstName, prefix, isTest } = order;
  const t = await translatorOf({ ...context, language }, DOCUMENT_WORDS);
  const site = organizationUrl(context.config, { organizationId: context.organizationId, prefix });
  const number = documentNumberOf(document);
  await transaction(context, async (tx) => {
    await queueMail(context, tx, {
      template: 'taxDocument',
      recipient: email,
      language,
      values: {
        name: firstName,
        number,
        document: t(`tax-documents.titles.${titleKeyOf(document)}`),
        order: String(order.number),
        total: money(totalMinor, currency),
        // a line is left out of the mail where its value is missing
        ...(isTest ? { test: String(order.number) } : {}),
        url: pageUrl(site, `/profile/payment-history/${orderId}`),
      },
    });
    const at = context.clock.now();
    await insertHistory(tx, { orderId, kind: 'DOCUMENT_SENT', note: number, userId: context.caller.userId, at });
  });
}
