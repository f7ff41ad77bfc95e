import type { Places } from '../places.gen.ts';
import { follow, instructor, type Screen } from '../support/screen.ts';
import { ofScheduledExam } from './exams.screens.ts';

const ofMarkedExam =
  (path: string) =>
  ({ teachingExam: { courseId, markedSubsectionExamId } }: Places) =>
    `/studio/courses/${courseId}/exams/held/${markedSubsectionExamId}${path}`;

export const screens: readonly Screen[] = [
  instructor('studio-exam-results', ofMarkedExam('/results')),
  instructor('studio-exam-attempt', ofMarkedExam('/results'), { prepare: follow('main table a') }),
  instructor('studio-exam-marking', ofScheduledExam('/marking')),
  instructor('studio-exam-marking-question', ofScheduledExam('/marking'), { prepare: follow('main article a') }),
  instructor('studio-exam-statistics', ofMarkedExam('/statistics')),
  instructor('studio-exam-changes', ofScheduledExam('/changes')),
];
