import { cx } from '@sullam/ui/base/cx.ts';
import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type EnrolledCourse, leftOf } from './my-courses.api.ts';

interface CourseRungsProps {
  readonly course: EnrolledCourse;
  readonly onPicture?: boolean;
}

/** How far somebody is in a course, a rung for each lesson; past the last one, what it asks for besides. */
export function CourseRungs({ course, onPicture = false }: CourseRungsProps) {
  const t = useT();
  const format = useFormat();
  const { finishedCount, requiredCount } = course;
  const left = leftOf(course);
  const text =
    finishedCount === 0
      ? t('catalogue.continue.notStarted')
      : t('catalogue.continue.of', { finished: format.number(finishedCount), count: requiredCount });
  return (
    <>
      <Rungs
        done={finishedCount}
        of={requiredCount}
        label={t('common.labels.progress')}
        text={text}
        onPicture={onPicture}
      />
      {left && <p className={cx('text-sm', onPicture ? 'text-white' : 'text-muted')}>{t(`catalogue.left.${left}`)}</p>}
    </>
  );
}
