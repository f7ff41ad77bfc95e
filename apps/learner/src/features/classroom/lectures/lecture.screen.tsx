import '../../../app.css';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePagePath } from '@sullam/web-kit/router/page-path.ts';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { Redirect } from '@sullam/web-kit/router/redirect.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CoursePage, OfCourse } from '../../learning/course-content/course-content.public.ts';
import { LectureFacts } from './lecture-facts.tsx';
import { LectureHero } from './lecture-hero.tsx';
import { LectureTiles } from './lecture-tiles.tsx';
import { lecturePath, momentAt } from './lecture-times.ts';
import { courseLecturesQuery, type LectureDetail, lectureQuery } from './lectures.api.ts';

const Recording = lazyPart(() => import('./recording.tsx').then((file) => file.LectureRecording));

/** All lectures of the course, this one among them. */
function Others({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const { data } = useQuery(courseLecturesQuery(lecture.courseId));
  if (!data || data.data.length < 2) return null;
  return (
    <section className="mt-10 space-y-4 print:hidden">
      <h2 className="text-xl">{t('lectures.titles.all')}</h2>
      <LectureTiles lectures={data.data} current={lecture.lectureId} />
    </section>
  );
}

function LecturePage({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const hasFeature = useHasFeature();
  const { courseId, courseSubsectionId, kind } = lecture;
  const list = `/lms/courses/${courseId}/${kind === 'ONLINE' ? 'online' : 'on-campus'}-lectures`;
  const back =
    courseSubsectionId === null
      ? { href: list, label: t('lectures.actions.back') }
      : {
          href: `/lms/courses/${courseId}/content/${courseSubsectionId}`,
          label: t('lectures.actions.backToLesson'),
        };
  return (
    <>
      <div className="mb-5 print:hidden">
        <BackLink href={back.href}>{back.label}</BackLink>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          {lecture.recording ? <Recording lecture={lecture} /> : <LectureHero lecture={lecture} />}
          <p className="max-w-reading whitespace-pre-line">
            <AuthorTextFor text={lecture.description} />
          </p>
        </div>
        <div className="space-y-4">
          <LectureFacts lecture={lecture} />
          {hasFeature('attendance') && momentAt(lecture, new Date(lecture.serverTime)) === 'BEFORE' && (
            <LinkButton full variant="outline" href={`/lms/courses/${courseId}/attendance`}>
              {t('lectures.facts.excuse')}
            </LinkButton>
          )}
        </div>
      </div>
      <Others lecture={lecture} />
    </>
  );
}

/** `online-lectures/{onlineLectureId}` and `on-campus-lectures/{onCampusLectureId}`, inside a course. */
export function LectureScreen() {
  const t = useT();
  const text = useAuthorText();
  const params = useParams({ strict: false }) as { onlineLectureId?: string; onCampusLectureId?: string };
  const { data, error, isFetching, refetch } = useQuery(
    lectureQuery(Number(params.onlineLectureId ?? params.onCampusLectureId)),
  );
  usePageTitle(text(data?.title));
  const here = usePagePath();
  // news and schedules lead to the page of the other kind
  if (data && here.includes('/on-campus-lectures/') !== (data.kind === 'ON_CAMPUS'))
    return <Redirect to={lecturePath(data)} />;
  const isGone = error !== null && 'status' in error && error.status === 404;
  return (
    <CoursePage>
      {data ? (
        <OfCourse courseId={data.courseId}>
          <LecturePage lecture={data} />
        </OfCourse>
      ) : error ? (
        <ErrorState
          level={2}
          title={isGone ? error.message : t('common.failed.title')}
          {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </CoursePage>
  );
}
