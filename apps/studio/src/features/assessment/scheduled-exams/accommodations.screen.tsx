import '../../../app.css';
import { Printer } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { courseGroupsQuery } from '../../learning/course-groups/course-groups.public.ts';
import { NO_GRANT } from './grant-fields.tsx';
import { grantedSitting } from './granted-sitting.ts';
import { groupAccommodationsQuery } from './group-grants.api.ts';
import { GroupGrants } from './group-grants.tsx';
import { LearnerGrants } from './learner-grants.tsx';
import { accommodationsQuery, subsectionExamQuery } from './scheduled-exams.api.ts';
import { SittingFacts } from './sitting-facts.tsx';
import { SubsectionExamFrame } from './subsection-exam-frame.tsx';

/** Who has more time, more attempts or another window in one scheduled exam. */
export function AccommodationsScreen() {
  const t = useT();
  const hasFeature = useHasFeature();
  const id = usePathId('courseSubsectionId');
  const courseId = usePathId('courseId');
  const isThere = useQueriesSettled([
    accommodationsQuery(id),
    ...(hasFeature('course-groups') ? [groupAccommodationsQuery(id), courseGroupsQuery(courseId)] : []),
  ]);
  const { data: exam, isError, refetch } = useQuery(subsectionExamQuery(id));
  if (isError && !exam) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />;
  if (!exam || !isThere) return <SkeletonText lines={8} />;
  return (
    <SubsectionExamFrame
      exam={exam}
      actions={
        <Button variant="outline" icon={Printer} onClick={() => window.print()}>
          {t('common.actions.print')}
        </Button>
      }
    >
      <div className="max-w-220 space-y-6">
        <Card>
          <p className="mb-1 text-sm font-medium">{t('exam-authoring.labels.everybody')}</p>
          <div className="text-sm text-muted">
            <SittingFacts sitting={grantedSitting(exam, NO_GRANT)} />
          </div>
        </Card>
        <LearnerGrants exam={exam} />
        {hasFeature('course-groups') && <GroupGrants exam={exam} />}
      </div>
    </SubsectionExamFrame>
  );
}
