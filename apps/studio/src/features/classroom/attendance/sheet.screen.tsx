import { roomZone } from '@sullam/web-kit/moments/session-zone.ts';
import { usePlaceTimes } from '@sullam/web-kit/moments/use-place-times.ts';
import '../../../app.css';
import { ATTENDANCE_STATUSES } from '@sullam/domain/attendance/attendance.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { History, MessageSquare, Printer } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useKeys } from '../../../parts/keys.tsx';
import { type AttendanceSheet, sheetQuery } from './attendance.api.ts';
import { HistoryDialog, NoteDialog, ReasonDialog } from './sheet-dialogs.tsx';
import { Closing, CodePart, Sums, ToLookAt } from './sheet-side.tsx';
import { KEY_OF, StatusKeys } from './status-keys.tsx';
import { nameOf } from './status-looks.ts';
import { type Marks, useSheet } from './use-sheet.ts';

type Row = AttendanceSheet['rows'][number];

interface SheetRowProps {
  readonly row: Row;
  readonly number: number;
  readonly status: Row['status'];
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onSet: (status: NonNullable<Row['status']>) => void;
  readonly onNote: () => void;
  readonly onHistory: () => void;
}

function SheetRow({ row, number, status, isCurrent, onFocus, onSet, onNote, onHistory }: SheetRowProps) {
  const t = useT();
  const format = useFormat();
  const { person, markedAt, source, note, isCorrected } = row;
  const name = nameOf(person);
  return (
    <li
      data-row={person.userId}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      aria-label={t('attendance.taking.statusOf', { name, status: t(`attendance.statuses.${status ?? 'none'}`) })}
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 break-inside-avoid border-s-4 px-3 py-1.5 focus-visible:outline-offset-[-2px] print:border-transparent',
        isCurrent ? 'border-primary bg-subtle' : 'border-transparent',
      )}
    >
      <span className="w-7 text-end text-sm text-muted tabular max-sm:hidden">{format.number(number)}</span>
      <Avatar firstName={person.firstName} lastName={person.lastName} size={32} />
      <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">
        <bdi>{name}</bdi>
        {note && (
          <span dir="auto" className="block text-sm font-normal text-muted">
            {note}
          </span>
        )}
      </span>
      <div className="w-full sm:w-76">
        <StatusKeys name={name} value={status} showsKeys={false} onSet={onSet} />
      </div>
      <span className="w-14 text-sm tabular max-lg:hidden">
        {markedAt && (status === 'PRESENT' || status === 'LATE') ? format.time(markedAt) : ''}
      </span>
      <span className="w-32 text-sm text-muted max-xl:hidden">
        {source && t(`attendance.sources.${source}`)}
        {isCorrected && (
          <span className="ms-1.5">
            <Badge>{t('attendance.taking.corrected')}</Badge>
          </span>
        )}
      </span>
      <span className="flex print:hidden">
        <IconButton
          size="sm"
          icon={MessageSquare}
          label={t('attendance.taking.noteFor', { name })}
          onClick={onNote}
          disabled={status === null}
        />
        <IconButton
          size="sm"
          icon={History}
          label={t('attendance.taking.historyFor', { name })}
          onClick={onHistory}
          disabled={status === null && !isCorrected}
        />
      </span>
    </li>
  );
}

type Open = { kind: 'note' | 'history'; row: Row } | { kind: 'reason'; marks: Marks };

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="rounded-sm border border-line bg-surface px-1.5 text-ink">{children}</kbd>
);

const KEYS = { set: ['P', 'L', 'E', 'A'], move: ['↑', '↓'], all: ['Shift P'], note: ['C'], undo: ['U'] } as const;

const Keys = ({ of }: { readonly of: readonly string[] }) =>
  of.map((key) => (
    <span key={key}>
      <Key>{key}</Key>{' '}
    </span>
  ));

function KeyHints() {
  const t = useT();
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted max-lg:hidden print:hidden">
      <span>
        <Keys of={KEYS.set} />
        {t('attendance.taking.keySet')}
      </span>
      <span>
        <Keys of={KEYS.move} />
        {t('attendance.taking.keyMove')}
      </span>
      <span>
        <Keys of={KEYS.all} />
        {t('attendance.taking.keyAll')}
      </span>
      <span>
        <Keys of={KEYS.note} />
        {t('attendance.taking.keyNote')}
      </span>
      <span>
        <Keys of={KEYS.undo} />
        {t('attendance.taking.keyUndo')}
      </span>
    </p>
  );
}

