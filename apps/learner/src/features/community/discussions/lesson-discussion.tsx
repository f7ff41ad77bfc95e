import '../../../app.css';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { useSettledAreas } from '@sullam/web-kit/shell/use-areas.ts';
import type { LessonProps } from '../../../lesson-kind-parts.ts';
import { BoardThread } from './board-thread.tsx';
import { lessonBoardQuery } from './discussions.api.ts';

/** The lesson that is a discussion: it is talked about here. */
export function LessonDiscussion({ lesson }: Pick<LessonProps, 'lesson'>) {
  const t = useT();
  useSettledAreas(['discussions', 'rich-text', 'rubrics', 'errors']);
  const { data, isFetching, refetch } = useSettledQuery(lessonBoardQuery(lesson.courseSubsectionId));
  return data ? (
    <>
      <h2 className="sr-only">{t('discussions.titles.board')}</h2>
      <BoardThread board={data} isLesson />
    </>
  ) : (
    <ErrorState compact title={t('common.failed.title')} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
