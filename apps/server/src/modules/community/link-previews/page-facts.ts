import { Parser } from 'htmlparser2';

/** What a page says of itself. */
export interface PageFacts {
  title: string;
  description: string;
  site: string;
  /** As it stands there: relative perhaps. */
  picture: string | null;
}

const LONGEST = { title: 200, description: 300, site: 80 } as const;
/** Signs that turn the direction of what follows them, and others that nobody sees. */
const UNSEEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

function tidy(text: string | undefined, longest: number): string {
  const plain = (text ?? '').replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim();
  const letters = [...plain];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : plain;
}

/** Characters that are read at once. */
const PIECE = 4000;
/** Beyond so many elements nothing is said of a page any more. */
const MOST_ELEMENTS = 5000;

/** What the meta elements say by their names, and the first title. Reading ends where the body begins. */
function readHead(html: string): { said: Map<string, string>; title: string } {
  const said = new Map<string, string>();
  let title = '';
  let isInTitle = false;
  let isOver = false;
  let elements = 0;
  const parser = new Parser({
    onopentag(tag, { property, name, content }) {
      elements += 1;
      isOver ||= tag === 'body' || elements > MOST_ELEMENTS;
      isInTitle = tag === 'title' && title === '';
      const key = (property ?? name ?? '').toLowerCase();
      if (tag === 'meta' && key && content && !said.has(key)) said.set(key, content);
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag() {
      isInTitle = false;
    },
  });
  for (let at = 0; at < html.length && !isOver; at += PIECE) parser.write(html.slice(at, at + PIECE));
  return { said, title };
}

/** Reads the head of a page; null where it has no title. */
export function readPageFacts(html: string, url: string): PageFacts | null {
  const { said, title: written } = readHead(html);
  const title = said.get('og:title') ?? said.get('twitter:title') ?? written;
  const facts = {
    title: tidy(title, LONGEST.title),
    description: tidy(said.get('og:description') ?? said.get('description'), LONGEST.description),
    site: tidy(said.get('og:site_name'), LONGEST.site) || new URL(url).hostname.replace(/^www\./, ''),
    picture: said.get('og:image:secure_url') ?? said.get('og:image') ?? said.get('twitter:image') ?? null,
  };
  return facts.title === '' ? null : facts;
}

/** The text of a page in the characters that it says it has; those of Arabic pages are often of Windows. */
export function decodePage(bytes: Buffer, contentType: string): string {
  const declared = /charset=["']?([\w-]+)/i;
  const label =
    declared.exec(contentType)?.[1] ?? declared.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch (error) {
    // a name that nobody knows
    if (error instanceof RangeError) return bytes.toString('utf8');
    throw error;
  }
}
