import '../../app.css';
import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Clock, Layers } from '@sullam/ui/base/icons.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Fact } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonCards, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { CourseCard } from '../catalogue/course-card.tsx';
import { CourseGrid, GRID } from '../catalogue/course-grid.tsx';
import { SpecializationCover } from './specialization-cover.tsx';
import { useEnrollInSpecialization, useSpecialization } from './specializations.api.ts';

type Specialization = NonNullable<ReturnType<typeof useSpecialization>['data']>;

/** Into all of its courses at once, or on with the first that isn't finished. */
function Action({ specialization }: { readonly specialization: Specialization }) {
  const t = useT();
  const notify = useNotify();
  const enroll = useEnrollInSpecialization();
  const { specializationId, courses, isEnrolled, abilities, progressPercent } = specialization;
  const next = courses.find((course) => course.isEnrolled && !course.completedAt);
  if (abilities.canEnroll)
    return (
      <Button
        size="lg"
        pending={enroll.isPending}
        onClick={() =>
          enroll.mutate(specializationId, {
            onSuccess: () => notify({ tone: 'success', text: t('catalogue.specialization.enrolled') }),
          })
        }
      >
        {t('catalogue.specialization.enroll')}
      </Button>
    );
  if (isEnrolled && next)
    return (
      <LinkButton size="lg" href={`/lms/courses/${next.courseId}`}>
        {t(progressPercent ? 'catalogue.specialization.continue' : 'catalogue.specialization.start')}
      </LinkButton>
    );
  if (!isEnrolled && courses.some(({ isEnrolled: isIn, price }) => !isIn && price.minor > 0))
    return <p className="text-sm text-muted">{t('catalogue.specialization.notForSale')}</p>;
  return null;
}

function Head({ specialization }: { readonly specialization: Specialization }) {
  const t = useT();
  const format = useFormat();
  const { title, subtitle, courseCount, durationMinutes, progressPercent, completedCourseCount } = specialization;
  return (
    <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-10">
      <div className="min-w-0">
        <h1 className="text-page">
          <AuthorTextFor text={title} />
        </h1>
        <p className="mt-2 text-lg text-muted">
          <AuthorTextFor text={subtitle} unmarked />
        </p>
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <Fact icon={<Icon of={Layers} size={16} />}>{t('catalogue.counts.courses', { count: courseCount })}</Fact>
          {durationMinutes > 0 && (
            <Fact icon={<Icon of={Clock} size={16} />}>
              {t('catalogue.specialization.length', { duration: format.duration(durationMinutes * MINUTE) })}
            </Fact>
          )}
          {completedCourseCount > 0 && (
            <Fact icon={<Icon of={CircleCheck} size={16} />}>
              {t('catalogue.specialization.progress', { finished: completedCourseCount, total: courseCount })}
            </Fact>
          )}
        </div>
        {progressPercent !== null && (
          <div className="mt-5 max-w-form">
            <ProgressBar share={progressPercent / 100} label={t('catalogue.specialization.progressLabel')} showValue />
          </div>
        )}
        <div className="mt-6 empty:hidden">
          <Action specialization={specialization} />
        </div>
      </div>
      <SpecializationCover specialization={specialization} isFirst className="rounded-lg max-md:order-first" />
    </div>
  );
}

/** `/lms/specializations/{id}/overview`: what it is about, and its courses in their order. */
export function SpecializationOverviewScreen() {
  const t = useT();
  const language = useLanguage();
  const authorText = useAuthorText();
  const id = usePathId('specializationId');
  const { data, isPending, isError, isFetching, error, refetch } = useSpecialization(id);
  usePageTitle(authorText(data?.title) || undefined);
  if (isPending)
    return (
      <div className="page-width page-gutter space-y-8 py-8">
        <SkeletonText lines={4} />
        <SkeletonCards isRow count={3} className={GRID} />
      </div>
    );
  if (isError || !data)
    return (
      <ErrorState
        title={error?.message || t('common.failed.title')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        level={1}
      />
    );
  const description = chooseText(data.description, language);
  return (
    <div className="page-width page-gutter space-y-10 py-8">
      <Breadcrumbs
        items={[
          { label: t('catalogue.titles.specializations'), href: '/lms/specializations' },
          { label: <AuthorTextFor text={data.title} unmarked /> },
        ]}
      />
      <Head specialization={data} />
      {description && (
        <section>
          <h2 className="mb-3 text-panel">{t('catalogue.specialization.overview')}</h2>
          <Prose html={description.text} lang={description.language} />
        </section>
      )}
      <section>
        <h2 className="mb-4 text-panel">{t('catalogue.specialization.courses')}</h2>
        {data.courses.length === 0 && <EmptyState compact drawing="no-courses" title={t('common.empty.title')} />}
        <CourseGrid>
          {data.courses.map((course, at) => (
            <li key={course.courseId} className="flex flex-col gap-2">
              <p className="text-sm font-medium text-muted">{t('catalogue.specialization.step', { number: at + 1 })}</p>
              <div className="flex-1">
                <CourseCard course={course} />
              </div>
            </li>
          ))}
        </CourseGrid>
      </section>
    </div>
  );
}
