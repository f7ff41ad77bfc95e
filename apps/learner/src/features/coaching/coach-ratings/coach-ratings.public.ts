export { Average } from './average.tsx';
export { RatingCard } from './rating-card.tsx';
export { RowRating } from './row-rating.tsx';
export { Testimonials } from './testimonials.tsx';
