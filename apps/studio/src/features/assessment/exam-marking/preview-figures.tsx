import { Banner } from '@sullam/ui/components/banner.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { Preview } from './exam-marking.api.ts';
import { ScoreDistribution } from './score-distribution.tsx';

/** What a change of marks would do. */
export function PreviewFigures({ preview }: { readonly preview: Preview }) {
  const t = useT();
  const { askedCount, changedCount, raisedCount, loweredCount, unmarkedCount, keptCount, before, after } = preview;
  const words = [
    t('exam-marking.labels.asked', { count: askedCount }),
    raisedCount > 0 && t('exam-marking.labels.raised', { count: raisedCount }),
    loweredCount > 0 && t('exam-marking.labels.lowered', { count: loweredCount }),
    unmarkedCount > 0 && t('exam-marking.labels.unmarked', { count: unmarkedCount }),
    keptCount > 0 && t('exam-marking.labels.kept', { count: keptCount }),
  ];
  return (
    <section className="space-y-4 border-t border-line pt-5" aria-live="polite">
      <h4 className="text-base">{t('exam-marking.titles.preview')}</h4>
      <Banner
        tone={loweredCount + unmarkedCount > 0 ? 'warning' : 'info'}
        title={t('exam-marking.labels.changed', { count: changedCount })}
      >
        {words.filter(Boolean).join(' · ')}
      </Banner>
      <ScoreDistribution
        series={[
          { id: 'before', label: t('exam-marking.labels.before'), values: before.distribution },
          { id: 'after', label: t('exam-marking.labels.after'), values: after.distribution },
        ]}
      />
    </section>
  );
}
