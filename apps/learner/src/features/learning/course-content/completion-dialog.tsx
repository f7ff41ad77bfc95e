import { MINUTE } from '@sullam/domain/limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronRight } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { MomentArt } from '@sullam/ui/components/moment-art.tsx';
import { Moment } from '@sullam/ui/overlays/moment.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useHasFeature, useKit, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseCover } from '../../../parts/course-cover.tsx';
import { useRecommended } from '../catalogue/catalogue.public.ts';
import { courseCertificateQuery, ownGradesQuery } from './completion.api.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import { lessonsOf } from './places.ts';

interface Figure {
  readonly value: string;
  readonly label: string;
}

/** What it came to: only what the server has, each with its word. */
function useFigures(): Figure[] {
  const t = useT();
  const format = useFormat();
  const grade = useGradeFormat();
  const hasGrades = useHasFeature()('grades');
  const { course, sections } = useCourseFrame();
  const { data: grades } = useQuery({
    ...ownGradesQuery(course.courseId),
    enabled: hasGrades,
    meta: { isQuiet: true },
  });
  // as the progress counts them
  const finished = lessonsOf(sections).filter(({ isFinished, isRequired }) => isFinished && isRequired);
  const minutes = finished.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  // a grade is a result only where the course asked for it
  const total = grades && grades.requiredGrade !== null ? grades.totals.final.text : null;
  return [
    { value: format.number(finished.length), label: t('course.moment.lessons', { count: finished.length }) },
    ...(minutes > 0 ? [{ value: format.duration(minutes * MINUTE), label: t('course.moment.time') }] : []),
    ...(total === null ? [] : [{ value: grade.total(total), label: t('course.moment.grade') }]),
  ];
}

function Figures() {
  const figures = useFigures();
  return (
    <dl className="mt-4 flex justify-center divide-x divide-line">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex min-w-0 grow flex-col-reverse px-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the course leads to a certificate: one that is there, or that comes by itself; undefined until that is known. */
function useLeadsToCertificate(): boolean | undefined {
  const hasCertificates = useHasFeature()('certificates');
  const { course } = useCourseFrame();
  const { data, isError } = useQuery({
    ...courseCertificateQuery(course.courseId),
    enabled: hasCertificates,
    meta: { isQuiet: true },
  });
  if (!hasCertificates || isError) return false;
  return data && (data.certificate !== null || !data.isIssuedManually);
}

interface WaysOnProps {
  readonly onClose: () => void;
}

/** Where to go from here: to the certificate first, then to another course, if there is one. */
function WaysOn({ onClose }: WaysOnProps) {
  const t = useT();
  const { course } = useCourseFrame();
  const leadsToCertificate = useLeadsToCertificate();
  const { data, isPending } = useRecommended(1);
  const next = data?.data[0];
  if (leadsToCertificate === undefined || isPending) return <div className="mt-5 h-12" aria-busy />;
  return (
    <>
      {leadsToCertificate && (
        <LinkButton size="lg" href={`/lms/courses/${course.courseId}/certificate`} className="mt-5 w-full">
          {t('course.moment.certificate')}
        </LinkButton>
      )}
      {!leadsToCertificate && next && (
        <LinkButton size="lg" href="/lms/all-courses" className="mt-5 w-full">
          {t('course.progress.completeNext')}
        </LinkButton>
      )}
      {!leadsToCertificate && !next && (
        <Button size="lg" className="mt-5 w-full" onClick={onClose}>
          {t('course.progress.completeStay')}
        </Button>
      )}
      {next && <NextRung next={next} />}
    </>
  );
}

type Recommended = NonNullable<ReturnType<typeof useRecommended>['data']>['data'][number];

/** Another course, as the rung above this one. */
function NextRung({ next }: { readonly next: Recommended }) {
  const t = useT();
  return (
    <div className="relative mt-4 flex items-center gap-3 rounded-md text-start hover:bg-subtle">
      <span className="w-20 shrink-0 overflow-hidden rounded-md">
        <CourseCover course={next} sizes="80px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">{t('course.moment.next')}</span>
        <UiLink
          href={`/lms/courses/${next.courseId}/overview`}
          className="font-semibold text-ink no-underline after:absolute after:inset-0"
        >
          <AuthorTextFor text={next.title} unmarked />
        </UiLink>
      </span>
      <Icon of={ChevronRight} mirrored className="text-muted" />
    </div>
  );
}

const ANY_HUE = 262;

/** The moment when the last thing is done: once, and gone with the first key or press. */
export function CompletionDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { firstName } = useMember();
  const { configuration } = useKit();
  const { course } = useCourseFrame();
  const family = configuration.cover_family;
  return (
    <Moment
      onClose={onClose}
      isDark={family === 'stars'}
      title={t('course.progress.completeTitle')}
      art={<MomentArt family={family} hue={course.category?.hue ?? ANY_HUE} />}
    >
      <div className="text-center">
        <p className="font-display text-2xl text-balance">
          <AuthorTextFor text={course.title} unmarked />
        </p>
        <p className="mt-1 text-muted">{t('course.moment.top', { name: firstName })}</p>
        <Figures />
        <WaysOn onClose={onClose} />
      </div>
    </Moment>
  );
}
