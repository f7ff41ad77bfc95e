import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import type { ReactNode } from 'react';
import { useMarksText } from './exam-facts.tsx';
import type { Exam } from './exams.api.ts';
import { FindingList, findingLinkClass } from './finding-list.tsx';
import { useDrawName } from './use-draw-name.ts';
import type { CheckedDraft } from './use-exam-check.ts';

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular">{children}</dd>
    </div>
  );
}

/** Shows the place on the page, and gives it the focus. */
function show(key: string): void {
  const place = document.getElementById(key);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

export interface ExamSideProps {
  readonly exam: Exam;
  readonly heldIn: Exam['heldIn'];
  readonly check: CheckedDraft | undefined;
  /** On the page of the lesson that holds it, which needn't be said again. */
  readonly isInLesson?: boolean;
  /** What else is to be looked at. */
  readonly children?: ReactNode;
}

/** Beside an exam: what it comes to, what is wrong with it, where it is used. */
export function ExamSide({ exam, heldIn, check, isInLesson = false, children }: ExamSideProps) {
  const t = useT();
  const format = useFormat();
  const marks = useMarksText();
  const drawName = useDrawName();
  return (
    <aside className="space-y-4 lg:sticky lg:top-[calc(var(--bars-height)+1rem)]">
      <Card className="space-y-3">
        <CardHeading level={3}>{t('exam-authoring.titles.totals')}</CardHeading>
        {check ? (
          <dl className="space-y-1.5">
            <Figure label={t('exam-authoring.titles.questions')}>{format.number(check.questionCount)}</Figure>
            <Figure label={t('exam-authoring.fields.marks')}>{marks(check)}</Figure>
            <Figure label={t('exam-authoring.fields.time')}>{format.duration(check.expectedMinutes * 60_000)}</Figure>
          </dl>
        ) : (
          <SkeletonText lines={3} />
        )}
        <p className="text-xs text-muted">{t('exam-authoring.hints.time')}</p>
      </Card>
      <Card className="space-y-3">
        <CardHeading level={3}>{t('exam-authoring.findings.title')}</CardHeading>
        <div aria-live="polite">
          {check ? (
            <FindingList
              findings={check.findings}
              wayTo={({ path }) => {
                const place = check.placeOf(path);
                return place === null ? null : (
                  <button
                    type="button"
                    className={`${findingLinkClass} text-start wrap-anywhere`}
                    onClick={() => show(place.key)}
                  >
                    {'take' in place ? <bdi>{drawName(place)}</bdi> : t('exam-authoring.findings.show')}
                  </button>
                );
              }}
            />
          ) : (
            <SkeletonText lines={2} />
          )}
        </div>
      </Card>
      {children}
      {!(isInLesson && heldIn.length === 0) && (
        <Card className="space-y-3">
          <CardHeading level={3}>{t('exam-authoring.list.usedIn')}</CardHeading>
          {heldIn.length === 0 ? (
            <p className="text-sm text-muted">
              {t('exam-authoring.hints.notUsed')}{' '}
              <UiLink href={`/courses/${exam.courseId}/outline`} className={findingLinkClass}>
                {t('exam-authoring.actions.toOutline')}
              </UiLink>
            </p>
          ) : (
            <ul className="space-y-2">
              {heldIn.map(({ subsectionExamId, title, isPublished }) => (
                <li key={subsectionExamId} className="flex flex-wrap items-center justify-between gap-2">
                  <UiLink
                    href={`/courses/${exam.courseId}/exams/held/${subsectionExamId}`}
                    className="min-w-0 wrap-anywhere text-ink underline-offset-4 hover:underline"
                  >
                    <AuthorTextFor text={title} />
                  </UiLink>
                  <PublicationBadge isPublished={isPublished} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </aside>
  );
}
