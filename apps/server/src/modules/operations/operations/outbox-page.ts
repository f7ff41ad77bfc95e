import { directionOf } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/mail.ar.ts';
import { messages as english } from '@sullam/strings/areas/mail.en.ts';
import { escapeHtml } from '../../../kernel/mail/mail-html.ts';
import type { StoredMail } from '../../../kernel/mail/outgoing-mails.ts';
import type { Wording } from '../../../kernel/wording.ts';

const WORDS = { en: english, ar: arabic };

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 system-ui,sans-serif;display:grid;min-height:100vh;grid-template-rows:auto 1fr}
header{padding:1rem 1.5rem;border-block-end:1px solid #8884}
h1{margin:0;font-size:1.25rem}
main{display:grid;grid-template-columns:minmax(16rem,24rem) 1fr}
ol{list-style:none;margin:0;padding:0;border-inline-end:1px solid #8884;overflow:auto}
li a{display:block;padding:.75rem 1.5rem;border-block-end:1px solid #8884;color:inherit;text-decoration:none}
li a:hover,li a[aria-current]{background:#8882}
li b{display:block;overflow-wrap:anywhere}
small{opacity:.8}
section{display:grid;grid-template-rows:1fr auto;min-height:36rem}
iframe{width:100%;height:100%;border:0;background:#fff}
pre{margin:0;padding:1rem 1.5rem;white-space:pre-wrap;overflow-wrap:anywhere;border-block-start:1px solid #8884}
p{padding:1.5rem;margin:0}
summary{padding:.75rem 1.5rem;cursor:pointer;border-block-start:1px solid #8884}
@media(max-width:48rem){main{grid-template-columns:1fr}ol{max-height:40vh}}`;

/** The page of mails that were made here: a list, and one of them in a frame in which nothing runs. */
export function outboxPage(wording: Wording, mails: readonly StoredMail[], shown: StoredMail | undefined): string {
  const { language } = wording;
  const t = wording.of(WORDS);
  const times = new Intl.DateTimeFormat(wording.formatLocale, { dateStyle: 'medium', timeStyle: 'medium' });
  const item = (mail: StoredMail) =>
    `<li><a href="/outbox/${mail.outgoingMailId}"${
      mail.outgoingMailId === shown?.outgoingMailId ? ' aria-current="true"' : ''
    }><b dir="auto">${escapeHtml(mail.subject)}</b><small><bdi>${escapeHtml(mail.recipient)}</bdi> · ${escapeHtml(times.format(mail.createdAt))}</small></a></li>`;
  // links open in a tab of their own: the frame itself may neither run scripts nor reach this page
  const framed = (mail: StoredMail) => mail.html.replace('<head>', '<head><base target="_blank">');
  const content = shown
    ? `<section><iframe title="${escapeHtml(shown.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed(shown))}"></iframe><details><summary>${escapeHtml(t('mail.outbox.plainText'))}</summary><pre dir="auto">${escapeHtml(shown.text)}</pre></details></section>`
    : `<p>${escapeHtml(t(mails.length === 0 ? 'mail.outbox.empty' : 'mail.outbox.choose'))}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(t('mail.outbox.title'))}</title><style>${STYLE}</style></head>
<body><header><h1>${escapeHtml(t('mail.outbox.title'))}</h1><small>${escapeHtml(t('mail.outbox.hint'))}</small></header><main><ol>${mails.map(item).join('')}</ol>${content}</main></body></html>`;
}
