/**
 * Mentions in talk: `<span data-mention="5">@Name</span>`, with whatever other attributes the editor adds. The server reads them
 * with the same functions as the editor's tests, so that what one writes the other understands.
 */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;
const USER_ID = /^[1-9][0-9]{0,15}$/;
const NAME = 'data-mention';

/** A span that claims to mention somebody, by its place in the text. */
interface Claim {
  /** Of the opening tag, and of the closing one. */
  opens: readonly [number, number];
  closes: readonly [number, number];
  /** The other attributes, as they are written. */
  others: string;
  /** Null: no valid id, or more inside than a name. */
  userId: number | null;
}

interface OpenSpan {
  opens: readonly [number, number];
  others: string;
  value: string | undefined;
  holdsTags: boolean;
}

function openSpan(match: RegExpExecArray): OpenSpan {
  let value: string | undefined;
  const attributes = match[3] ?? '';
  const others = attributes.replaceAll(ATTRIBUTE, (whole, name: string, double, single, bare) => {
    if (name.toLowerCase() !== NAME) return whole;
    value ??= double ?? single ?? bare ?? '';
    return '';
  });
  return { opens: [match.index, match.index + match[0].length], others, value, holdsTags: false };
}

/** All spans with the attribute, in the order in which they begin. */
function claimsIn(html: string): Claim[] {
  if (!html.includes(NAME)) return [];
  const open: OpenSpan[] = [];
  const claims: Claim[] = [];
  const close = (span: OpenSpan, closes: readonly [number, number], isClosed: boolean) => {
    if (span.value === undefined) return;
    const isWhole = isClosed && !span.holdsTags && USER_ID.test(span.value);
    claims.push({ opens: span.opens, closes, others: span.others, userId: isWhole ? Number(span.value) : null });
  };
  for (const match of html.matchAll(TAG)) {
    const isSpan = match[2]?.toLowerCase() === 'span';
    const last = open.at(-1);
    if (isSpan && match[1]) {
      open.pop();
      if (last) close(last, [match.index, match.index + match[0].length], true);
      continue;
    }
    if (last) last.holdsTags = true;
    if (isSpan) open.push(openSpan(match));
  }
  for (const span of open) close(span, [html.length, html.length], false);
  return claims.sort((one, other) => one.opens[0] - other.opens[0]);
}

/** Ids of the people mentioned in a text. */
export const mentionsIn = (html: string): number[] => [
  ...new Set(claimsIn(html).flatMap(({ userId }) => userId ?? [])),
];

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** A mention as it is stored: the direction of the name is its own. */
export const mentionHtml = (userId: number, name: string): string =>
  `<span dir="auto" ${NAME}="${userId}">@${escaped(name)}</span>`;

/**
 * The text with everybody mentioned under the name in `names`, whatever was written there. Who isn't in `names`, and every
 * other use of the attribute, is left as plain text.
 */
export function withNames(html: string, names: ReadonlyMap<number, string>): string {
  let result = '';
  let at = 0;
  for (const { opens, closes, others, userId } of claimsIn(html)) {
    const name = userId === null ? undefined : names.get(userId);
    result += html.slice(at, opens[0]);
    if (userId !== null && name !== undefined) {
      result += mentionHtml(userId, name);
      at = closes[1];
    } else {
      result += `<span${others}>`;
      at = opens[1];
    }
  }
  return result + html.slice(at);
}

/** The text without mentions, for where nobody is notified: the names stay as plain text. */
export const withoutMentions = (html: string): string => withNames(html, new Map());
