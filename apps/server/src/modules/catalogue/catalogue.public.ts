export { type CardView, cardQuery, presentCard, viewOf } from './course-cards.reads.ts';
