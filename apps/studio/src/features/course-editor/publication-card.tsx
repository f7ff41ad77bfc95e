import { Callout } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseStatusBadge } from '../../parts/course-status.tsx';
import { type EditedCourse, readinessQuery, usePublishCourse, useRequestApproval } from './course-editor.api.ts';

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
  const request = useRequestApproval(course.courseId);
  const { abilities, status } = course;
  const isReady = readiness.data?.isReady ?? false;
  const say = (key: 'published' | 'unpublished' | 'requested') => () =>
    notify({ tone: 'success', text: t(`builder.publish.${key}`) });
  return (
    <Card padding="lg">
      <CardHeading actions={<CourseStatusBadge status={status} />}>{t('builder.course.publication')}</CardHeading>
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
        <Button
          variant="outline"
          pending={publish.isPending}
          onClick={() => publish.mutate(false, { onSuccess: say('unpublished') })}
        >
          {t('builder.publish.unpublish')}
        </Button>
      ) : abilities.canPublish ? (
        <Button
          pending={publish.isPending}
          disabled={!isReady}
          onClick={() => publish.mutate(true, { onSuccess: say('published') })}
        >
          {t('builder.publish.action')}
        </Button>
      ) : abilities.canRequestApproval ? (
        <Button
          pending={request.isPending}
          disabled={!isReady}
          onClick={() => request.mutate(undefined, { onSuccess: say('requested') })}
        >
          {t('builder.publish.request')}
        </Button>
      ) : null}
    </Card>
  );
}
