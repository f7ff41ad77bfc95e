import '../../../app.css';
import { EllipsisVertical, FileText, Pencil, PenLine, Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { EmptyCell } from '@sullam/ui/table/empty-cell.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLatch } from '@sullam/web-kit/base/use-latch.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { useList } from '../../../parts/use-list.ts';
import { assignmentPlaces } from './assignment-places.ts';
import {
  type AssignmentCard,
  type AssignmentProgress,
  assignmentProgressQuery,
  courseAssignmentsQuery,
} from './assignments.api.ts';

/** The server lists what is due first. */
const SORTS = { due: { column: 'due', direction: 'ascending' } } as const;

interface RowProps {
  readonly assignment: AssignmentCard;
  readonly progress: AssignmentProgress | undefined;
}

/** How many have handed in, as a bar with its numbers. */
function HandedIn({ assignment, progress }: RowProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  if (!progress || progress.expectedCount === 0) return <EmptyCell />;
  const { handedInCount, expectedCount } = progress;
  return (
    <span className="flex items-center gap-3">
      <span className="w-24 max-sm:hidden">
        <ProgressBar
          share={handedInCount / expectedCount}
          label={t('assignment-marking.list.handedInOf', { title: text(assignment.title) })}
          thin
        />
      </span>
      <span className="text-sm whitespace-nowrap tabular">
        {t('assignment-marking.list.of', {
          count: format.number(handedInCount),
          total: format.number(expectedCount),
        })}
      </span>
    </span>
  );
}

/** How much waits for a mark. */
function ToMark({ progress }: Pick<RowProps, 'progress'>) {
  const t = useT();
  const format = useFormat();
  if (!progress) return <EmptyCell />;
  const { toMarkCount, lateCount, firstSubmissionId, handedInCount } = progress;
  if (firstSubmissionId === null)
    return (
      <span className="text-sm text-muted">
        {t(handedInCount > 0 ? 'assignment-marking.list.allMarked' : 'assignment-marking.list.nothing')}
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-base font-semibold tabular">{format.number(toMarkCount)}</span>
      {lateCount > 0 && <Badge tone="warning">{t('assignment-marking.list.late', { count: lateCount })}</Badge>}
    </span>
  );
}

/** What to do with an assignment: mark where something waits, else look at what was handed in. */
function Begin({ assignment, progress, isFirst }: RowProps & { readonly isFirst: boolean }) {
  const t = useT();
  const text = useAuthorText();
  const { courseId, assignmentId, title } = assignment;
  const places = assignmentPlaces(courseId, assignmentId);
  if (!progress || progress.firstSubmissionId === null)
    return (
      <LinkButton
        size="sm"
        variant="outline"
        href={places.submissions}
        aria-label={t('assignment-marking.list.openOf', { title: text(title) })}
      >
        {t('common.actions.open')}
      </LinkButton>
    );
  return (
    <LinkButton
      size="sm"
      variant={isFirst ? 'soft' : 'outline'}
      href={places.marking(progress.firstSubmissionId)}
      aria-label={t('assignment-marking.list.markOf', { count: progress.toMarkCount, title: text(title) })}
    >
      {t('marking.actions.mark')}
    </LinkButton>
  );
}

function useColumns(
  progressOf: (assignmentId: number) => AssignmentProgress | undefined,
): TableColumn<AssignmentCard>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'title',
      label: t('assignment-marking.list.assignment'),
      cell: ({ courseId, assignmentId, title, isPublished, isGroupWork, maximum }) => (
        <span className="block min-w-0">
          <UiLink
            href={assignmentPlaces(courseId, assignmentId).submissions}
            className="rounded-sm font-medium text-ink underline-offset-4 wrap-anywhere hover:underline"
          >
            <AuthorTextFor text={title} />
          </UiLink>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {!isPublished && <PublicationBadge isPublished={false} />}
            <span>{t('assignment-marking.labels.maximum', { points: format.decimal(maximum) })}</span>
            {isGroupWork && <span>{t('assignment-marking.labels.groupWork')}</span>}
          </span>
        </span>
      ),
    },
    {
      id: 'due',
      label: t('assignment-marking.list.due'),
      width: '11rem',
      cell: ({ dueAt }) =>
        dueAt ? (
          <time dateTime={dueAt} className="text-sm text-muted">
            {format.dateTime(dueAt)}
          </time>
        ) : (
          <EmptyCell />
        ),
    },
    {
      id: 'handedIn',
      label: t('assignment-marking.list.handedIn'),
      width: '13rem',
      cell: (assignment) => <HandedIn assignment={assignment} progress={progressOf(assignment.assignmentId)} />,
    },
    {
      id: 'toMark',
      label: t('assignment-marking.list.toMark'),
      width: '9rem',
      cell: ({ assignmentId }) => <ToMark progress={progressOf(assignmentId)} />,
    },
    {
      id: 'average',
      label: t('assignment-marking.list.average'),
      numeric: true,
      width: '7rem',
      cell: ({ assignmentId }) => {
        const average = progressOf(assignmentId)?.average;
        return average ? format.decimal(average) : <EmptyCell />;
      },
    },
  ];
}

