import type { MailContent } from './render-mail.ts';

/** The plain text of a mail: the same words, addresses on lines of their own. */
export function mailText(mail: MailContent): string {
  const parts = [
    mail.heading,
    mail.greeting,
    ...mail.lines,
    ...(mail.body ? [mail.body.text] : []),
    ...(mail.code ? [mail.code] : []),
    ...(mail.action ? [`${mail.action.label}\n${mail.action.url}`] : []),
    ...mail.notes,
    mail.closing.join('\n'),
    ...(mail.footer ? [`-- \n${mail.footer}`] : []),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
