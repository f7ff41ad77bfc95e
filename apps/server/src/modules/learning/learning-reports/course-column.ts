import type { Asked, ReportColumn, ReportWords } from '../reports/reports.public.ts';
import type { FactRow } from './learner-facts.reads.ts';

/** Where a report is about all courses, each row says of which one it is. */
export const courseColumn = ({ courseId }: Asked, { t }: ReportWords): ReportColumn[] =>
  courseId === null ? [{ id: 'course', label: t('report-texts.columns.course'), format: 'TEXT' }] : [];

export const courseCell = ({ courseId }: Asked, words: ReportWords, row: FactRow): string[] =>
  courseId === null ? [words.text(row.courseTitle)] : [];
