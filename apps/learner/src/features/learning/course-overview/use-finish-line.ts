import { requiredShareOf } from '@sullam/domain/required-share.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CourseDetail } from './course.api.ts';

/** What has to be reached to finish a course, in words; null where that is only to finish all of its required lessons. */
export function useFinishLine({ passingCriteria, sections }: CourseDetail): string | null {
  const t = useT();
  const format = useFormat();
  const { minimumGrade, minimumAttendance } = passingCriteria;
  const share = requiredShareOf(passingCriteria);
  if (share === 100 && minimumGrade == null && minimumAttendance == null) return null;
  const required = sections.flatMap(({ subsections }) => subsections).filter(({ isRequired }) => isRequired).length;
  const lessons = Math.ceil((share * required) / 100);
  const percent = (value: number) => format.exactPercent(String(value));
  return format.list([
    ...(lessons > 0 ? [t('course-overview.finish.lessons', { count: lessons })] : []),
    ...(minimumGrade == null ? [] : [t('course-overview.finish.grade', { percent: percent(minimumGrade) })]),
    ...(minimumAttendance == null
      ? []
      : [t('course-overview.finish.attendance', { percent: percent(minimumAttendance) })]),
  ]);
}
