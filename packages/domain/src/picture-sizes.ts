/** How wide pictures are drawn, as the `sizes` of an image: the server names the first ones before the script asks for them. */
export const COURSE_CARD_SIZES = '(min-width: 1280px) 300px, (min-width: 600px) 45vw, 116px';
/** So many cards of a list are seen at once. */
export const FIRST_CARDS = 3;
export const COURSE_OVERVIEW_SIZES = '(min-width: 960px) 352px, 92vw';
/** Where the drawn head of a landing page is the one for phones. */
export const TALL_HERO = '(width < 600px)';
export const HERO_SIZES = '(width < 960px) 100vw, 600px';
