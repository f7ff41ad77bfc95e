import '../../../app.css';
import { courseVerdict } from '@sullam/domain/grading/course-verdict.ts';
import { Printer, Sparkles } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { TotalCard } from '@sullam/web-kit/grades/total-card.tsx';
import { type GradeNames, TotalDerivation } from '@sullam/web-kit/grades/total-derivation.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CoursePage, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { GradeList } from './grade-list.tsx';
import { hasMinimum, missingTo, type OwnGrades, ownGradesQuery } from './grades.api.ts';

// the calculator comes when somebody wants to calculate
const WhatIf = lazyPart(() => import('./what-if.tsx').then((file) => file.WhatIf), <SkeletonText lines={8} />);

function useNames({ items, categories }: OwnGrades): GradeNames {
  const t = useT();
  return {
    item: (id) => <AuthorTextFor text={items.find(({ gradeItemId }) => gradeItemId === id)?.title} />,
    category: (id) => (
      <AuthorTextFor
        text={categories.find(({ gradeCategoryId }) => gradeCategoryId === id)?.name}
        fallback={t('grades.labels.noCategory')}
      />
    ),
  };
}

/** What the total of a running course would come to, and what is missing to the one that it needs. */
function Outlook({ grades, final }: { readonly grades: OwnGrades; readonly final: string }) {
  const t = useT();
  const grade = useGradeFormat();
  const standing = missingTo(grades);
  const parts = [t('grades.totals.soFarHint', { percent: grade.total(final) })];
  if (standing) {
    const required = grade.percent(standing.required);
    parts.push(
      standing.missing === null
        ? t('grades.totals.reached', { required })
        : t('grades.totals.needed', { required, missing: grade.percent(standing.missing) }),
    );
  }
  return parts.join(' ');
}

interface GradesProps {
  readonly grades: OwnGrades;
  readonly isCompleted: boolean;
  readonly hasOpenLessons: boolean;
}

function Grades({ grades, isCompleted, hasOpenLessons }: GradesProps) {
  const t = useT();
  const names = useNames(grades);
  const [isTrying, setTrying] = useState<boolean>();
  const start = useRef<HTMLButtonElement>(null);
  // whoever comes back from trying goes on where it began
  useEffect(() => {
    if (isTrying === false) start.current?.focus();
  }, [isTrying]);
  if (isTrying) return <WhatIf grades={grades} onClose={() => setTrying(false)} />;
  const { current, final, isProvisional } = grades.totals;
  const verdict = courseVerdict(grades.totals, { isCompleted, hasOpenLessons, requiredGrade: grades.requiredGrade });
  return (
    <div className="space-y-8">
      {verdict === 'RUNNING' ? (
        // the final total counts what nobody can have yet as nothing: beside the other one it would read as a verdict
        <TotalCard
          kind="CURRENT"
          // and a letter of what is graded so far as well
          total={{ ...current, letter: null }}
          {...(hasMinimum(grades) ? { verdict } : {})}
          {...(final.text === null ? {} : { hint: <Outlook grades={grades} final={final.text} /> })}
        />
      ) : (
        <TotalCard kind="FINAL" total={final} {...(hasMinimum(grades) ? { verdict } : {})} />
      )}
      {isProvisional && <Banner live="off">{t('grades.states.provisional')}</Banner>}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button ref={start} variant="outline" icon={Sparkles} {...preloadOn(WhatIf)} onClick={() => setTrying(true)}>
          {t('grades.whatIf.start')}
        </Button>
        <LinkButton variant="outline" icon={Printer} href="/lms/transcript">
          {t('grades.titles.transcript')}
        </LinkButton>
      </div>
      <GradeList grades={grades} />
      <section className="space-y-3">
        <h3 className="text-lg">{t('grades.derivation.open')}</h3>
        {(['current', 'final'] as const).map((kind) => (
          <Disclosure key={kind} title={t(`grades.totals.${kind === 'current' ? 'CURRENT' : 'FINAL'}`)}>
            <TotalDerivation total={grades.totals[kind]} names={names} />
          </Disclosure>
        ))}
      </section>
    </div>
  );
}

/** `grade-items`, inside a course: what is graded, what the reader has, and how the totals come about. */
export function GradesScreen() {
  const t = useT();
  const { course, sections } = useCourseFrame();
  const { data, isError, isFetching, refetch } = useQuery(ownGradesQuery(course.courseId));
  return (
    <CoursePage>
      {isError && !data && (
        <ErrorState level={2} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={8} />}
      {data && (
        <>
          <h2 className="sr-only">{t('grades.titles.page')}</h2>
          {data.items.length === 0 ? (
            <EmptyState
              drawing="inbox"
              title={t('grades.empty.items')}
              description={t('grades.empty.itemsText')}
              level={3}
            />
          ) : (
            <Grades
              grades={data}
              isCompleted={course.completedAt !== null}
              hasOpenLessons={sections.some(({ finishedCount, requiredCount }) => finishedCount < requiredCount)}
            />
          )}
        </>
      )}
    </CoursePage>
  );
}
