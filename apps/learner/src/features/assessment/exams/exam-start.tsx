import { ApiError } from '@sullam/api-client/api-error.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { attemptPlace, reviewPlace } from './exam-place.ts';
import { type Exam, useStartExam } from './exams.api.ts';
import { useAttemptReady } from './use-attempt-ready.ts';

/** Why no attempt can be started now, in words with their moment. */
function Refusal({ exam }: { readonly exam: Exam }) {
  const t = useT();
  const format = useFormat();
  const { refusal, opensAt, closesAt } = exam;
  if (refusal === null) return null;
  const moment = refusal === 'NOT_OPEN_YET' ? opensAt : refusal === 'CLOSED' ? closesAt : null;
  return (
    <Banner live="off" title={t(`exam-sitting.states.${refusal}`)}>
      {moment &&
        t(refusal === 'CLOSED' ? 'exam-sitting.labels.closed' : 'exam-sitting.labels.opens', {
          date: `${format.dateTime(moment, 'long')} (${format.zoneName(moment)})`,
        })}
    </Banner>
  );
}

/** Whether the window closes before the time of an attempt that is started now is over. */
const closesBeforeTime = ({ limitMinutes, closesAt, serverTime }: Exam): boolean =>
  limitMinutes !== null && closesAt !== null && Date.parse(serverTime) + limitMinutes * MINUTE > Date.parse(closesAt);

/** The newest attempt that is over: its result, as far as it is released. */
const lastFinished = ({ attempts }: Exam) =>
  attempts.find(({ state }) => state === 'SUBMITTED' || state === 'EXPIRED') ?? null;

const isPasswordProblem = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'exam.password-wrong';

/** What a start uses up: one of the attempts, and time that runs on. One that takes nothing away is begun at once. */
const usesUp = ({ canEdit, attemptsAllowed, limitMinutes }: Exam): boolean =>
  !canEdit && (attemptsAllowed !== null || limitMinutes !== null);

/** What whoever starts agrees to. */
function StartTerms({ exam }: { readonly exam: Exam }) {
  const t = useT();
  const format = useFormat();
  const { attemptsAllowed, attemptsUsed, limitMinutes } = exam;
  return (
    <ul className="list-disc space-y-1 ps-5">
      {attemptsAllowed !== null && (
        <li>
          {t('exam-sitting.dialogs.startAttempt', {
            number: format.number(attemptsUsed + 1),
            allowed: format.number(attemptsAllowed),
          })}
        </li>
      )}
      {limitMinutes !== null && (
        <li>{t('exam-sitting.dialogs.startTime', { duration: format.duration(limitMinutes * MINUTE) })}</li>
      )}
    </ul>
  );
}

/** The door of an exam: start, go on, or why not. */
export function ExamStart({ exam }: { readonly exam: Exam }) {
  const t = useT();
  const format = useFormat();
  const go = useGo();
  const user = useUser();
  const [password, setPassword] = useState('');
  const [asksFor, setAsksFor] = useState<'start' | 'restart' | null>(null);
  const start = useStartExam(exam.subsectionExamId);
  const place = attemptPlace(exam.courseId, exam.subsectionExamId);
  const [isTried, setTried] = useState(false);
  const isRunning = exam.runningAttemptId !== null;
  const finished = lastFinished(exam);
  const mayStart = exam.refusal === null;
  useAttemptReady(isRunning || mayStart);
  const asksPassword = exam.hasPassword && mayStart && !exam.canEdit;
  const problem = start.error;
  const lacksPassword = asksPassword && password === '';
  const begin = (restart = false) => {
    setTried(true);
    if (lacksPassword) return;
    start.mutate(
      { password: password || null, restart },
      {
        onSuccess: () => go(place),
        // starting over, the password stands in the dialog itself
        onError: (error) => (restart && isPasswordProblem(error)) || setAsksFor(null),
      },
    );
  };
  const ask = () => (usesUp(exam) && !lacksPassword ? setAsksFor('start') : begin());
  if (user?.masquerader) return <Banner live="off">{t('exam-sitting.messages.masquerade')}</Banner>;
  const wrongPassword = isPasswordProblem(problem) ? problem?.message : undefined;
  const isStillWrong = start.variables?.password === password;
  const passwordField = asksPassword && (
    <TextField
      className="max-w-80"
      type="password"
      autoComplete="off"
      required
      label={t('exam-sitting.labels.password')}
      value={password}
      error={password === '' ? t('errors.rules.required') : isStillWrong ? wrongPassword : undefined}
      onChange={(event) => setPassword(event.currentTarget.value)}
    />
  );
  return (
    <Form className="space-y-4" isTried={isTried} onSubmit={() => !isRunning && ask()}>
      {exam.canEdit && <Banner live="off">{t('exam-sitting.messages.preview')}</Banner>}
      {!isRunning && <Refusal exam={exam} />}
      {!isRunning && mayStart && exam.closesAt && closesBeforeTime(exam) && (
        <Banner tone="warning" live="off">
          {t('exam-sitting.messages.mayClose', { time: format.dateTime(exam.closesAt) })}
        </Banner>
      )}
      {problem && !wrongPassword && (
        <Banner tone="danger" live="assertive">
          {problem.message}
        </Banner>
      )}
      {!isRunning && passwordField}
      <div className="flex flex-wrap items-center gap-3">
        {isRunning ? (
          <>
            <LinkButton href={place} size="lg" className="max-sm:w-full">
              {t('exam-sitting.actions.resume')}
            </LinkButton>
            {mayStart && (
              <Button variant="outline" size="lg" onClick={() => setAsksFor('restart')} {...preloadOn(ConfirmDialog)}>
                {t('exam-sitting.actions.restart')}
              </Button>
            )}
          </>
        ) : (
          mayStart && (
            <Button
              type="submit"
              size="lg"
              wide
              pending={start.isPending}
              className="max-sm:w-full"
              {...(usesUp(exam) ? preloadOn(ConfirmDialog) : {})}
            >
              {t(
                exam.canEdit
                  ? 'exam-sitting.actions.tryOut'
                  : exam.attemptsUsed > 0
                    ? 'exam-sitting.actions.startAgain'
                    : 'exam-sitting.actions.start',
              )}
            </Button>
          )
        )}
        {finished && !isRunning && (
          <LinkButton
            href={reviewPlace(exam.courseId, finished.examAttemptId)}
            size="lg"
            variant={mayStart ? 'outline' : 'primary'}
            className="max-sm:w-full"
          >
            {t('exam-sitting.actions.result')}
          </LinkButton>
        )}
      </div>
      {asksFor === 'start' && (
        <ConfirmDialog
          open
          onClose={() => setAsksFor(null)}
          title={t('exam-sitting.dialogs.startTitle')}
          confirmLabel={t('exam-sitting.actions.start')}
          pending={start.isPending}
          onConfirm={() => begin()}
        >
          <StartTerms exam={exam} />
        </ConfirmDialog>
      )}
      {asksFor === 'restart' && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsksFor(null)}
          title={t('exam-sitting.dialogs.restartTitle')}
          confirmLabel={t('exam-sitting.actions.restart')}
          pending={start.isPending}
          onConfirm={() => begin(true)}
        >
          <p className="mb-4">{t('exam-sitting.dialogs.restartText')}</p>
          {passwordField}
        </ConfirmDialog>
      )}
    </Form>
  );
}
