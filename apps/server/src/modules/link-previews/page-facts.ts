import sanitize from 'sanitize-html';

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

const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '');

/** Reads the head of a page; null where it has no title. */
export function readPageFacts(html: string, url: string): PageFacts | null {
  const said = new Map<string, string>();
  const cleaned = sanitize(html, {
    allowedTags: ['title'],
    allowedAttributes: {},
    onOpenTag: (tag, { property, name, content }) => {
      const key = (property ?? name ?? '').toLowerCase();
      if (tag === 'meta' && key && content && !said.has(key)) said.set(key, content);
    },
  });
  const title = said.get('og:title') ?? said.get('twitter:title') ?? decode(/<title>([^<]*)/.exec(cleaned)?.[1] ?? '');
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
