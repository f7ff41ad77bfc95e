import { EMPTY_CELL } from '@sullam/domain/grading/grade-row.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { Grid } from '@sullam/ui/grid/grid.tsx';
import type { GridEdit, GridPlace } from '@sullam/ui/grid/grid-types.ts';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useCellView } from './cell-view.ts';
import { ColumnMenu } from './column-menu.tsx';
import { type SheetColumn, useSheetColumns } from './grade-columns.ts';
import { GradeDrawer } from './grade-drawer.tsx';
import { readGrade } from './grade-input.ts';
import { type Item, useForgetGradebook } from './gradebook.api.ts';
import { NobodyFound, useGradebookHref } from './group-filter.tsx';
import type { GradesProps } from './learner-list.tsx';
import { cellKey } from './local-grades.ts';
import { matching, sorted, totalToday, useSheet } from './sheet-rows.ts';
import { SheetStatus } from './sheet-status.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { useSheetView } from './sheet-view.ts';
import { cellsOf, nameOf } from './use-grade-rows.ts';
import { type Change, useGradeSaving } from './use-grade-saving.ts';

const ROW_HEIGHTS = { comfortable: 36, compact: 30 } as const;

interface Opened {
  readonly userId: number;
  readonly item: Item;
}

/** The grid of learners and grade items, with everything around it. */
export function GradeSheet({ structure, report, filter }: GradesProps) {
  const { courseId, items } = structure;
  const t = useT();
  const go = useGo();
  const hrefOf = useGradebookHref(courseId);
  const notify = useNotify();
  const language = useLanguage();
  const forget = useForgetGradebook();
  const cellView = useCellView();
  const [view, changeView] = useSheetView(courseId);
  const [search, setSearch] = useState('');
  const [menu, setMenu] = useState<{ column: SheetColumn; anchor: HTMLElement } | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  const byUser = useMemo(() => new Map(report.rows.map((row) => [row.userId, row])), [report.rows]);
  const saving = useGradeSaving(courseId, (userId, gradeItemId) => {
    const row = byUser.get(userId);
    return row && cellsOf(row)[report.itemIds.indexOf(gradeItemId)];
  });
  const { local } = saving;
  const sheet = useSheet({ structure, itemIds: report.itemIds, local });
  const { columns, groups } = useSheetColumns(structure, view, totalToday(report.rows));
  // a cell that is being edited must not run away: the order is made when it is chosen, and when rows come
  const orderedWith = useRef(sheet);
  orderedWith.current = sheet;
  const rows = useMemo(() => {
    const found = matching(report.rows, search);
    const column = columns.find(({ id }) => id === view.sort?.column);
    return sorted(found, column, view.sort?.direction ?? 'ascending', orderedWith.current, language);
  }, [report.rows, search, columns, view.sort, language]);

  const cell = useCallback(
    (at: number, columnAt: number) => {
      const [row, column] = [rows[at], columns[columnAt]];
      if (!row || !column || column.kind === 'NAME') return { content: '', isReadOnly: true };
      if (column.kind === 'ITEM') {
        const id = column.item.gradeItemId;
        return cellView.gridCell(sheet.cell(row, id), column.item, local.get(cellKey(row.userId, id)));
      }
      const totals = sheet.totals(row);
      const { current, final } = totals;
      // who has nothing that counts yet has no letter either
      if (column.kind === 'LETTER') return cellView.letterCell(current.text === null ? null : totals[column.of].letter);
      if (column.kind === 'PASSED') return cellView.verdictCell(totals);
      return cellView.totalCell(column.kind === 'CURRENT' ? current : final);
    },
    [rows, columns, sheet, local, cellView],
  );
  const rowHead = useCallback(
    (at: number) => {
      const row = rows[at];
      return (
        row && (
          <span className="flex min-w-0 items-center gap-2.5">
            <Avatar
              size={24}
              firstName={row.firstName}
              lastName={row.lastName}
              className="bg-primary-soft! text-primary-text!"
            />
            <bdi className="clip-line min-w-0">{nameOf(row)}</bdi>
          </span>
        )
      );
    },
    [rows],
  );

  const edit = (edits: readonly GridEdit[], lost: number) => {
    const changes: Change[] = [];
    const unread: { userId: number; item: Item; typed: string }[] = [];
    for (const { row: at, column: columnAt, text } of edits) {
      const [row, column] = [rows[at], columns[columnAt]];
      if (!row || column?.kind !== 'ITEM') continue;
      const target = { userId: row.userId, item: column.item };
      // what could not be read is cleared, not the grade under it
      if (text === '' && local.get(cellKey(row.userId, column.item.gradeItemId))?.typed !== undefined) {
        saving.resolve(target, 'theirs');
        continue;
      }
      const given = readGrade(text, column.item);
      if (given) changes.push({ ...target, given });
      else unread.push({ ...target, typed: text });
    }
    if (changes.length > 0) saving.edit(changes);
    if (unread.length > 0) saving.refuse(unread, t('gradebook.errors.number'));
    if (edits.length + lost <= 1) return;
    notify({
      tone: lost + unread.length > 0 ? 'warning' : 'success',
      text: [
        t('gradebook.messages.pasted', { count: changes.length }),
        lost > 0 && t('gradebook.messages.lost', { count: lost }),
      ]
        .filter(Boolean)
        .join(' · '),
      action: { label: t('gradebook.actions.undoPaste'), run: saving.undo },
    });
  };
  const open = ({ row: at, column: columnAt }: GridPlace) => {
    const [row, column] = [rows[at], columns[columnAt]];
    if (!row || !column) return;
    if (column.kind === 'ITEM') setOpened({ userId: row.userId, item: column.item });
    else go(hrefOf(`/learners/${row.userId}`));
  };
  const renew = () => {
    saving.clear();
    void forget();
  };
  const openedRow = opened && byUser.get(opened.userId);
  return (
    <div className="space-y-3">
      <SheetTools
        structure={structure}
        columns={columns}
        view={view}
        onView={changeView}
        search={search}
        onSearch={setSearch}
        filter={filter}
        saving={saving}
        onRenew={renew}
      />
      {report.isError && <ErrorState title={t('common.failed.title')} onRetry={report.retry} compact />}
      {report.status === 'pending' ? (
        <SkeletonTable columns={8} />
      ) : rows.length === 0 ? (
        <NobodyFound search={search} group={filter.chosen} />
      ) : (
        <Grid
          label={t('gradebook.titles.page')}
          columns={columns}
          groups={groups}
          rowCount={rows.length}
          rowKey={(at) => rows[at]?.userId ?? at}
          cell={cell}
          rowHead={rowHead}
          rowHeight={view.isCompact ? ROW_HEIGHTS.compact : ROW_HEIGHTS.comfortable}
          maxHeight="max(22rem, calc(100dvh - var(--bars-height) - 10.25rem))"
          onEdit={edit}
          onOpen={open}
          onColumn={(at, anchor) => {
            const column = columns[at];
            if (column) setMenu({ column, anchor });
          }}
          onUndo={saving.undo}
          onRedo={saving.redo}
          onResize={(id, width) => changeView({ widths: { ...view.widths, [id]: width } })}
        />
      )}
      <SheetStatus
        report={report}
        shown={rows.length}
        local={local}
        onRetry={() => saving.retry(items)}
        onOpen={(userId, gradeItemId) => {
          const item = items.find((each) => each.gradeItemId === gradeItemId);
          if (item) setOpened({ userId, item });
        }}
      />
      {menu && (
        <ColumnMenu
          {...menu}
          structure={structure}
          rows={report.rows}
          group={filter.chosen}
          sheet={sheet}
          view={view}
          onView={changeView}
          onClose={() => setMenu(null)}
        />
      )}
      {opened && openedRow && (
        <GradeDrawer
          key={cellKey(opened.userId, opened.item.gradeItemId)}
          name={nameOf(openedRow)}
          userId={opened.userId}
          item={opened.item}
          cell={sheet.cell(openedRow, opened.item.gradeItemId) ?? EMPTY_CELL}
          local={local.get(cellKey(opened.userId, opened.item.gradeItemId))}
          saving={saving}
          courseId={courseId}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
