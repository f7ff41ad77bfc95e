import '../../../app.css';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { Redirect } from '@sullam/web-kit/router/redirect.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { attemptPlace, type Exam, examPlace, examQuery } from '../exams/exams.public.ts';
import { isOutsideProblem, openingQuery } from './attempt.api.ts';
import { AttemptOutline } from './attempt-outline.tsx';
import { AttemptView } from './attempt-view.tsx';
import { OutsideAttempt } from './outside-attempt.tsx';
import { createServerClock } from './server-clock.ts';
import { useTabHolder } from './tab-holder.ts';

interface FailureProps {
  readonly error: Error;
  readonly back: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function Failure({ error, back, isRetrying, onRetry }: FailureProps) {
  const t = useT();
  const isRefused = 'status' in error && (error.status as number) < 500;
  return (
    <ErrorState
      level={1}
      title={isRefused ? error.message : t('common.failed.title')}
      description={isRefused ? undefined : t('exam-sitting.answers.offline')}
      retrying={isRetrying}
      onRetry={onRetry}
      action={<LinkButton href={back}>{t('exam-sitting.actions.toExam')}</LinkButton>}
    />
  );
}

/** When the session ends meanwhile, signing in leads back here, to what was kept. */
function useWayBack(place: string): void {
  const { session, rememberedRoute } = useKit();
  useEffect(() => {
    return session.subscribe(() => {
      if (session.get() === null) rememberedRoute.set(place);
    });
  }, [session, rememberedRoute, place]);
}

/** An attempt is opened in this tab, then sat. */
function Opened({ attemptId, exam, back }: { readonly attemptId: number; readonly exam: Exam; readonly back: string }) {
  const { now, sessionStorage } = useKit();
  const holder = useTabHolder(sessionStorage);
  const sitting = useMemo(() => ({ attemptId, holder, clock: createServerClock(now) }), [attemptId, holder, now]);
  const { data, error, isFetching, refetch } = useQuery(openingQuery(sitting));
  usePageTitle(useAuthorText()(data?.title));
  if (data) return <AttemptView sitting={sitting} opened={data} />;
  if (!error) return <AttemptOutline title={exam.title} />;
  const retry = { back, isRetrying: isFetching, onRetry: () => void refetch() };
  if (isOutsideProblem(error))
    return <OutsideAttempt sitting={sitting} exam={exam} reason={error.message} {...retry} />;
  return <Failure error={error} {...retry} />;
}

/** `exams/{subsectionExamId}/start`: the running attempt. Without one it leads to the exam, where one is started. */
export function AttemptScreen() {
  const courseId = usePathId('courseId');
  const examId = usePathId('subsectionExamId');
  const place = examPlace(courseId, examId);
  useWayBack(attemptPlace(courseId, examId));
  const { data, error, isFetching, isStale, refetch } = useQuery({ ...examQuery(examId), refetchOnMount: 'always' });
  // an attempt that ends stays here, until its learner goes
  const [kept, setAttemptId] = useState<number | null>(null);
  const running = data?.runningAttemptId ?? null;
  const attemptId = running ?? kept;
  useEffect(() => {
    if (running !== null) setAttemptId(running);
  }, [running]);
  if (data && data.courseId !== courseId) return <Redirect to={attemptPlace(data.courseId, examId)} />;
  if (attemptId !== null && data) return <Opened key={attemptId} attemptId={attemptId} exam={data} back={place} />;
  if (error && !data)
    return <Failure error={error} back={place} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data && running === null && !isFetching && !isStale) return <Redirect to={place} />;
  return <AttemptOutline title={data?.title} />;
}
