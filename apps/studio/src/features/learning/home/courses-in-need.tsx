import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { PartHeading, PartStates } from '../../../parts/part-states.tsx';
import { coursesInNeedQuery } from './home.api.ts';

/** Courses whose learners stay away, or that nobody learns, each with the way to them. Without any, nothing is drawn. */
export function CoursesInNeed() {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const courses = useQuery(coursesInNeedQuery());
  if (courses.data?.data.length === 0) return null;
  return (
    <Card as="section" padding="none" className="overflow-hidden">
      <PartHeading>{t('studio.need.title')}</PartHeading>
      <PartStates query={courses} rows={3} />
      {courses.data && (
        <ul className="divide-y divide-line border-t border-line">
          {courses.data.data.map(({ courseId, title, learnerCount, behindCount }) => (
            <li key={courseId} className="flex items-center gap-4 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">
                  <AuthorTextFor text={title} fallback={t('studio.courses.untitled')} />
                </p>
                <p className="text-sm text-muted">
                  {learnerCount === 0
                    ? t('studio.need.nobody')
                    : t('studio.need.behind', { part: format.number(behindCount), whole: format.number(learnerCount) })}
                </p>
              </div>
              <LinkButton
                href={`/courses/${courseId}/students${learnerCount === 0 ? '' : '?status=inactive'}`}
                size="sm"
                variant="outline"
                aria-label={t('studio.waiting.actionFor', {
                  action: t('studio.waiting.look'),
                  title: text(title, t('studio.courses.untitled')),
                })}
              >
                {t('studio.waiting.look')}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
