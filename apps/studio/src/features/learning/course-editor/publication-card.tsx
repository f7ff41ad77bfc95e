import { Callout } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseStatusBadge } from '../../../parts/course-status.tsx';
import { type EditedCourse, readinessQuery, usePublishCourse, useWithdrawApproval } from './course-editor.api.ts';
import { useSendingOut } from './use-sending-out.ts';

const STATE_TEXTS = {
  DRAFT: 'builder.publish.hidden',
  PENDING_APPROVAL: 'builder.publish.waiting',
  PUBLISHED: 'builder.publish.live',
  ARCHIVED: 'builder.publish.hidden',
} as const;

/** Where a course stands, and the one step that comes next. */
export function PublicationCard({ course }: { readonly course: EditedCourse }) {
  const t = useT();
  const notify = useNotify();
  const readiness = useQuery(readinessQuery(course.courseId));
  const publish = usePublishCourse(course.courseId);
  const sending = useSendingOut(course);
  const withdrawal = useWithdrawApproval(course.courseId);
  const { abilities, status } = course;
  const isReady = readiness.data?.isReady ?? false;
  const takeBack = () =>
    publish.mutate(false, {
      onSuccess: () => notify({ tone: 'success', text: t('builder.publish.unpublished') }),
    });
  return (
    <Card padding="lg">
      <CardHeading actions={<CourseStatusBadge status={status} />}>{t('common.labels.status')}</CardHeading>
      <p className="mb-4 text-muted">{t(STATE_TEXTS[status])}</p>
      {course.approvalNote && (
        <div className="mb-4">
          <Callout tone="warning" title={t('builder.publish.sentBack')}>
            <span dir="auto">{course.approvalNote}</span>
          </Callout>
        </div>
      )}
      {status === 'PUBLISHED' && !abilities.canPublish ? (
        <p className="text-sm text-muted">{t('builder.publish.byAdministrators')}</p>
      ) : status === 'PUBLISHED' ? (
        <Button variant="outline" pending={publish.isPending} onClick={takeBack}>
          {t('builder.publish.unpublish')}
        </Button>
      ) : status === 'PENDING_APPROVAL' && !abilities.canPublish ? (
        <Button
          variant="outline"
          pending={withdrawal.isPending}
          onClick={() =>
            withdrawal.mutate(undefined, {
              onSuccess: () => notify({ tone: 'success', text: t('builder.publish.withdrawn') }),
            })
          }
        >
          {t('builder.publish.withdraw')}
        </Button>
      ) : abilities.canPublish || abilities.canRequestApproval ? (
        <Button pending={sending.isPending} disabled={!isReady} onClick={() => void sending.send()}>
          {t(abilities.canPublish ? 'builder.publish.action' : 'builder.publish.request')}
        </Button>
      ) : null}
    </Card>
  );
}
