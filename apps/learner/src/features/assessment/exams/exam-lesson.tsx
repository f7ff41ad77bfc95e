import '../../../app.css';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { useSettledAreas } from '@sullam/web-kit/shell/use-areas.ts';
import type { LessonProps } from '../../../lesson-kind-parts.ts';
import { ExamSheet } from './exam-sheet.tsx';
import { examQuery } from './exams.api.ts';
import { untilNextMoment } from './next-moment.ts';

/** The lesson of an exam: it is started here. */
export function ExamLesson({ lesson }: Pick<LessonProps, 'lesson'>) {
  const t = useT();
  useSettledAreas(['exam-sitting', 'errors']);
  const { data, isFetching, refetch } = useSettledQuery({
    ...examQuery(lesson.courseSubsectionId),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => untilNextMoment(state.data),
  });
  return data ? (
    <ExamSheet exam={data} level={2} />
  ) : (
    <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
