import {
  type Decimal,
  decimal,
  divideDecimals,
  formatDecimal,
  multiplyDecimals,
  roundDecimal,
  sumDecimals,
  trimDecimal,
} from '@sullam/domain/decimal.ts';
import { isMarkedByHand, type QuestionType } from '@sullam/domain/questions/question.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import type { ReactNode } from 'react';
import { isQuestionType } from '../questions/questions.public.ts';
import type { DraftDraw, ExamDraft } from './exam-draft.ts';
import { useMarksText } from './exam-facts.tsx';
import type { Exam } from './exams.api.ts';
import { FindingList, findingLinkClass } from './finding-list.tsx';
import { useDrawName } from './use-draw-name.ts';
import type { CheckedDraft } from './use-exam-check.ts';

/** What the total is seen against: the time there is, the share that passes. */
export interface ExamRules {
  readonly limitMinutes: number | null;
  readonly passPercent: string | null;
}

/** Marks by who gives them: at once, by a person, or by what is drawn. */
function sharesOf(draft: ExamDraft, check: CheckedDraft) {
  const draws = draft.sections.flatMap((section) => section.draws);
  const marksOf = (some: readonly DraftDraw[]) =>
    sumDecimals(
      some.map(({ key, take }) => multiplyDecimals(decimal(check.draws.get(key)?.leastMarks ?? '0'), decimal(take))),
    );
  const isFixed = ({ questionId }: DraftDraw) => questionId !== null;
  const byHand = ({ questionType }: DraftDraw) =>
    isQuestionType(questionType ?? undefined) && isMarkedByHand(questionType as QuestionType);
  return {
    atOnce: marksOf(draws.filter((draw) => isFixed(draw) && !byHand(draw))),
    byYou: marksOf(draws.filter((draw) => isFixed(draw) && byHand(draw))),
    fromBank: marksOf(draws.filter((draw) => !isFixed(draw))),
  };
}

const SHARES = [
  ['atOnce', 'bg-primary'],
  ['byYou', 'bg-success'],
  ['fromBank', 'bg-control'],
] as const;

interface TotalsProps {
  readonly draft: ExamDraft;
  readonly check: CheckedDraft;
  readonly rules: ExamRules | undefined;
}

/** What the exam comes to: marks and who gives them, time, what passes. */
function Totals({ draft, check, rules }: TotalsProps) {
  const t = useT();
  const format = useFormat();
  const marks = useMarksText();
  const { questionCount, expectedMinutes, leastMarks, mostMarks } = check;
  const shares = sharesOf(draft, check);
  const total = decimal(leastMarks);
  const written = (value: Decimal) => format.decimal(formatDecimal(trimDecimal(value)));
  const shown = SHARES.filter(([name]) => shares[name].units > 0n);
  const toPass =
    rules?.passPercent && leastMarks === mostMarks
      ? roundDecimal(divideDecimals(multiplyDecimals(total, decimal(rules.passPercent)), decimal(100), 4), 2)
      : null;
  const limit = rules?.limitMinutes ?? null;
  const time = format.duration(expectedMinutes * 60_000);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-semibold tabular">{marks(check)}</span>
        <span className="text-sm text-muted">
          {t('exam-authoring.labels.marksWord', { count: Number(mostMarks) })}
          {' · '}
          {t('exam-authoring.labels.questions', { count: questionCount })}
        </span>
      </p>
      {shown.length > 0 && (
        <div aria-hidden="true" className="mt-2 mb-3 flex h-2 gap-0.5 overflow-hidden rounded-full">
          {shown.map(([name, tone]) => (
            <span key={name} className={tone} style={{ flexGrow: Number(formatDecimal(shares[name])) }} />
          ))}
        </div>
      )}
      <dl className="space-y-1.5 text-sm">
        {shown.map(([name]) => (
          <Figure key={name} label={t(`exam-authoring.labels.${name}`)}>
            {written(shares[name])}
          </Figure>
        ))}
        {questionCount > 0 && (
          <Figure label={t('exam-authoring.fields.time')} isApart>
            <span className={limit !== null && expectedMinutes > limit ? 'text-warning-text' : ''}>
              {limit === null
                ? time
                : t('exam-authoring.labels.timeOf', { time, limit: format.duration(limit * 60_000) })}
            </span>
          </Figure>
        )}
        {toPass && <Figure label={t('exam-authoring.labels.toPass')}>{written(toPass)}</Figure>}
      </dl>
      <p className="mt-2 text-xs text-muted">{t('exam-authoring.hints.time')}</p>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
  /** A line parts it from those above. */
  readonly isApart?: boolean;
}

function Figure({ label, children, isApart = false }: FigureProps) {
  return (
    <div className={cx('flex items-baseline justify-between gap-3', isApart && 'border-t border-line pt-1.5')}>
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
  readonly draft: ExamDraft;
  /** By which it is held, where it is one lesson's. */
  readonly rules?: ExamRules | undefined;
  /** On the page of the lesson that holds it, which needn't be said again. */
  readonly isInLesson?: boolean;
  /** What else is to be looked at. */
  readonly children?: ReactNode;
}

/** Beside an exam: what it comes to, what is wrong with it, where it is used. */
export function ExamSide({ exam, heldIn, check, draft, rules, isInLesson = false, children }: ExamSideProps) {
  const t = useT();
  const drawName = useDrawName();
  return (
    <aside className="space-y-4 lg:sticky lg:top-[calc(var(--bars-height)+1rem)]">
      <Card as="section" aria-label={t('exam-authoring.titles.totals')}>
        {check ? <Totals draft={draft} check={check} rules={rules} /> : <SkeletonText lines={5} />}
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
