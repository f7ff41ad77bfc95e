import { palette } from '@sullam/ui/theme/palette.ts';
import { mailBodyHtml } from './mail-body.ts';
import type { MailContent } from './render-mail.ts';

/** How an organisation looks in a mail. */
export interface MailLook {
  name: string;
  /** Absolute address of a public picture. */
  logoUrl: string | null;
  colors: { primary: string; secondary: string };
  /** Where the organisation's pages are. */
  siteUrl: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML shows it: no mark of it is read as markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Typed text with its line breaks. */
export const paragraphs = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** The HTML of a mail: tables and inline styles, which mail programs understand; mirrored for right-to-left readers. */
export function mailHtml(mail: MailContent, look: MailLook): string {
  const colors = palette(look.colors, 'light');
  const font =
    mail.language === 'ar' ? "'Segoe UI',Tahoma,'Geeza Pro',Arial,sans-serif" : "'Segoe UI',Helvetica,Arial,sans-serif";
  const side = mail.direction === 'rtl' ? 'right' : 'left';
  const p = (content: string, style = '', attributes = '') =>
    `<p${attributes} style="margin:0 0 16px;line-height:1.7;${style}">${content}</p>`;
  const head = look.logoUrl
    ? `<img src="${escapeHtml(look.logoUrl)}" alt="${escapeHtml(look.name)}" height="40" style="display:block;height:40px;max-width:220px;border:0">`
    : `<span style="font-size:20px;font-weight:700;color:${colors['primary-text']}">${escapeHtml(look.name)}</span>`;
  const code = mail.code
    ? `<p dir="ltr" style="margin:8px 0 24px;font-size:34px;font-weight:700;letter-spacing:10px;text-align:center;color:${colors['primary-text']};background:${colors.subtle};border-radius:12px;padding:18px 12px">${escapeHtml(mail.code)}</p>`
    : '';
  const body = mail.body
    ? `<div dir="${mail.body.direction}" style="margin:0 0 20px;padding:4px 16px;border-inline-start:4px solid ${colors.secondary};text-align:start;line-height:1.7">${mailBodyHtml(mail.body.html, colors)}</div>`
    : '';
  const action = mail.action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:10px;background:${colors.primary}"><a href="${escapeHtml(mail.action.url)}" style="display:inline-block;padding:13px 28px;font-weight:600;color:${colors['on-primary']};text-decoration:none">${escapeHtml(mail.action.label)}</a></td></tr></table>`
    : '';
  const hint = mail.action
    ? p(
        `${escapeHtml(mail.action.hint)}<br><a dir="ltr" href="${escapeHtml(mail.action.url)}" style="color:${colors['primary-text']};word-break:break-all">${escapeHtml(mail.action.url)}</a>`,
        `font-size:13px;color:${colors.muted};`,
      )
    : '';
  return `<!doctype html>
<html lang="${mail.language}" dir="${mail.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.heading)}</title></head>
<body style="margin:0;background:${colors.subtle};color:${colors.ink};font-family:${font};font-size:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.subtle}"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" dir="${mail.direction}" style="width:100%;max-width:560px;background:${colors.surface};border-radius:16px;border-top:6px solid ${colors.primary}">
<tr><td align="${side}" style="padding:28px 32px 0">${head}</td></tr>
<tr><td align="${side}" style="padding:24px 32px 12px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.4">${escapeHtml(mail.heading)}</h1>
${p(escapeHtml(mail.greeting))}
${mail.lines.map((line) => p(paragraphs(line))).join('\n')}
${code}${body}${action}
${mail.notes.map((note) => p(escapeHtml(note), `font-size:14px;color:${colors.muted};`)).join('\n')}
${hint}
${p(mail.closing.map(escapeHtml).join('<br>'), 'margin-top:8px;')}
</td></tr></table>
${mail.footer ? `<p style="max-width:520px;margin:16px auto 0;font-size:12px;line-height:1.6;color:${colors.muted}">${escapeHtml(mail.footer)}</p>` : ''}
</td></tr></table>
</body>
</html>
`;
}
