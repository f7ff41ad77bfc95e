import '../../../app.css';
import { Plus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useUndoable } from '../../../parts/use-undoable.ts';
import { courseGroupsQuery } from '../../learning/course-groups/course-groups.public.ts';
import {
  GrantRow,
  GrantSection,
  GroupGrantSection,
  useGroupsToGrant,
} from '../accommodations/accommodations.public.ts';
import { AssignmentFrame } from './assignment-frame.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import { type Accommodation, accommodationsQuery, useWithdrawDates } from './assignments.api.ts';
import { DatesDialog, type Grantee, MOMENTS } from './dates-dialog.tsx';

/** A grant that is taken back and made anew is another one. */
const keyOf = ({ learner, group, grantedAt }: Accommodation): string =>
  `${learner ? `u${learner.userId}` : `g${group?.courseGroupId}`} ${grantedAt}`;

function Moments({ row }: { readonly row: Accommodation }) {
  const t = useT();
  const format = useFormat();
  const dates = MOMENTS.flatMap((moment) => {
    const at = row[moment];
    return at ? [t(`assignment-marking.dates.${moment}`, { date: format.dateTime(at) })] : [];
  });
  return (
    <span className="flex flex-wrap gap-x-4">
      {dates.length === 0 ? t('assignment-marking.dates.none') : dates.map((words) => <span key={words}>{words}</span>)}
    </span>
  );
}

interface GrantsProps {
  readonly rows: readonly Accommodation[];
  readonly onGrant: (grantee: Grantee) => void;
  readonly row: (row: Accommodation) => ReactNode;
  readonly state: { isPending: boolean; hasFailed: boolean; onRetry: () => void };
}

function LearnerDates({ rows, onGrant, row, state }: GrantsProps) {
  const t = useT();
  const learners = rows.filter(({ learner }) => learner !== null);
  const except = new Set(learners.flatMap(({ learner }) => learner?.userId ?? []));
  const add = (
    <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => onGrant({ kind: 'LEARNER', except })}>
      {t('assignment-marking.actions.grant')}
    </Button>
  );
  return (
    <GrantSection
      {...state}
      title={t('accommodations.grants.learners')}
      add={learners.length > 0 && add}
      empty={
        <EmptyState
          compact
          level={3}
          drawing="people"
          title={t('assignment-marking.empty.accommodations')}
          description={t('assignment-marking.hints.ownDates')}
          action={add}
        />
      }
      rows={learners.map(row)}
    />
  );
}

function GroupDates({ rows, onGrant, row, state }: GrantsProps) {
  const t = useT();
  const { courseId } = useAssignmentPlace();
  const granted = rows.flatMap(({ group }) => group?.courseGroupId ?? []);
  const groups = useGroupsToGrant(courseId, granted);
  return (
    <GroupGrantSection
      {...state}
      isPending={state.isPending || groups.isPending}
      hasGroups={groups.hasGroups}
      add={
        groups.others.length > 0 && (
          <Button
            variant="outline"
            icon={Plus}
            {...preloadOn(Dialog)}
            onClick={() => onGrant({ kind: 'GROUP', groups: groups.others })}
          >
            {t('course-groups.grants.add')}
          </Button>
        )
      }
      rows={rows.filter(({ group }) => group !== null).map(row)}
    />
  );
}

/** Which learners and which groups have dates of their own. */
export function AssignmentAccommodationsScreen() {
  const t = useT();
  const text = useAuthorText();
  const hasFeature = useHasFeature();
  const { assignmentId, courseId } = useAssignmentPlace();
  const isThere = useQueriesSettled([
    accommodationsQuery(assignmentId),
    ...(hasFeature('course-groups') ? [courseGroupsQuery(courseId)] : []),
  ]);
  const grants = useQuery(accommodationsQuery(assignmentId));
  const withdraw = useWithdrawDates(assignmentId);
  const undoable = useUndoable();
  const [grantee, setGrantee] = useState<Grantee | null>(null);
  const state = {
    isPending: grants.isPending,
    hasFailed: grants.isError && !grants.data,
    onRetry: () => void grants.refetch(),
  };
  const rows = (grants.data?.data ?? []).filter((each) => !undoable.hidden.has(keyOf(each)));
  const drawRow = (row: Accommodation) => {
    const { learner, group } = row;
    const name = learner ? `${learner.firstName} ${learner.lastName}` : text(group?.name);
    return (
      <GrantRow
        key={keyOf(row)}
        name={learner ? <bdi>{name}</bdi> : <AuthorTextFor text={group?.name} />}
        plainName={name}
        words={
          group && (
            <span className="text-sm text-muted">
              {t('course-groups.labels.members', { count: group.memberCount })}
            </span>
          )
        }
        facts={<Moments row={row} />}
        note={row.note}
        onEdit={() => setGrantee({ kind: 'THERE', row })}
        onWithdraw={() =>
          undoable.remove(keyOf(row), t('accommodations.grants.withdrawn', { name }), () => withdraw.mutateAsync(row))
        }
      />
    );
  };
  const parts = { rows, state, onGrant: setGrantee, row: drawRow };
  return (
    <AssignmentFrame isPending={!isThere}>
      <div className="max-w-220 space-y-6">
        <LearnerDates {...parts} />
        {hasFeature('course-groups') && <GroupDates {...parts} />}
      </div>
      {grantee && <DatesDialog grantee={grantee} onClose={() => setGrantee(null)} />}
    </AssignmentFrame>
  );
}
