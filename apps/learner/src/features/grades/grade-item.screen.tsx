import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useCourseFrame } from '../course-content/course-frame-context.tsx';
import { CoursePage } from '../course-content/course-pages.tsx';
import { type GradeItemDetail, gradeItemQuery } from './grades.api.ts';
import { ItemFacts, OwnMark } from './item-facts.tsx';

function History({ item }: { readonly item: GradeItemDetail }) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h3 className="mb-2 text-lg">{t('grades.titles.history')}</h3>
      {item.history.length === 0 ? (
        <p className="text-muted">{t('grades.item.noHistory')}</p>
      ) : (
        <ol className="space-y-2">
          {item.history.map(({ state, points, changedAt }) => (
            <li key={changedAt} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <OwnMark item={{ ...item, grade: { state, points, comment: '' } }} />
              <time dateTime={changedAt} className="text-sm text-muted">
                {format.dateTime(changedAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Where what was graded can be looked at. */
const sourcePlace = ({ source, courseSubsectionId, courseId }: GradeItemDetail): string | null =>
  source === 'MANUAL' || courseSubsectionId === null
    ? null
    : `/lms/courses/${courseId}/${source === 'EXAM' ? 'exams' : 'assignments'}/${courseSubsectionId}`;

function Item({ item }: { readonly item: GradeItemDetail }) {
  const t = useT();
  const grade = useGradeFormat();
  const place = sourcePlace(item);
  return (
    <div className="space-y-8">
      <div>
        <h2 className="mb-2 text-2xl wrap-anywhere">
          <AuthorTextFor text={item.title} />
        </h2>
        <ItemFacts item={item} />
      </div>
      <div className="rounded-lg border border-line bg-surface p-5">
        <p className="text-2xl font-semibold">
          {item.grade.state === 'BLANK' ? (
            <span className="text-lg font-normal text-muted">{t('grades.states.BLANK')}</span>
          ) : (
            <OwnMark item={item} />
          )}
        </p>
        <h3 className="mt-4 text-sm font-medium text-muted">{t('grades.labels.comment')}</h3>
        <p dir="auto" className="mt-1 max-w-reading whitespace-pre-line wrap-anywhere">
          {item.grade.comment || <span className="text-muted">{t('grades.item.noComment')}</span>}
        </p>
        {place && item.source !== 'MANUAL' && (
          <LinkButton href={place} variant="outline" className="mt-5">
            {t(`grades.item.open${item.source}`)}
          </LinkButton>
        )}
      </div>
      {item.statistics && (
        <section>
          <h3 className="mb-2 text-lg">{t('grades.titles.statistics')}</h3>
          <p>
            {t('grades.item.statistics', {
              count: grade.points(String(item.statistics.count)),
              mean: grade.points(item.statistics.mean),
              median: grade.points(item.statistics.median),
            })}
          </p>
        </section>
      )}
      <History item={item} />
    </div>
  );
}

/** `grade-items/{gradeItemId}`, inside a course. */
export function GradeItemScreen() {
  const t = useT();
  const { course } = useCourseFrame();
  const { data, error, isError, isFetching, refetch } = useQuery(gradeItemQuery(usePathId('gradeItemId')));
  usePageTitle(useAuthorText()(data?.title));
  const back = (
    <UiLink
      href={`/lms/courses/${course.courseId}/grade-items`}
      className={cx(textLinkClass, 'inline-flex items-center gap-1.5')}
    >
      <Icon of={ArrowLeft} size={18} mirrored />
      {t('grades.item.back')}
    </UiLink>
  );
  const isGone = isError && 'status' in error && error.status === 404;
  return (
    <CoursePage>
      {isError && !data ? (
        <ErrorState
          level={2}
          title={isGone ? error.message : t('common.failed.title')}
          action={back}
          {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
        />
      ) : (
        <div className="max-w-200">
          <div className="mb-5 print:hidden">{back}</div>
          {data ? <Item item={data} /> : <SkeletonText lines={8} />}
        </div>
      )}
    </CoursePage>
  );
}
