import { chooseText, type Language } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/mail.ar.ts';
import { messages as english } from '@sullam/strings/areas/mail.en.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { organizationUrl, pageUrl } from '../../../kernel/organization-url.ts';
import { PRODUCT_WORDING } from '../../../kernel/wording.ts';
import { type Giver, readGiver } from './seat-pools.reads.ts';
import type { InvitationLanguage } from './seat-pools.repository.ts';

const WORDS = { en: english, ar: arabic };

/** Where a token is accepted. Not called `token`: that one signs in wherever it stands. */
export const seatLink = ({ config }: SystemContext, { siteId }: Giver, token: string): string =>
  pageUrl(organizationUrl(config, siteId), '/seats', { invitation: token });

const titleIn = ({ title }: Giver, language: Language): string => chooseText(title, language)?.text ?? '';

/** Who gives the seat: the company, or the buyer where there is none. */
const giverOf = ({ companyName, buyerName }: Giver): string => companyName || buyerName;

/** The sentence of the other language, in a mail that is written in both. */
const textIn = (language: Language, giver: Giver): string =>
  PRODUCT_WORDING[language]
    .of(WORDS)('mail.seatInvitation.text', { giver: giverOf(giver), title: titleIn(giver, language) })
    .replace(/[\u2066-\u2069]/g, '');

/** Mails an invitation. In both languages, the mail is Arabic and says the same in English below. */
export async function mailInvitation(
  context: SystemContext,
  tx: Tx,
  {
    seatPoolId,
    email,
    language,
    token,
  }: { seatPoolId: number; email: string; language: InvitationLanguage; token: string },
): Promise<void> {
  const giver = await readGiver(tx, context.organizationId, seatPoolId);
  const main = language === 'both' ? 'ar' : language;
  await queueMail(context, tx, {
    template: 'seatInvitation',
    recipient: email,
    language: main,
    values: {
      giver: giverOf(giver),
      title: titleIn(giver, main),
      until: { at: giver.assignableUntil.toISOString() },
      url: seatLink(context, giver, token),
      ...(language === 'both' ? { body: textIn('en', giver) } : {}),
    },
  });
}
