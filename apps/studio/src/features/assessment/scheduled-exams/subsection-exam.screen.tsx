import '../../../app.css';
import { lessonState } from '@sullam/domain/lesson-state.ts';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { outlineQuery } from '../../../parts/course.api.ts';
import { ChooseExam } from './choose-exam.tsx';
import { LessonExam } from './lesson-exam.tsx';
import { subsectionExamQuery } from './scheduled-exams.api.ts';

/** The exam of a lesson; where there is none yet, which one. */
export function SubsectionExamScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const id = usePathId('courseSubsectionId');
  const outline = useQuery(outlineQuery(courseId));
  const lesson = outline.data?.sections
    .flatMap(({ subsections }) => subsections)
    .find(({ courseSubsectionId }) => courseSubsectionId === id);
  // a draft: chosen, but not published yet
  const isChosen = lesson !== undefined && lessonState(lesson) !== 'EMPTY';
  const scheduled = useQuery({ ...subsectionExamQuery(id), enabled: isChosen });
  const retry = () => void Promise.all([outline.refetch(), ...(isChosen ? [scheduled.refetch()] : [])]);
  const isGone = outline.data !== undefined && lesson?.kind !== 'EXAM';
  if (outline.isError || scheduled.isError || isGone)
    return <ErrorState title={t('common.failed.title')} onRetry={retry} compact />;
  if (lesson && !isChosen) return <ChooseExam courseId={courseId} lesson={lesson} />;
  if (!scheduled.data) return <SkeletonText lines={8} />;
  return <LessonExam key={id} scheduled={scheduled.data} />;
}
