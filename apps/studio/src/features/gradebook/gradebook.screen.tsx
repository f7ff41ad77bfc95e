import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { GradeSheet } from './grade-sheet.tsx';
import { structureQuery } from './gradebook.api.ts';
import { GradebookFrame } from './gradebook-frame.tsx';
import { LearnerList } from './learner-list.tsx';
import { useGradeRows } from './use-grade-rows.ts';

function Grades({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const isWide = useIsWide();
  const group = Number(useAddressQuery().value('group')) || undefined;
  const structure = useQuery(structureQuery(courseId));
  const report = useGradeRows(courseId, group);
  if ((structure.isError && !structure.data) || report === 'failed')
    return <ErrorState title={t('common.failed.title')} onRetry={() => void structure.refetch()} compact />;
  if (!structure.data || report === undefined) return <SkeletonTable columns={8} />;
  if (report.total === 0 && group === undefined)
    return (
      <EmptyState
        drawing="inbox"
        title={t('gradebook.empty.learners')}
        description={t('gradebook.empty.learnersText')}
        action={
          <LinkButton variant="outline" href={`/courses/${courseId}/gradebook/settings`}>
            {t('gradebook.titles.settings')}
          </LinkButton>
        }
        compact
      />
    );
  const Part = isWide ? GradeSheet : LearnerList;
  return <Part structure={structure.data} report={report} />;
}

/** `courses/{courseId}/gradebook`: all learners with all their grades; a list of learners on phones. */
export function GradebookScreen() {
  return (
    <GradebookFrame>
      <Grades courseId={usePathId('courseId')} />
    </GradebookFrame>
  );
}
