const ARABIC = /^[ء-ي]+$/;
const LATIN = /^[a-z']+$/;

/** What Arabic writes together with a word: and, with, like, for, the; then feminine and plural endings, his, her, their. */
const ARABIC_PREFIX = /^(?:[وف]?(?:[بك]?ال|لل)|و)(?=[ء-ي]{3})/;
const ARABIC_ENDING = /(?<=[ء-ي]{3})(?:هما|كما|تها|ها|ات|ون|ين|ان|هم|هن|نا|يه|ه|ي|ا)$/;

/** Plural, genitive, past and -ing, as far as a word stays recognisable; then a final e, which comes and goes before them. */
const ENGLISH_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/'s?$/, ''],
  [/(?<=.{4})ies$/, ''],
  [/(?<=.{3})ies$/, 'i'],
  [/(?<=.{2}(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=.{3}[^su])s$/, ''],
  [/(?<=.{2})([^aeiouyls])\1(?:ing|ed)$/, '$1'],
  [/(?<=.{4})(?:ing|ed)$/, ''],
  [/(?<=.{4})[ey]$/, ''],
];

/**
 * The part of a folded word that its relatives share, to be looked for anywhere in a text: `القياده` and `قيادي` come down to
 * `قياد`, `leaders` to `leader`, `planning` to `plan`. Always a part of the word, so that a text that holds it is found; what is in
 * neither script comes back as it is.
 */
export function searchStem(word: string): string {
  if (ARABIC.test(word)) return word.replace(ARABIC_PREFIX, '').replace(ARABIC_ENDING, '');
  if (!LATIN.test(word)) return word;
  return ENGLISH_ENDINGS.reduce((stem, [ending, instead]) => stem.replace(ending, instead), word);
}