function Actions({ assignment }: { readonly assignment: AssignmentCard }) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const places = assignmentPlaces(assignment.courseId, assignment.assignmentId);
  const items = [
    { id: 'submissions', label: t('assignment-marking.titles.submissions'), icon: FileText, place: places.submissions },
    { id: 'rules', label: t('assignment-marking.titles.rules'), icon: Pencil, place: places.rules },
  ];
  return (
    <MenuButton
      label={t('studio.words.actionsFor', { name: text(assignment.title) })}
      icon={EllipsisVertical}
      groups={[
        { id: 'assignment', items: items.map(({ place, ...item }) => ({ ...item, onAction: () => go(place) })) },
      ]}
    />
  );
}

/** The assignments of a course and how far each is; new ones are added in the outline. */
export function CourseAssignmentsScreen() {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const courseId = usePathId('courseId');
  const list = useList(SORTS, 'due');
  const { skip, take } = list.paging;
  const assignments = useQuery(courseAssignmentsQuery(courseId, { skip, take }));
  const found = useQuery(assignmentProgressQuery(courseId));
  const progress = found.data?.data ?? [];
  const columns = useColumns((id) => progress.find(({ assignmentId }) => assignmentId === id));
  const isThere = useLatch(!assignments.isPending && !found.isPending);
  const toOutline = (
    <LinkButton variant="outline" icon={Plus} href={`/courses/${courseId}/outline?new=ASSIGNMENT`}>
      {t('assignment-marking.actions.new')}
    </LinkButton>
  );
  // the order of the list: what is due first
  const inOrder = (assignments.data?.data ?? []).flatMap(({ assignmentId }) =>
    progress.filter((each) => each.assignmentId === assignmentId),
  );
  const first = inOrder.find(({ firstSubmissionId }) => firstSubmissionId !== null);
  const toMark = inOrder.reduce((sum, { toMarkCount }) => sum + toMarkCount, 0);
  const waiting = inOrder.filter(({ toMarkCount }) => toMarkCount > 0).length;
  const markAll =
    first && `/courses/${courseId}/assignments/${first.assignmentId}/submissions/${first.firstSubmissionId}`;
  useKeys({
    title: t('studio.keys.here'),
    lines: [
      ...(markAll
        ? [{ id: 'mark', shown: 'M', code: 'KeyM', words: t('studio.keys.mark'), run: () => go(markAll) }]
        : []),
      {
        id: 'assignments.new',
        shown: 'N',
        code: 'KeyN',
        words: t('assignment-marking.actions.new'),
        run: () => go(`/courses/${courseId}/outline?new=ASSIGNMENT`),
      },
    ],
  });
  if (!isThere) return <SkeletonTable />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 max-w-reading flex-1 basis-80 text-muted tabular">
          {assignments.data && assignments.data.total > 0
            ? [
                t('assignment-marking.list.count', { count: assignments.data.total }),
                waiting > 0 && t('assignment-marking.list.waiting', { count: waiting }),
              ]
                .filter(Boolean)
                .join(' · ')
            : t('assignment-marking.lead.list')}
        </p>
        <span className="flex flex-wrap items-center gap-2">
          {toOutline}
          {markAll && toMark > 0 && (
            <LinkButton href={markAll} icon={PenLine}>
              {t('assignment-marking.list.mark', { count: toMark })}
              <KeyHint of="M" className="border-current/50" />
            </LinkButton>
          )}
        </span>
      </div>
      <ListTable
        label={t('assignment-marking.titles.assignments')}
        list={list}
        query={assignments}
        columns={columns}
        hasFixedColumns
        rowId={({ assignmentId }) => String(assignmentId)}
        rowName={({ title }) => text(title)}
        rowActions={(assignment) => (
          <span className="flex items-center justify-end gap-1">
            <Begin
              assignment={assignment}
              progress={progress.find(({ assignmentId }) => assignmentId === assignment.assignmentId)}
              isFirst={assignment.assignmentId === first?.assignmentId}
            />
            <Actions assignment={assignment} />
          </span>
        )}
        empty={
          <EmptyState
            drawing="inbox"
            title={t('assignment-marking.empty.list')}
            description={t('assignment-marking.empty.listText')}
            action={toOutline}
            compact
          />
        }
      />
    </>
  );
}
