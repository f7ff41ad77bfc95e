import { utilisationOf } from '@sullam/domain/coaching/coach-weeks.ts';
import { FIGURE_PERIODS, type FigurePeriod } from '@sullam/domain/coaching/figure-periods.ts';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { creditsQuery, exportFigures, type CoachingFigures as Figures, figuresQuery } from './coach-figures.api.ts';

const HOUR_MINUTES = 60;

/** How a period is called that begins with a day: November, 2026. */
function useNames() {
  const t = useT();
  const format = useFormat();
  return (period: FigurePeriod, from: string, isBefore: boolean): string => {
    if (period === 'month') return format.day(from, { month: 'long' });
    if (period === 'year') return format.day(from, { year: 'numeric' });
    return t(isBefore ? 'coach-figures.periods.weekBefore' : 'coach-figures.periods.week');
  };
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="px-5 py-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-semibold tabular">{value}</dd>
      <dd className="text-sm text-muted">{note}</dd>
    </div>
  );
}

function Strip({ figures }: { readonly figures: Figures }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useNames();
  const { data: credits } = useQuery(creditsQuery());
  const share = utilisationOf(figures);
  const hours = (minutes: number) => ({ raw: format.number(minutes / HOUR_MINUTES, 0) });
  const change = figures.sessionsHeld - figures.sessionsHeldBefore;
  return (
    <dl className="grid grid-cols-2 md:grid-cols-4">
      <Figure
        label={t('coach-figures.figures.held')}
        value={format.number(figures.sessionsHeld)}
        note={t('coach-figures.texts.difference', {
          number: { raw: `${change >= 0 ? '+' : '−'}${format.number(Math.abs(change))}` },
          period: nameOf(figures.period, figures.fromBefore, true),
        })}
      />
      <Figure
        label={t('coach-figures.figures.booked')}
        value={share === null ? '–' : format.percent(share)}
        note={t('coach-figures.texts.hours', {
          booked: hours(figures.bookedMinutes),
          offered: hours(figures.offeredMinutes),
        })}
      />
      <Figure
        label={t('coach-figures.figures.missed')}
        value={format.number(figures.missedByLearner + figures.missedByCoach)}
        note={t('coach-figures.texts.missed', {
          learners: { raw: format.number(figures.missedByLearner) },
          coaches: { raw: format.number(figures.missedByCoach) },
        })}
      />
      <Figure
        label={t('coach-figures.figures.credits')}
        value={credits ? format.number(credits.remaining) : '–'}
        note={t('coach-figures.texts.reserved', { count: { raw: format.number(credits?.reserved ?? 0) } })}
      />
    </dl>
  );
}

/** The four figures of coaching for this week, this month or this year. The period stands in the address. */
export function CoachingFigures() {
  const t = useT();
  const kit = useKit();
  const address = useAddressQuery();
  const nameOf = useNames();
  const period = FIGURE_PERIODS.find((each) => each === address.value('period')) ?? 'month';
  const { data, isError, isFetching, refetch } = useQuery(figuresQuery(period));
  const today = wallTimeOf(new Date(kit.now()), kit.bootstrap.configurations.time_zone).date;
  return (
    <section aria-label={t('coach-figures.titles.figures')} className="mb-6">
      <div className="mb-3 flex flex-wrap items-center justify-end gap-3">
        <Segments
          label={t('coach-figures.periods.label')}
          items={FIGURE_PERIODS.map((id) => ({ id, label: nameOf(id, today, false) }))}
          value={period}
          onChange={(id) => address.change({ period: id === 'month' ? undefined : id })}
        />
        <ExportMenu file={(format) => exportFigures(period, format)} />
      </div>
      <Card padding="none">
        {!data && !isError && <SkeletonBar className="h-24 w-full" />}
        {!data && isError && (
          <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data && <Strip figures={data} />}
      </Card>
    </section>
  );
}