function Sheet({ sheet }: { readonly sheet: AttendanceSheet }) {
  const { rows, session } = sheet;
  const t = useT();
  const go = useGo();
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<Open>();
  const marking = useSheet(sheet, (marks) => setOpen({ kind: 'reason', marks }));
  const focus = (next: number) => {
    const index = Math.min(rows.length - 1, Math.max(0, next));
    setAt(index);
    list.current?.querySelector<HTMLElement>(`[data-row="${rows[index]?.person.userId}"]`)?.focus();
  };
  const markAll = () =>
    marking.set(
      rows
        .filter((row) => marking.statusOf(row) === null)
        .map(({ person }) => ({ userId: person.userId, status: 'PRESENT' })),
    );
  const row = rows[at];
  const set = (status: NonNullable<Row['status']>) => {
    if (!row) return;
    marking.set([{ userId: row.person.userId, status }]);
    focus(at + 1);
  };
  // of the page, not of the list: the row that is marked as the current one is meant before anything was clicked
  useKeys({
    title: t('attendance.taking.keys'),
    lines: [
      ...ATTENDANCE_STATUSES.map((status) => ({
        shown: KEY_OF[status],
        code: `Key${KEY_OF[status]}`,
        words: t(`attendance.statuses.${status}`),
        run: () => set(status),
      })),
      { shown: '↓', code: 'ArrowDown', words: t('attendance.taking.keyMove'), run: () => focus(at + 1) },
      { shown: '↑', code: 'ArrowUp', words: t('attendance.taking.keyMove'), run: () => focus(at - 1) },
      { shown: 'Shift P', signs: ['P'], words: t('attendance.taking.keyAll'), run: markAll },
      {
        shown: 'C',
        code: 'KeyC',
        words: t('attendance.taking.keyNote'),
        run: () => row && marking.statusOf(row) !== null && setOpen({ kind: 'note', row }),
      },
      { shown: 'U', code: 'KeyU', words: t('attendance.taking.keyUndo'), run: marking.undo },
      {
        shown: 'Q',
        code: 'KeyQ',
        words: t('attendance.taking.openProjector'),
        run: () => go(`/courses/${session.courseId}/attendance/${session.attendanceSessionId}/screen`),
      },
    ],
  });
  return (
    <div className="space-y-3">
      <ol ref={list} className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {rows.map((row, index) => (
          <SheetRow
            key={row.person.userId}
            row={row}
            number={index + 1}
            status={marking.statusOf(row)}
            isCurrent={index === at}
            onFocus={() => setAt(index)}
            onSet={(status) => marking.set([{ userId: row.person.userId, status }])}
            onNote={() => setOpen({ kind: 'note', row })}
            onHistory={() => setOpen({ kind: 'history', row })}
          />
        ))}
      </ol>
      <KeyHints />
      {open?.kind === 'note' && (
        <NoteDialog sessionId={session.attendanceSessionId} row={open.row} onClose={() => setOpen(undefined)} />
      )}
      {open?.kind === 'history' && (
        <HistoryDialog sessionId={session.attendanceSessionId} row={open.row} onClose={() => setOpen(undefined)} />
      )}
      {open?.kind === 'reason' && (
        <ReasonDialog
          onClose={() => setOpen(undefined)}
          onGive={(reason) => {
            marking.correct(open.marks, reason);
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

function SheetPage({ sheet }: { readonly sheet: AttendanceSheet }) {
  const t = useT();
  const timeAt = usePlaceTimes();
  const { session } = sheet;
  const late = new Date(Date.parse(session.startsAt) + session.lateMinutes * 60_000);
  return (
    <div className="space-y-5">
      <BackLink href={`/courses/${session.courseId}/attendance`}>{t('attendance.titles.sessions')}</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-3 text-2xl">
            <AuthorTextFor text={session.title} />
            <Badge tone={session.state === 'OPEN' ? 'success' : 'neutral'}>
              {t(`attendance.states.${session.state}`)}
            </Badge>
          </h1>
          <p className="text-muted">
            <time dateTime={session.startsAt}>{timeAt(session.startsAt, roomZone(session))}</time>.{' '}
            {t('attendance.taking.lateFrom', { time: timeAt(late.toISOString(), roomZone(session), HOUR) })}
          </p>
        </div>
        <Button variant="outline" icon={Printer} className="max-sm:hidden print:hidden" onClick={() => window.print()}>
          {t('attendance.report.print')}
        </Button>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Sheet sheet={sheet} />
        <Card className="divide-y divide-line max-lg:order-first *:not-first:pt-6 *:not-last:pb-6 print:hidden">
          <Sums sheet={sheet} />
          <CodePart sheet={sheet} />
          <ToLookAt sheet={sheet} />
          <div>
            <Closing sheet={sheet} />
          </div>
        </Card>
      </div>
    </div>
  );
}

/** `attendance/{attendanceSessionId}` of a course: where attendance is taken. */
export function AttendanceSheetScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(sheetQuery(usePathId('attendanceSessionId')));
  usePageTitle(useAuthorText()(data?.session.title));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return data ? <SheetPage sheet={data} /> : <SkeletonText lines={10} />;
}
