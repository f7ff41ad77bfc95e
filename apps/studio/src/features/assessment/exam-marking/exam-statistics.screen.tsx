import '../../../app.css';
import { itemHints, STEADY_ANSWERS } from '@sullam/domain/grading/item-hints.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { BarPlot } from '@sullam/ui/plots/bar-plot.tsx';
import { ScatterPlot } from '@sullam/ui/plots/scatter-plot.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { PrintAndExport } from '../../../parts/print-and-export.tsx';
import { ExamFrame } from './exam-frame.tsx';
import { exportStatistics, type Statistics, statisticsQuery } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { Figures } from './figures.tsx';
import { ItemCard } from './item-card.tsx';
import { ScoreDistribution } from './score-distribution.tsx';

/** Each question as a point: how many got it, and how well it separates those who know more. */
function Scatter({ items }: Pick<Statistics, 'items'>) {
  const t = useT();
  const format = useFormat();
  const points = items.flatMap((item, at) =>
    item.difficulty === null || item.discrimination === null
      ? []
      : [
          {
            id: `${item.questionId} ${item.version}`,
            label: item.questionName,
            mark: format.number(at + 1),
            x: item.difficulty,
            y: item.discrimination,
            isMarked: itemHints(item).some((hint) => hint === 'negative' || hint === 'distractor'),
          },
        ],
  );
  if (points.length === 0) return null;
  const [low, high] = [Math.min(-0.2, ...points.map(({ y }) => y)), Math.max(1, ...points.map(({ y }) => y))];
  return (
    <Card className="break-inside-avoid">
      <ScatterPlot
        title={t('exam-marking.titles.scatter')}
        labelHead={t('exam-marking.labels.question')}
        x={{ label: t('exam-marking.labels.difficulty'), domain: [0, 1], format: (value) => format.percent(value) }}
        y={{
          label: t('exam-marking.labels.discrimination'),
          domain: [low, high],
          format: (value) => format.number(value, 2),
        }}
        points={points}
      />
    </Card>
  );
}

/** How long each question took those who looked at it. */
function Times({ items }: Pick<Statistics, 'items'>) {
  const t = useT();
  const format = useFormat();
  const points = items.flatMap((item, at) =>
    item.medianSeconds === null
      ? []
      : [
          {
            id: `${item.questionId} ${item.version}`,
            label: `${format.number(at + 1)} · ${item.questionName}`,
            value: item.medianSeconds,
          },
        ],
  );
  if (points.length === 0) return null;
  return (
    <Card className="break-inside-avoid">
      <BarPlot
        title={t('exam-marking.titles.times')}
        labelHead={t('exam-marking.labels.question')}
        valueHead={t('exam-marking.labels.medianTime')}
        format={(seconds) => format.clock(seconds * 1000)}
        points={points}
      />
    </Card>
  );
}

/** How an exam and each of its questions went. */
export function ExamStatisticsScreen() {
  const t = useT();
  const format = useFormat();
  const { subsectionExamId } = useExamPlace();
  const { data, isPending, isError, refetch } = useQuery(statisticsQuery(subsectionExamId));
  const hasAny = data !== undefined && data.attemptCount > 0;
  return (
    <ExamFrame
      isPending={isPending}
      actions={hasAny && <PrintAndExport file={(format) => exportStatistics(subsectionExamId, format)} />}
    >
      {isError && !data && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />}
      {data && !hasAny && <EmptyState drawing="inbox" title={t('exam-marking.empty.statistics')} compact level={3} />}
      {hasAny && (
        <div className="max-w-260 space-y-6">
          <p className="max-w-reading text-muted">
            {t('exam-marking.lead.statistics')}{' '}
            {data.attemptCount < STEADY_ANSWERS && t('exam-marking.hints.few', { steady: STEADY_ANSWERS })}
          </p>
          <Card className="break-inside-avoid">
            <Figures statistics={data} />
            <ScoreDistribution
              series={[{ id: 'now', label: t('exam-marking.labels.attemptsHead'), values: data.distribution }]}
            />
          </Card>
          <Scatter items={data.items} />
          <Times items={data.items} />
          {data.items.map((item, at) => (
            <ItemCard key={`${item.questionId} ${item.version}`} item={item} number={format.number(at + 1)} />
          ))}
        </div>
      )}
    </ExamFrame>
  );
}
