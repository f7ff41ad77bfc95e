import { MINUTE } from '@sullam/domain/limits.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { SpecializationCard } from './specializations.api.ts';

/** How many courses a specialization has, and how many of them it asks for where it leaves a choice; how long all of them are. */
export function useSizeWords() {
  const t = useT();
  const format = useFormat();
  return ({ courseCount, neededCourseCount, durationMinutes }: SpecializationCard) => {
    const leavesChoice = neededCourseCount < courseCount;
    const duration = format.duration(durationMinutes * MINUTE);
    return {
      courses: leavesChoice
        ? t('specializations.page.needed', { needed: neededCourseCount, total: courseCount })
        : t('catalogue.counts.courses', { count: courseCount }),
      length: durationMinutes > 0 && (leavesChoice ? t('specializations.page.lengthAll', { duration }) : duration),
    };
  };
}
