import { learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('search', '/search?q=writing'),
  learner('search-empty', '/search?q=zzzzzz'),
];
