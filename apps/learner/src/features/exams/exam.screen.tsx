import { chooseText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useCourseFrame } from '../course-content/course-frame-context.tsx';
import { CoursePage } from '../course-content/course-pages.tsx';
import { AttemptList } from './attempt-list.tsx';
import { StandingBadges } from './exam-facts.tsx';
import { examsPlace } from './exam-place.ts';
import { ExamRules } from './exam-rules.tsx';
import { ExamStart } from './exam-start.tsx';
import { type Exam, examQuery } from './exams.api.ts';

function Body({ exam }: { readonly exam: Exam }) {
  const t = useT();
  const hasInstructions = chooseText(exam.instructions, useLanguage()) !== null;
  return (
    <div className="space-y-8">
      {exam.standing.percent !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-muted">{t('exam-sitting.labels.yourResult')}</span>
          <StandingBadges standing={exam.standing} />
        </p>
      )}
      <Card padding="lg">
        <h3 className="mb-5 text-lg">{t('exam-sitting.titles.rules')}</h3>
        <ExamRules exam={exam} />
        {hasInstructions && (
          <div className="mt-6 border-t border-line pt-6">
            <h3 className="mb-2 text-lg">{t('exam-sitting.titles.instructions')}</h3>
            <AuthorHtml text={exam.instructions} />
          </div>
        )}
        <div className="mt-6 border-t border-line pt-6 print:hidden">
          <ExamStart exam={exam} />
        </div>
      </Card>
      <section>
        <h3 className="mb-3 text-lg">{t('exam-sitting.titles.attempts')}</h3>
        <AttemptList exam={exam} />
      </section>
    </div>
  );
}

/** `exams/{subsectionExamId}`: what awaits the learner, what was done already, the door. */
export function ExamScreen() {
  const t = useT();
  const { course } = useCourseFrame();
  const id = usePathId('subsectionExamId');
  const { data, error, isFetching, refetch } = useQuery({ ...examQuery(id), refetchOnMount: 'always' });
  usePageTitle(useAuthorText()(data?.title));
  const back = (
    <UiLink href={examsPlace(course.courseId)} className={cx(textLinkClass, 'inline-flex items-center gap-1.5')}>
      <Icon of={ArrowLeft} size={18} mirrored />
      {t('exam-sitting.actions.all')}
    </UiLink>
  );
  if (error && !data) {
    const isGone = 'status' in error && error.status === 404;
    return (
      <CoursePage>
        <ErrorState
          level={2}
          title={isGone ? error.message : t('common.failed.title')}
          action={back}
          {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
        />
      </CoursePage>
    );
  }
  return (
    <CoursePage>
      {data ? (
        <div className="max-w-200">
          <div className="mb-5 print:hidden">{back}</div>
          <h2 className="mb-6 text-2xl">
            <AuthorTextFor text={data.title} />
          </h2>
          <Body exam={data} />
        </div>
      ) : (
        <SkeletonText lines={8} />
      )}
    </CoursePage>
  );
}
