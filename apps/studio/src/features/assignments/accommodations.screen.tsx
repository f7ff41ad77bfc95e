import { Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { ComboBox, DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { localText } from '../../parts/local-time.ts';
import { studentsQuery } from '../students/students.api.ts';
import { AssignmentFrame } from './assignment-frame.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import {
  type Accommodation,
  accommodationsQuery,
  assignmentQuery,
  useGrantDates,
  useGrantGroupDates,
  useWithdrawDates,
} from './assignments.api.ts';

const MOMENTS = ['opensAt', 'dueAt', 'closesAt'] as const;
const isoOf = (local: string | null): string | null => (local ? new Date(local).toISOString() : null);

/** Who the dates are for: somebody who learns in the course. */
function LearnerField({
  courseId,
  value,
  onChange,
}: {
  readonly courseId: number;
  readonly value: number | null;
  readonly onChange: (userId: number | null) => void;
}) {
  const t = useT();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const students = useQuery(studentsQuery(courseId, { take: 10, sort: 'name', ...(asked ? { search: asked } : {}) }));
  const options = (students.data?.data ?? []).map(({ userId, firstName, lastName, email }) => ({
    id: String(userId),
    label: `${firstName} ${lastName}`,
    description: email,
  }));
  return (
    <ComboBox
      label={t('assignment-marking.labels.learner')}
      required
      options={options}
      value={value === null ? null : String(value)}
      query={search}
      onQueryChange={setSearch}
      loading={students.isFetching}
      onChange={(id) => {
        const option = options.find((each) => each.id === id);
        if (option) setSearch(option.label);
        onChange(id === null ? null : Number(id));
      }}
    />
  );
}

function DatesDialog({ row, onClose }: { readonly row: Accommodation | null; readonly onClose: () => void }) {
  const t = useT();
  const { courseId, assignmentId } = useAssignmentPlace();
  const everybody = useQuery(assignmentQuery(assignmentId)).data;
  const grant = useGrantDates(assignmentId);
  const grantGroup = useGrantGroupDates(assignmentId);
  const from = row ?? everybody;
  const [userId, setUserId] = useState(row?.learner?.userId ?? null);
  const [note, setNote] = useState(row?.note ?? '');
  const [dates, setDates] = useState(() => ({
    opensAt: localText(from?.opensAt ?? null),
    dueAt: localText(from?.dueAt ?? null),
    closesAt: localText(from?.closesAt ?? null),
  }));
  const isUpsideDown = dates.opensAt !== null && dates.closesAt !== null && dates.opensAt >= dates.closesAt;
  const send = () => {
    const body = {
      opensAt: isoOf(dates.opensAt),
      dueAt: isoOf(dates.dueAt),
      closesAt: isoOf(dates.closesAt),
      note,
      version: row?.version ?? 0,
    };
    if (row?.group) grantGroup.mutate({ ...body, courseGroupId: row.group.courseGroupId }, { onSuccess: onClose });
    else if (userId !== null) grant.mutate({ ...body, userId }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={t('assignment-marking.titles.ownDates')}
      description={t('assignment-marking.hints.ownDates')}
      submitLabel={t('common.actions.save')}
      disabled={isUpsideDown || (userId === null && !row?.group)}
      pending={grant.isPending || grantGroup.isPending}
      onSubmit={send}
    >
      {!row && <LearnerField courseId={courseId} value={userId} onChange={setUserId} />}
      {MOMENTS.map((name) => (
        <DatePicker
          key={name}
          label={t(`assignment-marking.fields.${name}`)}
          optional
          withTime
          value={dates[name]}
          onChange={(value) => setDates({ ...dates, [name]: value })}
          {...(name === 'closesAt' && isUpsideDown ? { error: t('assignment-marking.problems.window') } : {})}
        />
      ))}
      <TextField
        label={t('assignment-marking.fields.note')}
        hint={t('assignment-marking.hints.note')}
        optional
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Who has dates of their own. */
export function AssignmentAccommodationsScreen() {
  const t = useT();
  const format = useFormat();
  const { assignmentId } = useAssignmentPlace();
  const { data, isError, refetch } = useQuery(accommodationsQuery(assignmentId));
  const withdraw = useWithdrawDates(assignmentId);
  const [open, setOpen] = useState<{ row: Accommodation | null } | null>(null);
  const add = (
    <Button icon={Plus} onClick={() => setOpen({ row: null })}>
      {t('assignment-marking.actions.grant')}
    </Button>
  );
  const rows = data?.data ?? [];
  return (
    <AssignmentFrame actions={rows.length > 0 && add}>
      {isError && !data && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText lines={5} />}
      {data && rows.length === 0 && (
        <EmptyState
          compact
          level={3}
          drawing="people"
          title={t('assignment-marking.empty.accommodations')}
          description={t('assignment-marking.hints.ownDates')}
          action={add}
        />
      )}
      <ul className="max-w-220 divide-y divide-line">
        {rows.map((row) => {
          const name = row.learner ? `${row.learner.firstName} ${row.learner.lastName}` : null;
          return (
            <li key={row.learner?.userId ?? `g${row.group?.courseGroupId}`} className="flex items-start gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium">{name ? <bdi>{name}</bdi> : <AuthorTextFor text={row.group?.name} />}</p>
                <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                  {MOMENTS.map((moment) => {
                    const at = row[moment];
                    return (
                      at && (
                        <span key={moment}>
                          {t(`assignment-marking.dates.${moment}`, { date: format.dateTime(at) })}
                        </span>
                      )
                    );
                  })}
                </p>
                {row.note && (
                  <p dir="auto" className="text-sm text-muted">
                    {row.note}
                  </p>
                )}
              </div>
              <IconButton icon={Pencil} label={t('common.actions.edit')} onClick={() => setOpen({ row })} />
              <IconButton
                icon={Trash2}
                label={t('common.actions.remove')}
                pending={withdraw.isPending}
                onClick={() => withdraw.mutate(row)}
              />
            </li>
          );
        })}
      </ul>
      {open && <DatesDialog row={open.row} onClose={() => setOpen(null)} />}
    </AssignmentFrame>
  );
}
