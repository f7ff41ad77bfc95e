import { Plus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndoable } from '../../../parts/use-undoable.ts';
import { GrantRow, GroupGrantSection, useGroupsToGrant } from '../accommodations/accommodations.public.ts';
import { grantedSitting } from './granted-sitting.ts';
import { GroupGrantDialog } from './group-grant-dialog.tsx';
import { type GroupAccommodation, groupAccommodationsQuery, useDeleteGroupAccommodation } from './group-grants.api.ts';
import { GrantWords } from './learner-grants.tsx';
import type { SubsectionExam } from './scheduled-exams.api.ts';
import { SittingFacts } from './sitting-facts.tsx';

/** What was granted to groups of the course. A learner's own grant goes before it. */
export function GroupGrants({ exam }: { readonly exam: SubsectionExam }) {
  const t = useT();
  const text = useAuthorText();
  const grants = useQuery(groupAccommodationsQuery(exam.subsectionExamId));
  const all = grants.data?.data ?? [];
  const groups = useGroupsToGrant(
    exam.courseId,
    all.map(({ courseGroupId }) => courseGroupId),
  );
  const remove = useDeleteGroupAccommodation(exam.subsectionExamId);
  const undoable = useUndoable();
  const [open, setOpen] = useState<{ row: GroupAccommodation | null } | null>(null);
  const rows = all.filter(({ courseGroupId }) => !undoable.hidden.has(String(courseGroupId)));
  return (
    <>
      <GroupGrantSection
        add={
          groups.others.length > 0 && (
            <Button variant="outline" icon={Plus} {...preloadOn(Dialog)} onClick={() => setOpen({ row: null })}>
              {t('course-groups.grants.add')}
            </Button>
          )
        }
        isPending={grants.isPending || groups.isPending}
        hasFailed={grants.isError && !grants.data}
        onRetry={() => void grants.refetch()}
        hasGroups={groups.hasGroups}
        rows={rows.map((row) => (
          <GrantRow
            key={row.courseGroupId}
            name={<AuthorTextFor text={row.name} />}
            plainName={text(row.name)}
            words={
              <>
                <span className="text-sm text-muted">
                  {t('course-groups.labels.members', { count: row.memberCount })}
                </span>
                <GrantWords grant={row} />
              </>
            }
            facts={<SittingFacts sitting={grantedSitting(exam, row, 'GROUP')} />}
            note={row.note}
            onEdit={() => setOpen({ row })}
            onWithdraw={() =>
              undoable.remove(
                String(row.courseGroupId),
                t('accommodations.grants.withdrawn', { name: text(row.name) }),
                () => remove.mutateAsync(row.courseGroupId),
              )
            }
          />
        ))}
      />
      {open && (
        <GroupGrantDialog exam={exam} accommodation={open.row} groups={groups.others} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
