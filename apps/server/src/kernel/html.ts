import { AUTHOR_ATTRIBUTES, AUTHOR_SCHEMES, AUTHOR_TAGS, TEXT_ALIGN } from '@sullam/domain/author-html.ts';
import { DESCRIPTION_MAX_LENGTH } from '@sullam/domain/limits.ts';
import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import katex from 'katex';
import sanitize from 'sanitize-html';
import { invalidField } from './problem.ts';

const MEDIA_ID = /^[1-9][0-9]{0,15}$/;

/** Pictures, videos and sounds are our own files, named by id: an address would run out, and one elsewhere reveals who reads. */
const ownMedia = (tagName: string, attribs: sanitize.Attributes): sanitize.Tag => {
  const { 'data-media-id': id = '', alt, width, height } = attribs;
  const size = (name: string, value: string | undefined) => (value && /^\d{1,5}$/.test(value) ? { [name]: value } : {});
  return {
    tagName,
    attribs: {
      ...(MEDIA_ID.test(id) ? { 'data-media-id': id } : {}),
      ...(tagName === 'img' ? { alt: alt ?? '' } : { controls: 'controls', preload: 'metadata' }),
      ...size('width', width),
      ...size('height', height),
    },
  };
};

/** What every author may use: the smaller tools of the editor. */
const FORMATTED: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'div'],
    ...['blockquote', 'ul', 'ol', 'li', 'a'],
  ],
  allowedAttributes: { '*': ['dir', 'lang'], a: ['href', 'title', 'target', 'rel'], ol: ['start'] },
  allowedSchemes: [...AUTHOR_SCHEMES],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
  },
};

/** Articles hold files of ours, tables and formulas besides. */
const ARTICLE: sanitize.IOptions = {
  ...FORMATTED,
  allowedTags: [...AUTHOR_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(AUTHOR_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { code: [/^language-[a-z0-9-]+$/] },
  allowedStyles: { '*': { 'text-align': [TEXT_ALIGN] } },
  transformTags: { ...FORMATTED.transformTags, img: ownMedia, video: ownMedia, audio: ownMedia },
  exclusiveFilter: ({ tag, attribs }) => ['img', 'video', 'audio'].includes(tag) && !attribs['data-media-id'],
};

/** An article without anything that could run, frame or track. What readers get has always been through here. */
export const sanitizeHtml = (html: string): string => sanitize(html, ARTICLE);

const BLOCK = /<(p|h[1-6]|ul|ol|blockquote|pre|div)\b/i;

/** What was written without any block: an empty line begins a paragraph, a single one breaks the line. */
const inParagraphs = (text: string): string =>
  BLOCK.test(text)
    ? text
    : text
        .trim()
        .split(/\r?\n\s*\n/)
        .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
        .join('');

/** A formatted text without files, tables and formulas, and without anything that could run, frame or track. */
export const sanitizeFormatted = (html: string): string => sanitize(inParagraphs(html), FORMATTED);

/**
 * The formatted text of a form (announcement, description, page) as it is kept: cleaned, in paragraphs, a language in
 * which nothing can be read left out. Its length is that of its words.
 * @throws Problem validation at the field and language that is too long
 */
export const formattedText = (field: string, text: Localized, maximum = DESCRIPTION_MAX_LENGTH): Localized =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const html = sanitizeFormatted(text[language] ?? '');
      const { length } = [...plainText(html)];
      if (length > maximum) throw invalidField(`${field}.${language}`, 'textMaximum', { count: maximum });
      return length === 0 ? [] : [[language, html]];
    }),
  );

/** The words of author HTML, for search and summaries. */
export const plainText = (html: string): string =>
  decodeText(
    sanitize(html.replace(/<br\b|<hr\b|<\/(p|h\d|li|td|th|figcaption|blockquote|pre|div)>/g, ' $&'), {
      allowedTags: [],
      allowedAttributes: {},
    }),
  )
    .replace(/\s+/g, ' ')
    .trim();

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The sanitiser escapes what it leaves; words are searched as they are read. */
const decodeText = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Words of both scripts, counted alike in the browser and here: whatever stands between blanks. */
export const wordsOf = (html: string): number =>
  plainText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The ids of the files that cleaned HTML shows. */
export const mediaIdsIn = (html: string): number[] => [
  ...new Set([...html.matchAll(/\sdata-media-id="([1-9][0-9]{0,15})"/g)].map((match) => Number(match[1]))),
];

const FORMULA = /<(span|div) data-formula="([^"]*)"><\/\1>/g;
const drawn = new Map<string, string>();

/**
 * Cleaned HTML with its formulas drawn as MathML, which browsers show without a script or a font of ours. KaTeX makes
 * it from our own input alone (`trust: false`: no links, no pictures, no HTML) and escapes what it doesn't understand.
 */
export const drawFormulas = (html: string): string =>
  html.replaceAll(FORMULA, (whole, tag: string, encoded: string) => {
    const known = drawn.get(whole);
    if (known) return known;
    const markup = katex.renderToString(decodeText(encoded.replaceAll('&#39;', "'")), {
      output: 'mathml',
      displayMode: tag === 'div',
      throwOnError: false,
      trust: false,
      strict: 'ignore',
      maxExpand: 200,
      maxSize: 20,
    });
    const result = `<${tag} data-formula="${encoded}" dir="ltr">${markup}</${tag}>`;
    if (drawn.size > 2000) drawn.clear();
    drawn.set(whole, result);
    return result;
  });
