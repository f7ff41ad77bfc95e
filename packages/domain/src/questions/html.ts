/** What is seen without being a word: media and formulas. */
const SEEN_WITHOUT_WORDS = /<(?:img|video|audio)\b|\bdata-formula=/i;

/** Whether HTML shows nothing: no words, no media, no formula. */
export function isBlankHtml(html: string | null | undefined): boolean {
  if (!html || SEEN_WITHOUT_WORDS.test(html)) return !html;
  const words = html.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' ');
  return words.trim() === '';
}
