import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LessonSurvey } from '../../assessment/surveys/lesson-survey.tsx';
import { LessonLecture } from '../../classroom/lectures/lesson-lecture.tsx';
import { activityOf, editingPath } from './activity-kinds.ts';
import type { Lesson } from './builder.api.ts';

/** An activity on the lesson's page: the way to its settings; of a survey or poll the settings themselves. */
export function ActivityCard({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const activity = activityOf(lesson.kind);
  if (!activity) return null;
  return (
    <Card padding="lg" className="space-y-4">
      <p className="max-w-reading">{t(activity.about)}</p>
      {lesson.kind === 'LECTURE' ? (
        <LessonLecture courseId={lesson.courseId} courseSubsectionId={lesson.courseSubsectionId} />
      ) : lesson.kind === 'SURVEY' || lesson.kind === 'POLL' ? (
        <LessonSurvey courseId={lesson.courseId} courseSubsectionId={lesson.courseSubsectionId} type={lesson.kind} />
      ) : (
        <LinkButton href={editingPath(lesson.courseId, lesson)}>{t('builder.activities.settings')}</LinkButton>
      )}
    </Card>
  );
}
