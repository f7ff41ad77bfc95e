import { instructor, openTab, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  instructor('studio-rubrics', '/studio/rubrics'),
  instructor('studio-rubric-new', '/studio/rubrics/new'),
  instructor('studio-rubric', ({ rubricId }) => `/studio/rubrics/${rubricId}`),
  instructor('studio-rubric-preview', ({ rubricId }) => `/studio/rubrics/${rubricId}`, { prepare: openTab(1) }),
  instructor('studio-rubric-try', ({ rubricId }) => `/studio/rubrics/${rubricId}`, { prepare: openTab(2) }),
];
