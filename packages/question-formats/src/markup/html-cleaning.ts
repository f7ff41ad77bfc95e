import { AUTHOR_ATTRIBUTES, AUTHOR_SCHEMES, AUTHOR_TAGS, TEXT_ALIGN } from '@sullam/domain/author-html.ts';
import type { Notes } from '../report.ts';
import { element, type MarkupElement, type MarkupNode, rewrite, textNode, textOf } from './markup-tree.ts';

/** Finds the file that an address in HTML means. */
export interface MediaLinks {
  /** The id of a file that came along, 'missing' for one that should have, 'elsewhere' for addresses on the web. */
  resolve: (address: string) => number | 'missing' | 'elsewhere';
}

const TAGS = new Set(AUTHOR_TAGS);
const RENAMED: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  del: 's',
  ins: 'u',
  tt: 'code',
  samp: 'code',
  kbd: 'code',
  var: 'i',
  cite: 'i',
  dfn: 'i',
  big: 'strong',
  dt: 'p',
  dd: 'p',
  section: 'div',
  article: 'div',
  center: 'div',
};
/** Gone with everything inside. */
const DROPPED = new Set([
  ...['script', 'style', 'iframe', 'frame', 'frameset', 'applet', 'embed', 'noscript', 'template', 'head', 'title'],
  ...['textarea', 'select', 'button', 'input', 'form', 'canvas', 'svg', 'math', 'map', 'meta', 'link', 'base'],
]);
/** Ours alone: a file can't name the files or formulas of somebody else. */
const FORGED = new Set(['data-media-id', 'controls', 'preload', 'rel']);
const PRESENTATION = new Set(['class', 'id', 'style', 'align', 'border', 'cellpadding', 'cellspacing', 'valign']);
const SOUNDS = /\.(mp3|ogg|oga|wav|m4a|aac|flac)$/i;
const FILMS = /\.(mp4|webm|ogv|m4v|mov)$/i;

const isSafeAddress = (address: string): boolean => {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return scheme !== undefined && AUTHOR_SCHEMES.includes(scheme);
};

function cleanedStyle(style: string): string | null {
  const align = /(?:^|;)\s*text-align\s*:\s*([a-z]{1,10})\s*(?:;|$)/i.exec(style)?.[1]?.toLowerCase();
  return align && TEXT_ALIGN.test(align) ? `text-align:${align}` : null;
}

/** The attributes that an author may set, the others named in `removed`. */
function cleanedAttributes(name: string, attributes: Record<string, string>, removed: Set<string>) {
  const allowed = new Set([...(AUTHOR_ATTRIBUTES['*'] ?? []), ...(AUTHOR_ATTRIBUTES[name] ?? [])]);
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) {
    const wanted = key === 'xml:lang' ? 'lang' : key;
    const clean =
      wanted === 'style'
        ? cleanedStyle(value)
        : wanted === 'href'
          ? isSafeAddress(value)
            ? value
            : null
          : wanted === 'class'
            ? (/(?:^|\s)(language-[a-z0-9-]+)(?:\s|$)/.exec(value)?.[1] ?? null)
            : value;
    if (allowed.has(wanted) && !FORGED.has(wanted) && clean !== null) kept[wanted] = clean;
    else removed.add(PRESENTATION.has(key) ? key : `${name}[${key}]`);
  }
  return kept;
}

const sizes = ({ width, height }: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ width, height }).filter((entry): entry is [string, string] => /^\d{1,5}$/.test(entry[1] ?? '')),
  );

/** A picture, sound or film as the product shows it, or what can be said instead. */
function mediaNodes(name: string, address: string, from: MarkupElement, links: MediaLinks, notes: Notes): MarkupNode[] {
  const found = links.resolve(address);
  if (typeof found !== 'number') {
    notes.add(found === 'missing' ? 'media-missing' : 'media-elsewhere', { address: address.slice(0, 200) });
    const words = from.attributes.alt ?? '';
    return words === '' ? [] : [textNode(words)];
  }
  const alt: Record<string, string> = name === 'img' ? { alt: from.attributes.alt ?? '' } : {};
  const size = name === 'audio' ? {} : sizes(from.attributes);
  return [element(name, { 'data-media-id': String(found), ...alt, ...size }, [])];
}

function sourceOf(child: MarkupElement): string {
  const own = child.attributes.src ?? child.attributes.data;
  if (own !== undefined) return own;
  const inner = child.children.find((node) => node.kind === 'element' && node.name === 'source');
  return inner?.kind === 'element' ? (inner.attributes.src ?? '') : '';
}

function linkNodes(child: MarkupElement, links: MediaLinks, notes: Notes, removed: Set<string>): MarkupNode[] {
  const address = child.attributes.href ?? '';
  if (isSafeAddress(address) && links.resolve(address) === 'elsewhere')
    return [{ ...child, attributes: cleanedAttributes('a', child.attributes, removed) }];
  const kind = SOUNDS.test(address) ? 'audio' : FILMS.test(address) ? 'video' : null;
  if (kind && typeof links.resolve(address) === 'number')
    return [...child.children, ...mediaNodes(kind, address, child, links, notes)];
  if (address !== '') notes.add('file-link-left', { address: address.slice(0, 200) });
  return child.children;
}

function objectNodes(child: MarkupElement, links: MediaLinks, notes: Notes): MarkupNode[] {
  const type = child.attributes.type ?? '';
  const address = child.attributes.data ?? '';
  const kind = type.startsWith('audio/') ? 'audio' : type.startsWith('video/') ? 'video' : 'img';
  if (!type.startsWith('image/') && kind === 'img' && !/\.(png|jpe?g|gif|webp|svg)$/i.test(address)) {
    notes.add('file-link-left', { address: address.slice(0, 200) });
    return child.children;
  }
  const alt = child.children.map(textOf).join('').trim();
  return mediaNodes(kind, address, { ...child, attributes: { alt, ...child.attributes } }, links, notes);
}

/** HTML kept to what authors may write: files by id, links to safe places, no style, nothing that runs. */
export function cleanedNodes(nodes: readonly MarkupNode[], links: MediaLinks, notes: Notes): MarkupNode[] {
  const removed = new Set<string>();
  const cleaned = rewrite(nodes, (child) => {
    const name = RENAMED[child.name] ?? child.name;
    if (name === 'img') return mediaNodes('img', sourceOf(child), child, links, notes);
    if (name === 'audio' || name === 'video') return mediaNodes(name, sourceOf(child), child, links, notes);
    if (name === 'source' || name === 'track' || name === 'param') return [];
    if (name === 'a') return linkNodes(child, links, notes, removed);
    if (name === 'object') return objectNodes(child, links, notes);
    if (DROPPED.has(name)) {
      removed.add(name);
      return [];
    }
    if (!TAGS.has(name)) {
      removed.add(name);
      return child.children;
    }
    if (name !== child.name) removed.add(child.name);
    return [{ ...child, name, attributes: cleanedAttributes(name, child.attributes, removed) }];
  });
  if (removed.size > 0) notes.add('html-cleaned', { removed: [...removed].sort().slice(0, 20).join(', ') });
  return cleaned;
}
