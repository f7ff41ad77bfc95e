import { Card } from '@sullam/ui/components/card.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricView } from '@sullam/web-kit/rubrics/rubric-view.tsx';
import type { Assignment, ReturnedMark as Mark } from './assignments.api.ts';

/** How the late cut makes the given points the ones that count, line by line. */
function LateCut({ mark, assignment }: { readonly mark: Mark; readonly assignment: Assignment }) {
  const t = useT();
  const format = useFormat();
  if (mark.lateIntervals === 0) return null;
  const { latePercent, lateInterval, lateFloorPercent } = assignment;
  const percent = (text: string) => format.percent(Number(text) / 100, 2);
  const lines: readonly (readonly [string, string])[] = [
    [t('assignments.mark.given'), format.decimal(mark.givenPoints)],
    [
      t(`assignments.mark.late${lateInterval}`, {
        count: mark.lateIntervals,
        percent: percent(latePercent ?? '0'),
      }),
      // what is below the floor already isn't cut
      `${mark.lateDeduction === '0' ? '' : '−'}${format.decimal(mark.lateDeduction)}`,
    ],
    [t('assignments.mark.counts'), format.decimal(mark.points)],
  ];
  return (
    <div className="rounded-md bg-subtle px-4 py-3">
      <dl className="space-y-1 tabular">
        {lines.map(([name, value], at) => (
          <div
            key={name}
            className={`flex justify-between gap-4 ${at === lines.length - 1 ? 'border-t border-line pt-1 font-medium' : ''}`}
          >
            <dt>{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {Number(lateFloorPercent) > 0 && (
        <p className="mt-1 text-sm text-muted">
          {t('assignments.rules.floor', { percent: percent(lateFloorPercent) })}
        </p>
      )}
    </div>
  );
}

/** What came back: points, what was said, and why. */
export function ReturnedMark({ mark, assignment }: { readonly mark: Mark; readonly assignment: Assignment }) {
  const t = useT();
  const format = useFormat();
  const { rubric } = assignment;
  return (
    <Card as="section">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{t('assignments.titles.mark')}</h3>
        <p className="text-2xl font-semibold">
          {t('assignments.labels.points', {
            points: format.decimal(mark.points),
            maximum: format.decimal(mark.maximum),
          })}
        </p>
      </div>
      <div className="space-y-5">
        {mark.comment && (
          <p dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">
            {mark.comment}
          </p>
        )}
        <LateCut mark={mark} assignment={assignment} />
        {mark.ownReason && (
          <p dir="auto" className="border-s-3 border-primary ps-4 whitespace-pre-line">
            {mark.ownReason}
          </p>
        )}
        {rubric && <RubricView rubric={rubric.content} assessment={mark.assessment ?? undefined} headingLevel={4} />}
        <p className="text-sm text-muted">
          {mark.number === 0
            ? t('assignments.mark.withoutSubmission', { date: format.dateTime(mark.markedAt) })
            : t('assignments.mark.of', {
                number: format.number(mark.number),
                date: format.dateTime(mark.markedAt),
              })}
        </p>
      </div>
    </Card>
  );
}
