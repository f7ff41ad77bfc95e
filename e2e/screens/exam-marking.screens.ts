import type { Places } from '../support/places.ts';
import { follow, instructor, type Screen } from '../support/screen.ts';
import { ofHeldExam } from './exams.screens.ts';

const ofMarkedExam =
  (path: string) =>
  ({ teachingExam: { courseId, markedSubsectionExamId } }: Places) =>
    `/studio/courses/${courseId}/exams/held/${markedSubsectionExamId}${path}`;

export const screens: readonly Screen[] = [
  instructor('studio-exam-results', ofMarkedExam('/results')),
  instructor('studio-exam-attempt', ofMarkedExam('/results'), { prepare: follow('main table a') }),
  instructor('studio-exam-marking', ofHeldExam('/marking')),
  instructor('studio-exam-marking-question', ofHeldExam('/marking'), { prepare: follow('main article a') }),
  instructor('studio-exam-statistics', ofMarkedExam('/statistics')),
  instructor('studio-exam-changes', ofHeldExam('/changes')),
];
