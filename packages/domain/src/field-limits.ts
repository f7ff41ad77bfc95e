/** Lengths of fields that both sides check, in characters. Apart from the other limits: most first pages have no form. */

export const NAME_MAX_LENGTH = 100;
export const TITLE_MAX_LENGTH = 200;
export const SUMMARY_MAX_LENGTH = 500;
/** Of texts with formatting the words are counted, not the marks. */
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const PAGE_MAX_LENGTH = 100_000;
export const ARTICLE_MAX_LENGTH = 500_000;
export const EMAIL_MAX_LENGTH = 254;
export const URL_MAX_LENGTH = 2000;
