import { learner, type Screen, visitor } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  visitor('catalogue-visitor', '/lms/all-courses'),
  learner('catalogue', '/lms/all-courses'),
  learner('catalogue-searched', '/lms/all-courses?search=%D8%A7%D9%84%D8%AA%D8%B5%D9%85%D9%8A%D9%85'),
  learner('catalogue-empty', '/lms/all-courses?search=zzzzzz'),
];
