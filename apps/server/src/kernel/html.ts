import { AUTHOR_ATTRIBUTES, AUTHOR_SCHEMES, AUTHOR_TAGS, TEXT_ALIGN } from '@sullam/domain/author-html.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import katex from 'katex';
import sanitize from 'sanitize-html';

const MEDIA_ID = /^[1-9][0-9]{0,15}$/;

/** Pictures, videos and sounds are our own files, named by id: an address would run out, and one elsewhere tells who reads. */
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

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...AUTHOR_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(AUTHOR_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { code: [/^language-[a-z0-9-]+$/] },
  allowedStyles: { '*': { 'text-align': [TEXT_ALIGN] } },
  allowedSchemes: [...AUTHOR_SCHEMES],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    img: ownMedia,
    video: ownMedia,
    audio: ownMedia,
  },
  exclusiveFilter: ({ tag, attribs }) => ['img', 'video', 'audio'].includes(tag) && !attribs['data-media-id'],
};

/** Author HTML without anything that could run, frame or track. What readers get has always been through here. */
export const sanitizeHtml = (html: string): string => sanitize(html, OPTIONS);

/** The words of author HTML, for search and summaries. */
export const plainText = (html: string): string =>
  decodeText(
    sanitize(html.replace(/<\/(p|h\d|li|td|th|figcaption|blockquote|pre|div)>/g, ' $&'), {
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

/** Both languages of an author's HTML, cleaned. */
export const sanitizeLocalizedHtml = (text: Localized): Localized => ({
  ...(text.en == null ? {} : { en: sanitizeHtml(text.en) }),
  ...(text.ar == null ? {} : { ar: sanitizeHtml(text.ar) }),
});

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
