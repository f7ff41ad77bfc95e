import '../../../app.css';
import { Dices, ListPlus, Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import {
  type CourseGroup,
  courseGroupsQuery,
  exportGroups,
  groupLearnersQuery,
  useDeleteGroup,
  useMoveLearners,
} from './course-groups.api.ts';
import { DealDialog } from './deal-dialog.tsx';
import { GroupColumn, UnassignedColumn } from './group-column.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { ListDialog } from './list-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';

type Task = { kind: 'new' } | { kind: 'deal' } | { kind: 'list' } | { kind: 'edit' | 'delete'; group: CourseGroup };

/** The groups of a course as columns, and those who are in none. */
export function CourseGroupsScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const groups = useQuery(courseGroupsQuery(courseId));
  const columns = groups.data ? [null, ...groups.data.data.map(({ courseGroupId }) => courseGroupId)] : [];
  const areLearnersThere = useQueriesSettled(
    columns.map((id) => groupLearnersQuery(courseId, id, { search: '', page: 0 })),
  );
  const [task, setTask] = useState<Task | null>(null);
  if (groups.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void groups.refetch()} />;
  if (!groups.data || !areLearnersThere) return <SkeletonTable rows={6} columns={3} />;
  const all = groups.data.data;
  const close = () => setTask(null);
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-160 text-muted">{t('course-groups.lead.board')}</p>
        <div className="flex flex-wrap gap-2">
          {all.length > 0 && <ExportMenu file={(format) => exportGroups(courseId, format)} />}
          <Button variant="outline" icon={ListPlus} onClick={() => setTask({ kind: 'list' })}>
            {t('course-groups.actions.list')}
          </Button>
          <Button variant="outline" icon={Dices} onClick={() => setTask({ kind: 'deal' })}>
            {t('course-groups.actions.deal')}
          </Button>
          <Button icon={Plus} onClick={() => setTask({ kind: 'new' })}>
            {t('course-groups.actions.new')}
          </Button>
        </div>
      </div>
      <Board courseId={courseId} groups={all} onTask={setTask} />
      {task?.kind === 'new' && <GroupDialog courseId={courseId} onClose={close} />}
      {task?.kind === 'edit' && <GroupDialog courseId={courseId} group={task.group} onClose={close} />}
      {task?.kind === 'deal' && <DealDialog courseId={courseId} hasGroups={all.length > 0} onClose={close} />}
      {task?.kind === 'list' && <ListDialog courseId={courseId} onClose={close} />}
      {task?.kind === 'delete' && <DeleteDialog group={task.group} onClose={close} />}
    </div>
  );
}

interface BoardProps {
  readonly courseId: number;
  readonly groups: readonly CourseGroup[];
  readonly onTask: (task: Task) => void;
}

function Board({ courseId, groups, onTask }: BoardProps) {
  const t = useT();
  const notify = useNotify();
  const move = useMoveLearners(courseId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  const moveTo = (courseGroupId: number | null) => (userIds: number[]) =>
    move.mutate(
      { courseGroupId, userIds },
      {
        onSuccess: () => {
          setSelected(new Set());
          notify({ tone: 'success', text: t('course-groups.messages.moved', { count: userIds.length }) });
        },
      },
    );
  const column = {
    courseId,
    search: useDeferredValue(search.trim()),
    selected,
    onSelected: setSelected,
    disabled: move.isPending,
  };
  return (
    <>
      <SearchField
        label={t('builder.students.search')}
        value={search}
        onChange={setSearch}
        className="w-full sm:max-w-90"
      />
      <SelectionBar
        count={selected.size}
        groups={groups}
        pending={move.isPending}
        onMove={(courseGroupId) => moveTo(courseGroupId)([...selected].map(Number))}
        onClear={() => setSelected(new Set())}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        <UnassignedColumn {...column} hasGroups={groups.length > 0} onMove={moveTo(null)} />
        {groups.map((group) => (
          <GroupColumn
            key={group.courseGroupId}
            {...column}
            group={group}
            onMove={moveTo(group.courseGroupId)}
            onEdit={() => onTask({ kind: 'edit', group })}
            onDelete={() => onTask({ kind: 'delete', group })}
          />
        ))}
        {groups.length === 0 && (
          <EmptyState
            drawing="people"
            compact
            title={t('course-groups.empty.title')}
            description={t('course-groups.empty.text')}
          />
        )}
      </div>
    </>
  );
}

function DeleteDialog({ group, onClose }: { readonly group: CourseGroup; readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const name = useAuthorText()(group.name);
  const remove = useDeleteGroup();
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('course-groups.dialogs.deleteTitle', { name })}
      confirmLabel={t('common.actions.delete')}
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(group.courseGroupId, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('course-groups.messages.deleted') });
            onClose();
          },
        })
      }
    >
      {t('course-groups.dialogs.deleteText')}
    </ConfirmDialog>
  );
}
