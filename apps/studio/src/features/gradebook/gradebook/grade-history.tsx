import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useCellView } from './cell-view.ts';
import type { GradeDetail, Item } from './gradebook.api.ts';

type Change = GradeDetail['history'][number];

/** What a grade was and became; posting leaves it as it is. */
export function ChangeText({ change, kind }: { readonly change: Change; readonly kind: Item['kind'] }) {
  const t = useT();
  const { contentOf } = useCellView();
  const worded = (state: Change['oldState'], points: string | null) =>
    contentOf({ state, points }, kind) || t('grades.states.BLANK');
  const from = worded(change.oldState, change.oldPoints);
  const to = worded(change.newState, change.newPoints);
  return from === to ? to : t('gradebook.history.change', { from, to });
}

/** Who changed it; nobody, when it came by itself. */
export function Changer({ change: { changedBy } }: { readonly change: Change }) {
  const t = useT();
  return <bdi>{changedBy ? `${changedBy.firstName} ${changedBy.lastName}` : t('gradebook.history.byItself')}</bdi>;
}

export interface GradeHistoryProps {
  readonly history: GradeDetail['history'];
  readonly kind: Item['kind'];
}

/** All that became of one grade, the newest first. */
export function GradeHistory({ history, kind }: GradeHistoryProps) {
  const t = useT();
  const format = useFormat();
  if (history.length === 0) return <p className="text-sm text-muted">{t('gradebook.history.empty')}</p>;
  return (
    <ol className="space-y-3 text-sm">
      {history.map((change) => (
        <li key={change.gradeChangeId}>
          <p className="font-medium tabular">
            <ChangeText change={change} kind={kind} />
          </p>
          <p className="text-muted">
            {t(`gradebook.history.sources.${change.source}`)}
            {' · '}
            <Changer change={change} />
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
