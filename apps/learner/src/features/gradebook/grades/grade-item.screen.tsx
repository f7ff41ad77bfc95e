import '../../../app.css';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { CoursePart, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
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
const PLACES = { EXAM: 'exams', ASSIGNMENT: 'assignments', DISCUSSION: 'content' } as const;
const sourcePlace = ({ source, courseSubsectionId, courseId }: GradeItemDetail): string | null =>
  source === 'MANUAL' || courseSubsectionId === null
    ? null
    : `/lms/courses/${courseId}/${PLACES[source]}/${courseSubsectionId}`;

function Item({ item }: { readonly item: GradeItemDetail }) {
  const t = useT();
  const grade = useGradeFormat();
  const place = sourcePlace(item);
  return (
    <div className="space-y-8">
      <ItemFacts item={item} />
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
  const query = useQuery(gradeItemQuery(usePathId('gradeItemId')));
  const back = { href: `/lms/courses/${course.courseId}/grade-items`, label: t('grades.item.back') };
  return (
    <CoursePart query={query} back={back}>
      {(item) => <Item item={item} />}
    </CoursePart>
  );
}
