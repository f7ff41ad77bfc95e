import type { Localized } from '@sullam/domain/localized.ts';
import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'mark',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'colgroup',
    'col',
    'caption',
    'span',
    'div',
    'video',
    'source',
    'track',
    'audio',
  ],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'data-media-id'],
    video: ['src', 'controls', 'poster', 'width', 'height', 'preload', 'data-media-id'],
    audio: ['src', 'controls', 'preload', 'data-media-id'],
    source: ['src', 'type'],
    track: ['src', 'kind', 'srclang', 'label'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
    ol: ['start'],
    span: ['data-formula'],
    div: ['data-formula'],
    code: ['class'],
    p: ['style'],
    h2: ['style'],
    h3: ['style'],
    h4: ['style'],
  },
  allowedClasses: { code: [/^language-[a-z0-9-]+$/] },
  allowedStyles: { '*': { 'text-align': [/^(start|end|center|justify)$/] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'], video: ['https', 'http'], audio: ['https', 'http'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

/** Author HTML without anything that could run, frame or track. What readers get has always been through here. */
export const sanitizeHtml = (html: string): string => sanitize(html, OPTIONS);

/** The words of author HTML, for search and summaries. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<\/(p|h\d|li|td|th|figcaption|blockquote|pre|div)>/g, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/\s+/g, ' ')
    .trim();

/** Both languages of an author's HTML, cleaned. */
export const sanitizeLocalizedHtml = (text: Localized): Localized => ({
  ...(text.en == null ? {} : { en: sanitizeHtml(text.en) }),
  ...(text.ar == null ? {} : { ar: sanitizeHtml(text.ar) }),
});
