/** What is seen without being a word: media and formulas. */
const SEEN_WITHOUT_WORDS = /<(?:img|video|audio)\b|\bdata-formula=/i;
/** What shows nothing: tags and blanks. */
const UNSEEN = /\s+|<[^>]*>|&(?:nbsp|#160|#xa0);/iy;

/** Whether HTML shows nothing: no words, no media, no formula. A long text is read no further than to its first word. */
export function isBlankHtml(html: string | null | undefined): boolean {
  if (!html) return true;
  UNSEEN.lastIndex = 0;
  for (let at = 0; at < html.length; at = UNSEEN.lastIndex) if (!UNSEEN.test(html)) return false;
  return !SEEN_WITHOUT_WORDS.test(html);
}
