import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight, List } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, IconButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { ConfirmDialog, Drawer } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { LanguageButton } from '@sullam/web-kit/shell/switches.tsx';
import { useEffect, useState } from 'react';
import { examPlace } from '../exams/exam-place.ts';
import type { Sitting, Standing } from './attempt.api.ts';
import { AttemptNotices } from './attempt-notices.tsx';
import { FinishedAttempt } from './finished-attempt.tsx';
import { Navigator } from './navigator.tsx';
import { isOneWay, openAfter, openBefore, placeToGoOn } from './paper.ts';
import { QuestionCard } from './question-card.tsx';
import { SaveState } from './save-state.tsx';
import { TimeLeft } from './time-left.tsx';
import { type Attempt, useAttempt } from './use-attempt.ts';
import { useAttemptEvents } from './use-attempt-events.ts';
import { KEYS, useAttemptKeys } from './use-attempt-keys.ts';

const HandInDialog = lazyPart(() => import('./hand-in-dialog.tsx').then((file) => file.HandInDialog));

interface AttemptViewProps {
  readonly sitting: Sitting;
  readonly opened: Standing;
}

/** Which question is shown; a reload finds it again. */
function usePlace(attempt: Attempt) {
  const { sessionStorage } = useKit();
  const key = `sullam.exam-place.${attempt.standing.examAttemptId}`;
  const [place, setPlace] = useState(() => ({
    position: placeToGoOn(attempt.questions, Number(sessionStorage.getItem(key)) || null),
    isArrival: false,
  }));
  const go = (position: number) => {
    sessionStorage.setItem(key, String(position));
    setPlace({ position, isArrival: true });
  };
  const isOpen = attempt.questions[place.position - 1]?.state === 'OPEN';
  const elsewhere = isOpen ? place.position : placeToGoOn(attempt.questions, null);
  useEffect(() => {
    if (elsewhere !== place.position) setPlace({ position: elsewhere, isArrival: true });
  }, [elsewhere, place.position]);
  return { ...place, position: elsewhere, go };
}

/** Going from one question to the next; in parts that go one way a question is left for good. */
function useSteps(attempt: Attempt, position: number, go: (position: number) => void) {
  const t = useT();
  const kit = useKit();
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const question = attempt.questions[position - 1];
  const leavesForGood = question !== undefined && attempt.isOpen && isOneWay(attempt.standing, question);
  const next = openAfter(attempt.questions, position);
  const hasMore = leavesForGood ? position < attempt.questions.length : next !== undefined;
  const leave = async () => {
    setAsking(false);
    setLeaving(true);
    try {
      attempt.sender.flush();
      if (!(await attempt.sender.drained())) {
        kit.notify({ tone: 'warning', text: t('exam-sitting.answers.offline') });
        return;
      }
      const standing = await attempt.leave(position);
      go(openAfter(standing.questions, position) ?? placeToGoOn(standing.questions, null));
    } catch (error) {
      showFailure(error, () => t('shell.failure.title'), kit.notify);
    } finally {
      setLeaving(false);
    }
  };
  return {
    hasMore,
    leavesForGood,
    isLeaving,
    isAsking,
    stopAsking: () => setAsking(false),
    leave: () => void leave(),
    forward() {
      if (!leavesForGood) {
        if (next !== undefined) go(next);
      } else if (question.isAnswered) void leave();
      else setAsking(true);
    },
    back() {
      const previous = openBefore(attempt.questions, position);
      if (previous !== undefined) go(previous);
    },
    hasBefore: openBefore(attempt.questions, position) !== undefined,
  };
}

