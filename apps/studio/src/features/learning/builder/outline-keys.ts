import type { OutlineLesson, OutlineSection } from './builder.api.ts';

// The ids of rows in the tree: s5 a module, l9 a lesson, a5 the row that offers to add a lesson to the module.

export const lessonKey = ({ courseSubsectionId }: OutlineLesson): string => `l${courseSubsectionId}`;
export const sectionKey = ({ courseSectionId }: OutlineSection): string => `s${courseSectionId}`;
export const adderKey = ({ courseSectionId }: OutlineSection): string => `a${courseSectionId}`;
export const numberOfKey = (key: string): number => Number(key.slice(1));
