import { CirclePlay } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { CourseCover } from '../catalogue/course-cover.tsx';
import { type EnrolledCourse, resumePath } from './my-courses.api.ts';

interface ContinueCardProps {
  readonly course: EnrolledCourse;
}

/** The course of the last visit, large: one press leads back to where one left. */
export function ContinueCard({ course }: ContinueCardProps) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const { now } = useKit();
  const title = authorText(course.title);
  const share = (course.progressPercent ?? 0) / 100;
  return (
    <Card as="section" padding="none" className="overflow-hidden sm:grid sm:grid-cols-[18rem_minmax(0,1fr)]">
      <CourseCover
        course={course}
        isFirst
        sizes="(min-width: 600px) 288px, 92vw"
        className="sm:aspect-auto sm:h-full"
      />
      <div className="flex flex-col gap-3 p-5 sm:p-6">
        <div>
          <p className="text-sm text-muted">{t('catalogue.titles.continue')}</p>
          <h2 className="mt-0.5 text-xl">
            <AuthorTextFor text={course.title} unmarked />
          </h2>
          {course.lastVisitedAt && (
            <p className="mt-1 text-sm text-muted">
              {t('catalogue.card.lastVisited', {
                time: format.relative(course.lastVisitedAt, new Date(now()), (key) => t(key)),
              })}
            </p>
          )}
        </div>
        <ProgressBar share={share} label={t('common.labels.progress')} showValue />
        <div className="mt-1">
          <LinkButton href={resumePath(course)} icon={CirclePlay}>
            {t(share === 0 ? 'course.enroll.start' : 'course.enroll.continue')}
            <span className="sr-only">{title}</span>
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
