import { AUTHOR_ATTRIBUTES, AUTHOR_SCHEMES, AUTHOR_TAGS, TEXT_ALIGN } from '@sullam/domain/author-html.ts';
import { withoutMentions } from '@sullam/domain/discussions/mentions.ts';
import { DESCRIPTION_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import sanitize from 'sanitize-html';
import { invalidField } from './problem.ts';
import { TextCache } from './text-cache.ts';

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

const ALIGNED = /(?:^|;)\s*(text-align\s*:\s*[a-z]+)\s*(?=;|$)/gi;

/** A style without what is dropped anyway: parsing a long one by all rules of CSS takes a second. */
function shortStyle(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  if (attribs.style === undefined) return { tagName, attribs };
  const { style, ...others } = attribs;
  const aligned = [...style.matchAll(ALIGNED)].at(-1)?.[1];
  return { tagName, attribs: aligned === undefined ? others : { ...others, style: aligned } };
}

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
  transformTags: { ...FORMATTED.transformTags, img: ownMedia, video: ownMedia, audio: ownMedia, '*': shortStyle },
  exclusiveFilter: ({ tag, attribs }) => ['img', 'video', 'audio'].includes(tag) && !attribs['data-media-id'],
};

/**
 * What a thread has made of large texts (prepare-html.ts) is kept, so that the functions below find it and stay synchronous.
 * A few megabytes each: the texts of the requests under way.
 */
const ROOM = 12_000_000;
const kept = {
  article: new TextCache(ROOM),
  formatted: new TextCache(ROOM),
  plain: new TextCache(ROOM),
  folded: new TextCache(ROOM),
};

/** Which of the two kinds of author HTML a field takes: with files, tables and formulas, or without. */
export type HtmlKind = 'article' | 'formatted';

interface Words {
  plain: string;
  folded: string;
}

/** Everything that is derived from one text. */
export interface PreparedHtml extends Words {
  clean: string;
  /** The text without its mentions, as all but posts and comments keep it; null where it has none. */
  unmentioned: (Words & { html: string }) | null;
}

/** Derives everything from one text. Of a large one this takes up to a second: threads do it. */
export function prepareHtmlNow(kind: HtmlKind, html: string): PreparedHtml {
  const clean = cleanHtml(kind, html);
  const silent = withoutMentions(clean);
  return { clean, ...wordsIn(clean), unmentioned: silent === clean ? null : { html: silent, ...wordsIn(silent) } };
}

function wordsIn(clean: string): Words {
  const plain = plainText(clean);
  return { plain, folded: foldForSearch(plain) };
}

export function keepPrepared(kind: HtmlKind, given: string, { clean, unmentioned, ...words }: PreparedHtml): void {
  kept[kind].set(given, clean);
  for (const { html, plain, folded } of [{ html: clean, ...words }, ...(unmentioned ? [unmentioned] : [])]) {
    kept.plain.set(html, plain);
    kept.folded.set(html, folded);
  }
}

/** An article without anything that could run, frame or track. What readers get has always been through here. */
export const sanitizeHtml = (html: string): string => kept.article.get(html) ?? sanitize(html, ARTICLE);

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
export const sanitizeFormatted = (html: string): string =>
  kept.formatted.get(html) ?? sanitize(inParagraphs(html), FORMATTED);

export const cleanHtml = (kind: HtmlKind, html: string): string =>
  kind === 'article' ? sanitizeHtml(html) : sanitizeFormatted(html);

/**
 * The formatted text of a form (announcement, description, page) as it is kept: cleaned, in paragraphs, a language in
 * which nothing can be read left out. Its length is that of its words.
 * @throws Problem validation at the field and language that is too long
 */
export const formattedText = (field: string, text: Localized, maximum = DESCRIPTION_MAX_LENGTH): Localized =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const html = sanitizeFormatted(text[language] ?? '');
      const plain = plainText(html);
      const length = plain.length > maximum ? [...plain].length : plain.length;
      if (length > maximum) throw invalidField(`${field}.${language}`, 'textMaximum', { count: maximum });
      return length === 0 ? [] : [[language, html]];
    }),
  );

/** A tag as the sanitiser writes it. */
const CLEAN_TAG = /<(\/?)([a-z][a-z0-9]*)(?: [a-z-]+(?:="[^"<>]*")?)*(?: \/)?>/y;
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot);)/;
const CLEAN_NAMES = new Set(AUTHOR_TAGS);
const STARTS_LINE = new Set(['br', 'hr']);
const ENDS_LINE = new Set([
  ...['p', 'li', 'td', 'th', 'figcaption', 'blockquote', 'pre', 'div'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** The text of HTML that the sanitiser has written, in one pass; null of any other. */
function textOfClean(html: string): string | null {
  let text = '';
  let at = 0;
  for (let tag = html.indexOf('<'); tag !== -1; tag = html.indexOf('<', at)) {
    CLEAN_TAG.lastIndex = tag;
    const found = CLEAN_TAG.exec(html);
    const [whole = '', slash, name = ''] = found ?? [];
    if (!CLEAN_NAMES.has(name)) return null;
    const breaks = (slash ? ENDS_LINE : STARTS_LINE).has(name);
    text += html.slice(at, tag) + (breaks ? ' ' : '');
    at = tag + whole.length;
  }
  text += html.slice(at);
  return OTHER_ENTITY.test(text) ? null : text;
}

/** The text of any HTML. */
const textOfAny = (html: string): string =>
  sanitize(html.replace(/<br\b|<hr\b|<\/(p|h\d|li|td|th|figcaption|blockquote|pre|div)>/g, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  });

/** The words of author HTML, for search and summaries. */
export const plainText = (html: string): string =>
  kept.plain.get(html) ??
  decodeText(textOfClean(html) ?? textOfAny(html))
    .replace(/\s+/g, ' ')
    .trim();

/** The words of author HTML as searches compare them. */
export const searchTextOf = (html: string): string => kept.folded.get(html) ?? foldForSearch(plainText(html));

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
