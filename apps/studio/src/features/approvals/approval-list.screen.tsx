import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, Cover } from '@sullam/ui/components/card.tsx';
import { CourseArt } from '@sullam/ui/components/course-art.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../authoring/page-head.tsx';
import { useRelativeTime } from '../authoring/use-relative-time.ts';
import { approvalsQuery, useDecideApproval, type WaitingCourse } from './approvals.api.ts';
import { SendBackDialog } from './send-back-dialog.tsx';

const SIZE = 20;

/** Courses whose authors ask for publication. */
export function ApprovalListScreen() {
  const t = useT();
  const address = useAddressQuery();
  const page = Math.max(1, Number(address.value('page') ?? 1) || 1);
  const waiting = useQuery(approvalsQuery((page - 1) * SIZE, SIZE));
  const [sentBack, setSentBack] = useState<WaitingCourse | null>(null);
  return (
    <div className="page-width page-gutter py-6">
      <PageHead title={t('builder.titles.approvals')} />
      {waiting.isError ? (
        <ErrorState title={t('common.failed.title')} onRetry={() => void waiting.refetch()} />
      ) : !waiting.data ? (
        <SkeletonTable columns={2} />
      ) : waiting.data.data.length === 0 ? (
        <EmptyState drawing="done" title={t('builder.approvals.empty')} />
      ) : (
        <ul className="space-y-4">
          {waiting.data.data.map((course) => (
            <li key={course.courseId}>
              <WaitingCard course={course} onSendBack={() => setSentBack(course)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil((waiting.data?.total ?? 0) / SIZE)}
        hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
      />
      {sentBack && <SendBackDialog course={sentBack} onClose={() => setSentBack(null)} />}
    </div>
  );
}

interface WaitingCardProps {
  readonly course: WaitingCourse;
  readonly onSendBack: () => void;
}

function WaitingCard({ course, onSendBack }: WaitingCardProps) {
  const t = useT();
  const notify = useNotify();
  const format = useFormat();
  const ago = useRelativeTime();
  const decide = useDecideApproval();
  const people = format.list(course.instructors.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <Cover
        src={course.cover?.url}
        art={<CourseArt id={course.courseId} hue={course.category?.hue ?? 205} />}
        className="w-36 rounded-md"
      />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg">
          <AuthorTextFor text={course.title} />
        </h2>
        <p className="text-sm text-muted">
          <bdi>{people}</bdi>
        </p>
        <p className="text-sm text-muted">
          {t('builder.approvals.waitingSince', { time: ago(course.updatedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="ghost" href={`/courses/${course.courseId}/outline`}>
          {t('builder.approvals.look')}
        </LinkButton>
        <Button variant="outline" onClick={onSendBack}>
          {t('builder.approvals.sendBack')}
        </Button>
        <Button
          pending={decide.isPending}
          onClick={() =>
            decide.mutate(
              { courseId: course.courseId, isApproved: true },
              { onSuccess: () => notify({ tone: 'success', text: t('builder.approvals.approved') }) },
            )
          }
        >
          {t('builder.approvals.approve')}
        </Button>
      </div>
    </Card>
  );
}
