import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

interface FrameRungsProps {
  readonly finished: number;
  readonly total: number;
  readonly label: string;
}

/** How far somebody is in the course or in one of its modules: a rung for each lesson that is required, which fills as it is finished. */
export function CourseProgressRungs({ finished, total, label }: FrameRungsProps) {
  const t = useT();
  const format = useFormat();
  if (total === 0) return null;
  const text =
    finished === 0
      ? t('course.progress.notStarted')
      : t('course.progress.of', { finished: format.number(finished), count: total });
  return <Rungs done={finished} of={total} label={label} text={text} />;
}
