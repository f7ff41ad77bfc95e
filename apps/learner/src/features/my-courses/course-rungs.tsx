import { Rungs } from '@sullam/ui/components/rungs.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { EnrolledCourse } from './my-courses.api.ts';

interface CourseRungsProps {
  readonly course: Pick<EnrolledCourse, 'finishedCount' | 'requiredCount'>;
  readonly onPicture?: boolean;
}

/** How far somebody is in a course, a rung for each lesson. */
export function CourseRungs({ course: { finishedCount, requiredCount }, onPicture = false }: CourseRungsProps) {
  const t = useT();
  const format = useFormat();
  const text =
    finishedCount === 0
      ? t('catalogue.continue.notStarted')
      : t('catalogue.continue.of', { finished: format.number(finishedCount), count: requiredCount });
  return (
    <Rungs
      done={finishedCount}
      of={requiredCount}
      label={t('common.labels.progress')}
      text={text}
      onPicture={onPicture}
    />
  );
}