function Keys() {
  const t = useT();
  return (
    <Disclosure title={t('exam-sitting.titles.keys')}>
      <dl className="space-y-1 text-sm text-muted">
        {(['next', 'previous', 'flag', 'choose'] as const).map((key) => (
          <div key={key} className="flex justify-between gap-4">
            <dt>{t(`exam-sitting.keys.${key}`)}</dt>
            <dd dir="ltr" className="tabular">
              {KEYS[key]}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** The way out; the attempt goes on, and so does its time. */
function Leave({ standing }: { readonly standing: Standing }) {
  const t = useT();
  return (
    <UiLink href={examPlace(standing.courseId, standing.subsectionExamId)} className={`${textLinkClass} text-sm`}>
      {t('exam-sitting.actions.leave')}
    </UiLink>
  );
}

function Running({ attempt }: { readonly attempt: Attempt }) {
  const t = useT();
  const format = useFormat();
  const { standing, questions, sender } = attempt;
  const { position, isArrival, go } = usePlace(attempt);
  const steps = useSteps(attempt, position, go);
  const [isHandingIn, setHandingIn] = useState(false);
  const [wasHandingIn, setWasHandingIn] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const { pending } = useStore(sender.state);
  const askHandIn = () => {
    setWasHandingIn(true);
    setHandingIn(true);
  };
  const question = questions[position - 1];
  const answered = questions.filter(({ isAnswered }) => isAnswered).length;
  useAttemptEvents(standing.examAttemptId, position, attempt.serverNow, attempt.isOpen);
  useAttemptKeys(
    {
      next: steps.forward,
      previous: steps.back,
      flag: () => question && attempt.flag(position, !question.isFlagged),
    },
    !isHandingIn && !steps.isAsking,
  );
  const navigator = (onGo: (position: number) => void) => (
    <Navigator
      sections={standing.sections}
      questions={questions}
      current={position}
      unsaved={new Set(pending.map((one) => one.position))}
      onGo={onGo}
    />
  );
  const forward = steps.hasMore ? (
    <Button
      endIcon={ChevronRight}
      pending={steps.isLeaving}
      disabled={!attempt.isOpen && steps.leavesForGood}
      onClick={steps.forward}
    >
      {t(steps.leavesForGood ? 'exam-sitting.actions.leaveAndNext' : 'exam-sitting.actions.next')}
    </Button>
  ) : (
    <Button disabled={!attempt.isOpen} onClick={askHandIn} {...preloadOn(HandInDialog)}>
      {t('exam-sitting.actions.reviewAndHandIn')}
    </Button>
  );
  return (
    <div className="min-h-screen print:hidden">
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex min-h-15 items-center gap-x-3 px-4 py-1.5 md:px-6">
          <div className="min-w-0 flex-1">
            <h1 className="text-base font-semibold clip-line">
              <AuthorTextFor text={standing.title} />
            </h1>
            <SaveState sender={sender} />
          </div>
          <TimeLeft
            startedAt={standing.startedAt}
            deadline={standing.deadline}
            serverNow={attempt.serverNow}
            onOver={attempt.timeIsOver}
          />
          <LanguageButton className="max-sm:hidden" />
          <Button
            variant="outline"
            className="max-sm:hidden"
            disabled={!attempt.isOpen}
            onClick={askHandIn}
            {...preloadOn(HandInDialog)}
          >
            {t('exam-sitting.actions.handIn')}
          </Button>
        </div>
        <ProgressBar
          thin
          share={questions.length === 0 ? 0 : answered / questions.length}
          label={t('exam-sitting.labels.answeredOf', {
            answered: format.number(answered),
            total: format.number(questions.length),
          })}
        />
      </header>
      <div className="mx-auto page-width gap-8 px-4 pt-6 pb-28 md:grid md:grid-cols-[minmax(0,1fr)_17rem] md:px-6 md:pb-16">
        <div className="min-w-0 space-y-4">
          <AttemptNotices attempt={attempt} />
          {question?.question ? (
            <QuestionCard key={position} attempt={attempt} question={question} isArrival={isArrival} />
          ) : (
            <Banner>{t('exam-sitting.messages.noQuestionsOpen')}</Banner>
          )}
          {steps.leavesForGood && <p className="text-sm text-muted">{t('exam-sitting.messages.oneWay')}</p>}
          <div className="flex items-center justify-between gap-3 max-md:hidden">
            <Button variant="outline" disabled={!steps.hasBefore} onClick={steps.back}>
              <Icon of={ChevronLeft} size={18} mirrored />
              {t('exam-sitting.actions.previous')}
            </Button>
            {forward}
          </div>
        </div>
        <aside className="space-y-6 max-md:hidden">
          <h2 className="flex items-baseline justify-between gap-3 text-base font-semibold">
            {t('exam-sitting.titles.questions')}
            <span className="text-sm font-normal text-muted">
              {t('exam-sitting.labels.answeredOf', {
                answered: format.number(answered),
                total: format.number(questions.length),
              })}
            </span>
          </h2>
          {navigator(go)}
          <Keys />
          <Leave standing={standing} />
        </aside>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
        <div className="flex items-center gap-2 [&>*:last-child]:flex-1">
          <IconButton
            variant="outline"
            icon={ChevronLeft}
            mirrored
            label={t('exam-sitting.actions.previous')}
            disabled={!steps.hasBefore}
            onClick={steps.back}
          />
          <Button
            variant="outline"
            icon={List}
            aria-haspopup="dialog"
            onClick={() => setShowsAll(true)}
            {...preloadOn(Drawer)}
          >
            {format.fraction(position, questions.length)}
            <span className="sr-only">{t('exam-sitting.actions.overview')}</span>
          </Button>
          {forward}
        </div>
      </div>
      {showsAll && (
        <Drawer
          open
          onClose={() => setShowsAll(false)}
          side="bottom"
          title={t('exam-sitting.titles.questions')}
          footer={
            <Button
              disabled={!attempt.isOpen}
              onClick={() => {
                setShowsAll(false);
                askHandIn();
              }}
            >
              {t('exam-sitting.actions.handIn')}
            </Button>
          }
        >
          {navigator((to) => {
            setShowsAll(false);
            go(to);
          })}
          <div className="mt-6">
            <Leave standing={standing} />
          </div>
        </Drawer>
      )}
      {wasHandingIn && (
        <HandInDialog attempt={attempt} isOpen={isHandingIn} onClose={() => setHandingIn(false)} onGo={go} />
      )}
      {steps.isAsking && (
        <ConfirmDialog
          open
          onClose={steps.stopAsking}
          title={t('exam-sitting.dialogs.leaveTitle')}
          confirmLabel={t('exam-sitting.actions.goOn')}
          onConfirm={steps.leave}
        >
          {t('exam-sitting.dialogs.leaveText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** An attempt in this tab: while it runs, and how it ended. */
export function AttemptView({ sitting, opened }: AttemptViewProps) {
  const attempt = useAttempt(sitting, opened);
  return attempt.standing.state === 'RUNNING' ? (
    <Running attempt={attempt} />
  ) : (
    <FinishedAttempt standing={attempt.standing} lost={attempt.lost} />
  );
}
