import { Icon } from '@sullam/ui/base/icon.tsx';
import { EllipsisVertical, LogIn, Pencil, Trash2 } from '@sullam/ui/base/icons.ts';
import { BoardList } from '@sullam/ui/board/board-list.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Person } from '../../../parts/person.tsx';
import { type CourseGroup, groupLearnersQuery, LEARNERS_PAGE } from './course-groups.api.ts';

interface ColumnProps {
  readonly courseId: number;
  readonly search: string;
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (ids: ReadonlySet<string>) => void;
  readonly onMove: (userIds: number[]) => void;
  readonly disabled: boolean;
}

interface LearnersProps extends ColumnProps {
  readonly courseGroupId: number | null;
  readonly label: string;
  readonly empty: string;
}

/** The learners of one column, page after page. */
function Learners({
  courseId,
  courseGroupId,
  search,
  label,
  empty,
  selected,
  onSelected,
  onMove,
  disabled,
}: LearnersProps) {
  const t = useT();
  const [pages, setPages] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      ...groupLearnersQuery(courseId, courseGroupId, { search, page }),
      placeholderData: keepPreviousData,
    })),
  });
  const [first] = answers;
  if (first?.isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void first.refetch()} />;
  if (!first?.data) return <SkeletonText lines={3} />;
  const learners = answers.flatMap(({ data }) => data?.data ?? []);
  return (
    <>
      <BoardList
        label={label}
        items={learners.map((learner) => ({
          id: String(learner.userId),
          name: `${learner.firstName} ${learner.lastName}`,
          content: <Person firstName={learner.firstName} lastName={learner.lastName} image={learner.image} />,
        }))}
        selected={selected}
        onSelected={onSelected}
        onDrop={(ids) => onMove(ids.map(Number))}
        empty={search === '' ? empty : t('course-groups.empty.found')}
        disabled={disabled}
      />
      {first.data.total > pages * LEARNERS_PAGE && (
        <Button variant="ghost" size="sm" full onClick={() => setPages(pages + 1)}>
          {t('common.actions.showMore')}
        </Button>
      )}
    </>
  );
}

const Column = ({ head, isQuiet, children }: { head: ReactNode; isQuiet?: boolean; children: ReactNode }) => (
  <section
    className={
      isQuiet
        ? 'flex min-w-0 flex-col gap-2 rounded-lg border border-dashed border-control p-3'
        : 'flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-3'
    }
  >
    {head}
    {children}
  </section>
);

/** Those who are in no group yet; without groups that is everybody. */
export function UnassignedColumn({ hasGroups, ...props }: ColumnProps & { readonly hasGroups: boolean }) {
  const t = useT();
  const title = t('course-groups.titles.unassigned');
  return (
    <Column isQuiet head={<h2 className="flex min-h-9 items-center px-1.5 text-body font-medium">{title}</h2>}>
      <Learners
        {...props}
        courseGroupId={null}
        label={title}
        empty={t(hasGroups ? 'course-groups.empty.unassigned' : 'builder.students.empty')}
      />
    </Column>
  );
}

interface GroupColumnProps extends ColumnProps {
  readonly group: CourseGroup;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A group with its learners. */
export function GroupColumn({ group, onEdit, onDelete, ...props }: GroupColumnProps) {
  const t = useT();
  const format = useFormat();
  const name = useAuthorText()(group.name);
  const { capacity, memberCount: count, isOpen } = group;
  return (
    <Column
      head={
        <header className="flex items-start gap-1 ps-1.5">
          <div className="min-w-0 flex-1">
            <h2 className="flex min-h-9 items-center text-body font-medium wrap-anywhere">
              <AuthorTextFor text={group.name} />
            </h2>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              <span>
                {capacity === null
                  ? t('course-groups.labels.members', { count })
                  : t('course-groups.labels.seats', {
                      count: format.number(count),
                      capacity: format.number(capacity),
                    })}
              </span>
              {isOpen && (
                <span className="inline-flex items-center gap-1">
                  <Icon of={LogIn} size={14} mirrored />
                  {t('course-groups.labels.open')}
                </span>
              )}
              {capacity !== null && count >= capacity && <Badge tone="warning">{t('course-groups.labels.full')}</Badge>}
            </p>
          </div>
          <MenuButton
            label={t('studio.words.actionsFor', { name })}
            icon={EllipsisVertical}
            groups={[
              {
                id: 'group',
                items: [
                  { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: onEdit },
                  { id: 'delete', label: t('common.actions.delete'), icon: Trash2, danger: true, onAction: onDelete },
                ],
              },
            ]}
          />
        </header>
      }
    >
      <Learners {...props} courseGroupId={group.courseGroupId} label={name} empty={t('course-groups.empty.column')} />
    </Column>
  );
}
