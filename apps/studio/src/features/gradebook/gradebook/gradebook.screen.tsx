import '../../../app.css';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { GradeSheet } from './grade-sheet.tsx';
import { structureQuery } from './gradebook.api.ts';
import { GradebookFailed, GradebookFrame } from './gradebook-frame.tsx';
import { type GroupFilter, useGradebookHref, useGroupFilter } from './group-filter.tsx';
import { LearnerList } from './learner-list.tsx';
import { useGradeRows } from './use-grade-rows.ts';

interface GradesProps {
  readonly courseId: number;
  readonly filter: GroupFilter;
}

function Grades({ courseId, filter }: GradesProps) {
  const t = useT();
  const isWide = useIsWide();
  const structure = useQuery(structureQuery(courseId));
  const report = useGradeRows(courseId, filter.chosen?.courseGroupId ?? null);
  const hrefOf = useGradebookHref(courseId);
  if ((structure.isError && !structure.data) || report.status === 'failed')
    return <GradebookFailed retry={[structure.refetch, report.retry]} />;
  // the choice of a group stands in the bar above the grades
  if (!structure.data || filter.isPending) return <SkeletonTable columns={8} />;
  const empty =
    structure.data.items.length === 0
      ? (['gradebook.settings.emptyItems', 'gradebook.settings.emptyItemsText'] as const)
      : report.status === 'ready' && report.total === 0 && !filter.chosen
        ? (['gradebook.empty.learners', 'gradebook.empty.learnersText'] as const)
        : null;
  if (empty)
    return (
      <EmptyState
        drawing="inbox"
        title={t(empty[0])}
        description={t(empty[1])}
        action={
          <LinkButton variant="outline" href={hrefOf('/settings')}>
            {t('gradebook.titles.settings')}
          </LinkButton>
        }
        compact
      />
    );
  const Part = isWide ? GradeSheet : LearnerList;
  return <Part structure={structure.data} report={report} filter={filter} />;
}

/** `courses/{courseId}/gradebook`: all learners with all their grades; a list of learners on phones. */
export function GradebookScreen() {
  const courseId = usePathId('courseId');
  const filter = useGroupFilter(courseId);
  const isWide = useIsWide();
  return (
    <GradebookFrame isSlim={isWide}>
      {filter ? <Grades courseId={courseId} filter={filter} /> : <SkeletonTable columns={8} />}
    </GradebookFrame>
  );
}
