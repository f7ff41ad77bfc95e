import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { SpecializationCard } from './specializations.api.ts';

interface StandingRungsProps {
  readonly standing: Pick<SpecializationCard, 'neededCourseCount' | 'completedCourseCount'>;
  readonly label: string;
}

/** How far somebody is in a specialization or a group of it: a rung for each course that it asks for. */
export function StandingRungs({ standing, label }: StandingRungsProps) {
  const t = useT();
  const format = useFormat();
  const { neededCourseCount, completedCourseCount } = standing;
  const text = t('specializations.page.progress', {
    finished: format.number(completedCourseCount),
    total: format.number(neededCourseCount),
  });
  return <Rungs done={completedCourseCount} of={neededCourseCount} label={label} text={text} />;
}
