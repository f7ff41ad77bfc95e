import '../../../app.css';
import { Printer } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { CoursePage, OfCourse, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { examPlace, examsPlace } from './exam-place.ts';
import { type Review, reviewQuery } from './exams.api.ts';
import { ReleaseLines, useReleaseText } from './release-lines.tsx';
import { ReviewQuestion } from './review-question.tsx';
import { Score } from './score.tsx';

/** The score where it is released; otherwise why not, and when. */
function Result({ review }: { readonly review: Review }) {
  const t = useT();
  const releaseText = useReleaseText();
  const { score, marks, passed, isBeingMarked, releases, state } = review;
  if (state === 'ABANDONED') return <p>{t('exam-sitting.messages.abandoned')}</p>;
  if (score !== null) return <Score score={score} marks={marks} passed={passed} />;
  if (releases.scores.rule === 'NEVER') return <p>{t('exam-sitting.messages.neverReleased')}</p>;
  return (
    <div className="space-y-1">
      <p className="font-medium">
        {t(isBeingMarked ? 'exam-sitting.messages.provisional' : 'exam-sitting.messages.notReleased')}
      </p>
      <p className="text-muted">
        {t('exam-sitting.releases.line', {
          what: t('exam-sitting.releases.scores'),
          when: { raw: releaseText(releases, 'scores') },
        })}
      </p>
    </div>
  );
}

function Head({ review }: { readonly review: Review }) {
  const t = useT();
  const format = useFormat();
  const { startedAt, finishedAt, number, state, isPreview } = review;
  return (
    <div className="mb-6">
      <h2 className="text-2xl">
        <AuthorTextFor text={review.title} />
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{t('exam-sitting.titles.attemptNumber', { number: format.number(number) })}</span>
        <Badge>{t(`exam-sitting.states.${state}`)}</Badge>
        {isPreview && <Badge tone="info">{t('exam-sitting.states.preview')}</Badge>}
        {finishedAt && (
          <>
            <span>{t('exam-sitting.labels.handedIn', { date: format.dateTime(finishedAt) })}</span>
            <span>
              {t('exam-sitting.labels.duration', {
                duration: format.duration(Date.parse(finishedAt) - Date.parse(startedAt)),
              })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

function Body({ review }: { readonly review: Review }) {
  const t = useT();
  const { released } = review;
  // the score says it itself, in its place
  const missing = (['answers', 'explanations'] as const).filter((part) => !released[part]);
  return (
    <div className="space-y-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10 lg:space-y-0 print:block!">
      <div className="space-y-5 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)] lg:order-last">
        <Card padding="lg">
          <Result review={review} />
        </Card>
        {missing.length > 0 && review.state !== 'ABANDONED' && (
          <Banner live="off">
            <ReleaseLines releases={review.releases} only={missing} />
          </Banner>
        )}
        {review.hiddenCount > 0 && (
          <Banner live="off">{t('exam-sitting.messages.neverReached', { count: review.hiddenCount })}</Banner>
        )}
      </div>
      <div className="min-w-0 space-y-5">
        {review.sections.map(({ title }, index) => {
          const questions = review.questions.filter(({ section }) => section === index);
          if (questions.length === 0) return null;
          return (
            <section key={index} className="space-y-5">
              {review.sections.length > 1 && (
                <h3 className="pt-3 text-lg">
                  <AuthorTextFor text={title} fallback={t('exam-sitting.titles.questions')} />
                </h3>
              )}
              {questions.map((question) => (
                <ReviewQuestion key={question.position} reviewed={question} />
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** `exams/review/{examAttemptId}`: a finished attempt, each part of it as it is released. */
export function ReviewScreen() {
  const t = useT();
  const { course } = useCourseFrame();
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(usePathId('examAttemptId')));
  usePageTitle(useAuthorText()(data?.title));
  const back = (
    <BackLink href={data ? examPlace(data.courseId, data.subsectionExamId) : examsPlace(course.courseId)}>
      {t(data ? 'exam-sitting.actions.toExam' : 'exam-sitting.actions.all')}
    </BackLink>
  );
  if (error && !data) {
    const isRefused = 'status' in error && (error.status === 404 || error.status === 409);
    return (
      <CoursePage>
        <ErrorState
          level={2}
          title={isRefused ? error.message : t('common.failed.title')}
          action={back}
          {...(isRefused ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
        />
      </CoursePage>
    );
  }
  return (
    <CoursePage>
      {data ? (
        <OfCourse courseId={data.courseId}>
          <div>
            <div className="mb-5 flex items-center justify-between gap-4 print:hidden">
              {back}
              <Button variant="ghost" size="sm" icon={Printer} onClick={() => window.print()}>
                {t('exam-sitting.actions.print')}
              </Button>
            </div>
            <Head review={data} />
            <Body review={data} />
          </div>
        </OfCourse>
      ) : (
        <SkeletonText lines={8} />
      )}
    </CoursePage>
  );
}
