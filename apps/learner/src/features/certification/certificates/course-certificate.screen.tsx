import '../../../app.css';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CoursePage, useCourseFrame, WhatIsLeft } from '../../learning/course-content/course-content.public.ts';
import { courseCertificateQuery } from './certificates.api.ts';
import { LargeCertificate } from './own-certificate.tsx';

/** The certificate of a course, or what is still missing for it. */
export function CourseCertificateScreen() {
  const t = useT();
  const { course } = useCourseFrame();
  const { data, isError, isFetching, refetch } = useQuery(courseCertificateQuery(course.courseId));
  const onward = (
    <LinkButton href={`/lms/courses/${course.courseId}/modules`}>{t('certificates.course.continue')}</LinkButton>
  );
  return (
    <CoursePage>
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={8} />}
      {data?.certificate && <LargeCertificate certificate={data.certificate} />}
      {data && !data.certificate && !data.isComplete && <WhatIsLeft withLessons />}
      {data && !data.certificate && !data.isComplete && (
        <EmptyState
          level={2}
          drawing="no-courses"
          title={t('certificates.course.none')}
          description={t(data.isIssuedManually ? 'certificates.course.manualHint' : 'certificates.course.noneHint')}
          action={onward}
        />
      )}
      {data && !data.certificate && data.isComplete && (
        <EmptyState
          level={2}
          drawing="no-courses"
          title={t('certificates.course.soon')}
          description={t(data.isIssuedManually ? 'certificates.course.soonManualHint' : 'certificates.course.soonHint')}
        />
      )}
    </CoursePage>
  );
}
