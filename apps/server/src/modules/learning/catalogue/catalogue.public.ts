export { cardQuery, cardsOf, presentCards, viewOf } from './course-cards.reads.ts';
