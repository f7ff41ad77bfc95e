import { directionOf, type Language } from '@sullam/domain/localized.ts';
import { directionOfText } from '@sullam/domain/text-direction.ts';
import { messages as arabic } from '@sullam/strings/areas/mail.ar.ts';
import { messages as english } from '@sullam/strings/areas/mail.en.ts';
import type { Value } from '@sullam/strings/define.ts';
import { moneyIn } from '@sullam/strings/format.ts';
import { messageValueNames } from '@sullam/strings/placeholders.ts';
import { momentIn } from '@sullam/strings/zoned-times.ts';
import { sanitizeFormatted } from '../html.ts';
import type { Wording } from '../wording.ts';
import { mailBodyText, withOwnLinks } from './mail-body.ts';
import { type MailLook, mailHtml, paragraphs } from './mail-html.ts';
import { mailName } from './mail-name.ts';
import { MAIL_TEMPLATES, type MailTemplate, type MailTemplateName, type MailValues } from './mail-templates.ts';
import { mailText } from './mail-text.ts';

/** What an organisation gives to its mails. */
export interface MailBrand extends MailLook {
  timeZone: string;
  /** In whose words, in the reader's language. */
  wording: Wording;
}

const WORDS = { en: english, ar: arabic };

/** A mail in words, before it becomes HTML or text: both are made from this. */
export interface MailContent {
  language: Language;
  direction: 'ltr' | 'rtl';
  organization: string;
  heading: string;
  greeting: string;
  lines: string[];
  body: { html: string; text: string; direction: 'ltr' | 'rtl' } | null;
  code: string | null;
  action: { label: string; url: string; hint: string } | null;
  notes: string[];
  closing: string[];
  footer: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const ISOLATES = /[\u2066-\u2069]/g;

/** Moments and money in the reader's language; the rest as it was given. */
function worded(value: MailValues[string], { wording, timeZone }: MailBrand): Value {
  if (typeof value !== 'object') return value;
  return 'at' in value
    ? momentIn(wording.formatLocale, new Date(value.at), timeZone)
    : { raw: moneyIn(wording.formatLocale, value) };
}

/** What somebody wrote, for both forms of the mail; HTML is cleaned once more before it leaves the house. */
function bodyOf(template: MailTemplate, given: string, language: Language, brand: MailBrand): MailContent['body'] {
  if (!template.body || !given) return null;
  const isFormatted = template.body === 'formatted';
  const html = isFormatted ? withOwnLinks(sanitizeFormatted(given), brand.siteUrl) : paragraphs(given);
  const text = isFormatted ? mailBodyText(html) : given;
  return { html, text, direction: directionOfText(text) ?? directionOf(language) };
}

/** Values that are names of people: of the reader, and of whoever wrote, invited or enrolled them. */
const NAMES = ['name', 'person'] as const;

/** Names as mails show them; a name of which nothing is left is missing. */
function withShortNames(given: MailValues): MailValues {
  const short = { ...given };
  for (const key of NAMES) {
    const name = given[key];
    if (typeof name !== 'string' || name === '') continue;
    const shown = mailName(name);
    if (shown === '') delete short[key];
    else short[key] = shown;
  }
  return short;
}

/** Words a mail in the reader's language. Lines whose values are missing are left out. */
export function mailContent(
  name: MailTemplateName,
  givenValues: MailValues,
  brand: MailBrand,
): MailContent & { subject: string } {
  const given = withShortNames(givenValues);
  const template: MailTemplate = MAIL_TEMPLATES[name];
  const { language } = brand.wording;
  const catalogue = WORDS[language];
  const t = brand.wording.of(WORDS);
  const values: Record<string, Value> = { organization: brand.name };
  for (const [key, value] of Object.entries(given)) values[key] = worded(value, brand);

  const line = (key: string): string[] => {
    const message = (catalogue as Record<string, Parameters<typeof messageValueNames>[0]>)[`mail.${name}.${key}`];
    if (message === undefined) return [];
    const isComplete = [...messageValueNames(message)].every((needed) => values[needed] !== undefined);
    return isComplete ? [t.lookUp(`mail.${name}.${key}`, values) ?? ''] : [];
  };
  const text = (key: string): string => (typeof given[key] === 'string' ? given[key] : '');
  const url = text('url');
  const actionLabel = template.isAboutSecurity ? t('mail.layout.choosePassword') : (line('action')[0] ?? url);
  return {
    subject: (line('subject')[0] ?? brand.name).replace(ISOLATES, '').replace(/\s+/g, ' ').slice(0, 200),
    language,
    direction: directionOf(language),
    organization: brand.name,
    heading: line('heading')[0] ?? '',
    greeting: text('name') ? t('mail.layout.greeting', { name: text('name') }) : t('mail.layout.greetingUnknown'),
    lines: template.lines.flatMap(line),
    body: bodyOf(template, text('body'), language, brand),
    code: template.hasCode ? text('code') : null,
    action: template.hasAction && url ? { label: actionLabel, url, hint: t('mail.layout.linkHint') } : null,
    notes: [
      ...(template.isAboutSecurity ? [t('mail.layout.notYou')] : []),
      ...(template.expires ? line('expires') : []),
      ...(template.canBeIgnored ? [t('mail.layout.ignore')] : []),
    ],
    closing: [t('mail.layout.closing'), t('mail.layout.team', { organization: brand.name })],
    footer: template.reason ? t(`mail.layout.${template.reason}`, { organization: brand.name }) : '',
  };
}

/** HTML and plain text of a mail from one source, in the reader's language and the organisation's look. */
export function renderMail(name: MailTemplateName, values: MailValues, brand: MailBrand): RenderedMail {
  const { subject, ...content } = mailContent(name, values, brand);
  return { subject, html: mailHtml(content, brand), text: mailText(content) };
}
