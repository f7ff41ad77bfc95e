import '../../../app.css';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { useSettledAreas } from '@sullam/web-kit/shell/use-areas.ts';
import type { LessonProps } from '../../../lesson-kind-parts.ts';
import { AssignmentSheet } from './assignment-sheet.tsx';
import { assignmentQuery } from './assignments.api.ts';

/** The lesson of an assignment: it is written and handed in here. */
export function AssignmentLesson({ lesson }: Pick<LessonProps, 'lesson'>) {
  const t = useT();
  useSettledAreas(['assignments', 'errors', 'rubrics']);
  const { data, isFetching, refetch } = useSettledQuery(assignmentQuery(lesson.courseSubsectionId));
  return data ? (
    <>
      <h2 className="sr-only">{t('assignments.titles.assignment')}</h2>
      <AssignmentSheet assignment={data} />
    </>
  ) : (
    <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
