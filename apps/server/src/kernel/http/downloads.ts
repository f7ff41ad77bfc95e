/** Letters that `encodeURIComponent` leaves and RFC 5987 doesn't allow. */
const LEFT = /['()*]/g;

const percent = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** A name of a file without what systems refuse in names, and not longer than they take. */
const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
    .replaceAll(/[\\/]/g, '-')
    .trim()
    .slice(-MOST_LETTERS);

const MOST_LETTERS = 150;

/**
 * The header by which a file has a name on every way out: plain letters for old programs, the true name encoded beside them. What is
 * shown in the browser has one too: a saved copy can be found again.
 */
export function disposition(name: string, how: 'attachment' | 'inline' = 'attachment'): string {
  const clean = cleanName(name) || 'file';
  const plain = clean.replaceAll(/[^\w. -]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(clean).replaceAll(LEFT, percent)}`;
}
