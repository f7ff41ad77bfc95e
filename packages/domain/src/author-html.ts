/** What the HTML that authors write may be made of: the server's sanitiser keeps it to this, importers aim at it. */
export const AUTHOR_TAGS: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'code', 'pre'],
  ...['blockquote', 'ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption', 'span', 'div', 'video', 'audio'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'colgroup', 'col', 'caption'],
];

/** Attributes by tag; those of `*` may stand on each. */
export const AUTHOR_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['dir', 'lang'],
  a: ['href', 'title', 'target', 'rel'],
  img: ['alt', 'width', 'height', 'data-media-id'],
  video: ['controls', 'preload', 'width', 'height', 'data-media-id'],
  audio: ['controls', 'preload', 'data-media-id'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  col: ['span'],
  ol: ['start'],
  span: ['data-formula', 'data-mention'],
  div: ['data-formula'],
  code: ['class'],
  p: ['style'],
  h2: ['style'],
  h3: ['style'],
  h4: ['style'],
};

export const AUTHOR_SCHEMES: readonly string[] = ['https', 'http', 'mailto', 'tel'];

/** The one property that a style may set. */
export const TEXT_ALIGN = /^(start|end|center|justify)$/;

/** What the markup of one text may be at most: elements inside one another, elements, attributes of one element, and formulas. */
export const HTML_LIMITS = { depth: 100, elements: 20_000, attributes: 50, formulas: 300 } as const;
/** Characters of a formula that is drawn; a longer one is shown as it is written. */
export const FORMULA_MAX_LENGTH = 2000;
export type HtmlLimit = keyof typeof HTML_LIMITS;
