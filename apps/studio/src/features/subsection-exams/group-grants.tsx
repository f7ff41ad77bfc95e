import { EllipsisVertical, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndoable } from '../../parts/use-undoable.ts';
import { courseGroupsQuery } from '../course-groups/course-groups.api.ts';
import { grantedSitting } from './granted-sitting.ts';
import { GroupGrantDialog } from './group-grant-dialog.tsx';
import { type GroupAccommodation, groupAccommodationsQuery, useDeleteGroupAccommodation } from './group-grants.api.ts';
import { GrantWords } from './learner-grants.tsx';
import { SittingFacts } from './sitting-facts.tsx';
import type { SubsectionExam } from './subsection-exams.api.ts';

interface RowProps {
  readonly exam: SubsectionExam;
  readonly row: GroupAccommodation;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function GrantRow({ exam, row, onEdit, onDelete }: RowProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            <AuthorTextFor text={row.name} />
          </span>
          <span className="text-sm text-muted">{t('course-groups.labels.members', { count: row.memberCount })}</span>
          <GrantWords grant={row} />
        </p>
        <p className="text-sm text-muted">
          <SittingFacts sitting={grantedSitting(exam, row, 'GROUP')} />
        </p>
        {row.note && (
          <p className="text-sm wrap-anywhere text-muted">{t('exam-authoring.labels.note', { note: row.note })}</p>
        )}
      </div>
      <span className="print:hidden">
        <MenuButton
          icon={EllipsisVertical}
          label={t('studio.words.actionsFor', { name: text(row.name) })}
          groups={[
            {
              id: 'grant',
              items: [
                { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: onEdit },
                {
                  id: 'delete',
                  label: t('exam-authoring.actions.withdraw'),
                  icon: Trash2,
                  danger: true,
                  onAction: onDelete,
                },
              ],
            },
          ]}
        />
      </span>
    </li>
  );
}

/** What was granted to groups of the course. A learner's own grant goes before it. */
export function GroupGrants({ exam }: { readonly exam: SubsectionExam }) {
  const t = useT();
  const text = useAuthorText();
  const grants = useQuery(groupAccommodationsQuery(exam.subsectionExamId));
  const groups = useQuery(courseGroupsQuery(exam.courseId));
  const remove = useDeleteGroupAccommodation(exam.subsectionExamId);
  const undoable = useUndoable();
  const [open, setOpen] = useState<{ row: GroupAccommodation | null } | null>(null);
  const all = grants.data?.data ?? [];
  const granted = new Set(all.map(({ courseGroupId }) => courseGroupId));
  const others = (groups.data?.data ?? []).filter(({ courseGroupId }) => !granted.has(courseGroupId));
  const rows = all.filter(({ courseGroupId }) => !undoable.hidden.has(String(courseGroupId)));
  return (
    <section aria-labelledby="group-grants">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id="group-grants" className="text-body font-medium">
            {t('course-groups.grants.title')}
          </h3>
          <p className="text-sm text-muted">{t('course-groups.grants.text')}</p>
        </div>
        {others.length > 0 && (
          <span className="print:hidden">
            <Button variant="outline" icon={Plus} {...preloadOn(Dialog)} onClick={() => setOpen({ row: null })}>
              {t('course-groups.grants.add')}
            </Button>
          </span>
        )}
      </div>
      {grants.isError && !grants.data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void grants.refetch()} compact />
      )}
      {(grants.isPending || groups.isPending) && <SkeletonText lines={2} />}
      {grants.data && groups.data && rows.length === 0 && (
        <p className="py-3 text-sm text-muted">
          {t(groups.data.data.length === 0 ? 'course-groups.grants.noGroups' : 'course-groups.grants.empty')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <GrantRow
            key={row.courseGroupId}
            exam={exam}
            row={row}
            onEdit={() => setOpen({ row })}
            onDelete={() =>
              undoable.remove(
                String(row.courseGroupId),
                t('exam-authoring.messages.withdrawn', { name: text(row.name) }),
                () => remove.mutateAsync(row.courseGroupId),
              )
            }
          />
        ))}
      </ul>
      {open && <GroupGrantDialog exam={exam} accommodation={open.row} groups={others} onClose={() => setOpen(null)} />}
    </section>
  );
}
