import type { Heading } from './use-headings.ts';

/** Whether a lesson has so many headings that they lead somewhere. */
export const hasContents = (headings: readonly Heading[]): boolean => headings.length >= 2;

/** What the side of a lesson is called: by the headings where it begins with them. */
export const sideNameOf = (headings: readonly Heading[]) =>
  hasContents(headings) ? 'course.frame.onThisPage' : 'course.frame.lessonFacts';
