import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { changesQuery } from './submissions.api.ts';

/** Every change of the mark. */
export function MarkHistory({ assignmentSubmissionId }: { readonly assignmentSubmissionId: number }) {
  const t = useT();
  const format = useFormat();
  const changes = useQuery(changesQuery(assignmentSubmissionId)).data?.data ?? [];
  if (changes.length === 0) return null;
  const points = (value: string | null) => (value === null ? '–' : format.decimal(value));
  return (
    <Disclosure title={t('assignment-marking.titles.history')}>
      <ol className="space-y-2 text-sm">
        {changes.map((change, at) => (
          <li key={at}>
            <p>
              <bdi
                dir="ltr"
                className="font-medium tabular"
              >{`${points(change.oldPoints)} → ${points(change.newPoints)}`}</bdi>
              {change.learner && <bdi>{` ${change.learner.firstName} ${change.learner.lastName}`}</bdi>}
            </p>
            <p className="text-muted">
              <bdi>{`${change.changedBy.firstName} ${change.changedBy.lastName}`}</bdi>
              {' · '}
              <time dateTime={change.changedAt}>{format.dateTime(change.changedAt)}</time>
            </p>
            {change.reason && <p dir="auto">{change.reason}</p>}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
