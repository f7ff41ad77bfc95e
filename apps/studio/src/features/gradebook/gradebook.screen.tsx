import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { GradeSheet } from './grade-sheet.tsx';
import { structureQuery } from './gradebook.api.ts';
import { GradebookFrame } from './gradebook-frame.tsx';
import { LearnerList } from './learner-list.tsx';
import { useGradeRows } from './use-grade-rows.ts';

function Grades({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const isWide = useIsWide();
  const structure = useQuery(structureQuery(courseId));
  const report = useGradeRows(courseId);
  if ((structure.isError && !structure.data) || report === 'failed')
    return <ErrorState title={t('common.failed.title')} onRetry={() => void structure.refetch()} compact />;
  if (!structure.data || report === undefined) return <SkeletonTable columns={8} />;
  const empty =
    structure.data.items.length === 0
      ? (['gradebook.settings.emptyItems', 'gradebook.settings.emptyItemsText'] as const)
      : report.total === 0
        ? (['gradebook.empty.learners', 'gradebook.empty.learnersText'] as const)
        : null;
  if (empty)
    return (
      <EmptyState
        drawing="inbox"
        title={t(empty[0])}
        description={t(empty[1])}
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
