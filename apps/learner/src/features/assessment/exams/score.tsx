import { Badge } from '@sullam/ui/components/badge.tsx';
import { ProgressRing } from '@sullam/ui/components/progress.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { pointsText, shareOf } from './points.ts';

interface ScoreProps {
  readonly score: string;
  readonly marks: string;
  /** Null where nobody passes or fails, or that isn't known yet. */
  readonly passed: boolean | null;
}

/** What an attempt was worth: in percent, as pass marks are said, in marks, and whether that is enough. */
export function Score({ score, marks, passed }: ScoreProps) {
  const t = useT();
  const format = useFormat();
  const share = shareOf(score, marks);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <ProgressRing share={share} label={t('exam-sitting.releases.scores')} size={72} showValue={false} />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xl font-semibold">{format.percent(share, 2)}</span>
          {passed !== null && (
            <Badge tone={passed ? 'success' : 'danger'}>
              {t(passed ? 'exam-sitting.states.passed' : 'exam-sitting.states.failed')}
            </Badge>
          )}
        </p>
        <p className="mt-1 text-muted">
          {t('exam-sitting.labels.score', {
            score: format.decimal(pointsText(score)),
            marks: format.decimal(pointsText(marks)),
          })}
        </p>
      </div>
    </div>
  );
}
