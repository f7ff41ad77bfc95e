import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useCellView } from './cell-view.ts';
import type { GradeDetail, Item } from './gradebook.api.ts';

export interface GradeHistoryProps {
  readonly history: GradeDetail['history'];
  readonly kind: Item['kind'];
}

/** All that became of one grade, the newest first. */
export function GradeHistory({ history, kind }: GradeHistoryProps) {
  const t = useT();
  const format = useFormat();
  const { contentOf } = useCellView();
  if (history.length === 0) return <p className="text-sm text-muted">{t('gradebook.history.empty')}</p>;
  const worded = (state: GradeDetail['state'], points: string | null) =>
    contentOf({ state, points }, kind) || t('grades.states.BLANK');
  return (
    <ol className="space-y-3 text-sm">
      {history.map((change) => (
        <li key={change.gradeChangeId}>
          <p className="font-medium tabular">
            {t('gradebook.history.change', {
              from: worded(change.oldState, change.oldPoints),
              to: worded(change.newState, change.newPoints),
            })}
          </p>
          <p className="text-muted">
            {t(`gradebook.history.sources.${change.source}`)}
            {' · '}
            <bdi>
              {change.changedBy
                ? `${change.changedBy.firstName} ${change.changedBy.lastName}`
                : t('gradebook.history.byItself')}
            </bdi>
            {' · '}
            <time dateTime={change.changedAt}>{format.dateTime(change.changedAt)}</time>
          </p>
          {change.reason && (
            <p dir="auto" className="text-muted wrap-anywhere">
              {change.reason}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
