import { withoutMentions } from '@sullam/domain/discussions/mentions.ts';
import { drawFormulas } from '../../../kernel/formulas.ts';
import { mediaIdsIn, plainText, sanitizeHtml, searchTextOf } from '../../../kernel/html.ts';
import type { MediaRef } from './media-ref.ts';

export interface PreparedText {
  /** Cleaned; files by id, formulas undrawn. */
  html: string;
  searchText: string;
  mediaIds: number[];
}

/** An author's HTML as it is stored. Nobody is notified of a mention in it, so that names stay as plain text. */
export const prepareText = (html: string): PreparedText => prepared(withoutMentions(sanitizeHtml(html)));

/** The same of posts and comments, whose module decides who is mentioned and writes the names (comments/comment-text.ts). */
export const prepareTalk = (html: string): PreparedText => prepared(sanitizeHtml(html));

function prepared(clean: string): PreparedText {
  return { html: clean, searchText: searchTextOf(clean), mediaIds: mediaIdsIn(clean) };
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const attribute = (name: string, value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? '' : ` ${name}="${escapeAttribute(String(value))}"`;

/** Widths at which browsers may fetch a picture, in the older of the two formats: one list serves every browser. */
const sourceSet = (ref: MediaRef): string =>
  ref.variants
    .filter((variant) => variant.contentType === 'image/webp')
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ');

function addressesOf(tag: string, ref: MediaRef, has: (name: string) => boolean): string {
  const size = has('width') ? '' : attribute('width', ref.width) + attribute('height', ref.height);
  if (tag !== 'img') return attribute('src', ref.url) + size;
  const set = sourceSet(ref);
  return `${attribute('src', ref.url)}${set ? attribute('srcset', set) + attribute('sizes', '(min-width: 800px) 760px, 100vw') : ''}${size} loading="lazy" decoding="async"`;
}

/** Kept HTML as a reader gets it: fresh addresses for files, formulas drawn. A file that is gone leaves nothing behind. */
export function presentText(html: string, refs: ReadonlyMap<number, MediaRef>): string {
  const withFiles = html.replaceAll(
    /<(img|video|audio)\b([^>]*?)\sdata-media-id="(\d+)"([^>]*)>/g,
    (_whole, tag: string, before: string, id: string, rest: string) => {
      const ref = refs.get(Number(id));
      if (!ref) return tag === 'img' ? '' : `<${tag}>`;
      const end = rest.endsWith(' /') ? ' /' : '';
      const others = `${before}${end ? rest.slice(0, -end.length) : rest}`;
      const addresses = addressesOf(tag, ref, (name) => new RegExp(`\\s${name}=`).test(others));
      return `<${tag}${others} data-media-id="${id}"${addresses}${end}>`;
    },
  );
  return drawFormulas(withFiles);
}

/** Has a reader anything to see in it? */
export const isEmptyText = (html: string): boolean =>
  plainText(html) === '' && mediaIdsIn(html).length === 0 && !html.includes('data-formula=');
