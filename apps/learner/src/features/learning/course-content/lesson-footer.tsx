import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import { Check, ChevronRight, CircleCheck } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { Lesson } from './lesson.api.ts';
import type { Finishing } from './use-finishing.ts';

interface LessonFooterProps {
  readonly lesson: Lesson;
  readonly finishing: Finishing;
  readonly isEnrolled: boolean;
  /** The way on stands elsewhere: in the bar of a phone, beside the word that a recording has ended. */
  readonly hasWayOn: boolean;
  /** On a phone, whose bar finishes the lesson as well. */
  readonly isBarOnly: boolean;
}

/** At the end of a lesson the one thing to do next. Activities are finished by doing them, not by a mark. */
export function LessonFooter({ lesson, finishing, isEnrolled, hasWayOn, isBarOnly }: LessonFooterProps) {
  const t = useT();
  const next = lesson.nextId === null ? null : `/lms/courses/${lesson.courseId}/content/${lesson.nextId}`;
  const nextLink = next && !hasWayOn && (
    <LinkButton
      href={next}
      endIcon={ChevronRight}
      variant={isLessonActivity(lesson.kind) && !lesson.isFinished ? 'outline' : 'primary'}
    >
      {t('course.frame.next')}
    </LinkButton>
  );
  // the bar of a phone finishes it and goes on: one control for that is enough
  if (isBarOnly && next !== null && !lesson.isFinished) return null;
  if (!isEnrolled || isLessonActivity(lesson.kind))
    return nextLink && <div className="mt-10 flex justify-end print:hidden">{nextLink}</div>;
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6 print:hidden">
      {lesson.isFinished ? (
        <>
          <Button variant="ghost" icon={CircleCheck} pending={finishing.isPending} onClick={finishing.unfinish}>
            {t('course.progress.markUnfinished')}
          </Button>
          {nextLink}
        </>
      ) : (
        <>
          <Button
            variant={next ? 'ghost' : 'primary'}
            icon={Check}
            pending={finishing.isPending && !next}
            onClick={finishing.finish}
          >
            {t('course.progress.markFinished')}
          </Button>
          {next && !hasWayOn && (
            <Button endIcon={ChevronRight} pending={finishing.isPending} onClick={finishing.finishAndGoOn}>
              {t('course.progress.finishAndNext')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** After the last second of a recording: going on is one press away, and read out. It lies over the page, which stays as it is. */
export function EndedSuggestion({ lesson, finishing }: Pick<LessonFooterProps, 'lesson' | 'finishing'>) {
  const t = useT();
  return (
    <div className="sticky bottom-4 z-10 h-0">
      <div className="absolute inset-x-0 bottom-0 rounded-lg bg-surface shadow-8">
        <Banner
          tone="success"
          action={
            <Button
              size="sm"
              pending={finishing.isPending}
              onClick={lesson.nextId === null ? finishing.finish : finishing.finishAndGoOn}
            >
              {t(lesson.nextId === null ? 'course.progress.markFinished' : 'course.progress.finishAndNext')}
            </Button>
          }
        >
          {t('course.progress.ended')}
        </Banner>
      </div>
    </div>
  );
}
