import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog, Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';
import type { AttemptSnapshot, Sitting } from './attempt.api.ts';
import { AttemptAside } from './attempt-aside.tsx';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptHeader } from './attempt-header.tsx';
import { AttemptNotices } from './attempt-notices.tsx';
import { FinishedAttempt } from './finished-attempt.tsx';
import { HandInButton, HandInDialog } from './hand-in-button.tsx';
import { Navigator } from './navigator.tsx';
import { QuestionCard } from './question-card.tsx';
import { type Attempt, useAttempt } from './use-attempt.ts';
import { useAttemptEvents } from './use-attempt-events.ts';
import { useAttemptKeys } from './use-attempt-keys.ts';
import { usePlace, useSteps } from './use-steps.ts';

interface AttemptViewProps {
  readonly sitting: Sitting;
  readonly opened: AttemptSnapshot;
}

function Running({ sitting, attempt }: { readonly sitting: Sitting; readonly attempt: Attempt }) {
  const t = useT();
  const format = useFormat();
  const { snapshot, questions, sender } = attempt;
  const { position, isArrival, go } = usePlace(attempt);
  const steps = useSteps(attempt, position, go);
  const [over, setOver] = useState<'handIn' | 'questions' | null>(null);
  const [wasHandingIn, setWasHandingIn] = useState(false);
  const { pending, refused } = useStore(sender.state);
  const askHandIn = () => {
    setWasHandingIn(true);
    setOver('handIn');
  };
  useEffect(() => {
    // the network may be gone by the time they are wanted
    for (const part of [HandInDialog, ConfirmDialog, Drawer]) part.preload();
  }, []);
  const shownAt = useRef(position);
  useEffect(() => {
    if (shownAt.current === position) return;
    shownAt.current = position;
    attempt.dismissOld();
  }, [position, attempt.dismissOld]);
  const question = questions[position - 1];
  const answered = questions.filter(({ isAnswered }) => isAnswered).length;
  const answeredText = t('exam-sitting.labels.answeredOf', {
    answered: format.number(answered),
    total: format.number(questions.length),
  });
  const isShown = over === null && Boolean(question?.question);
  useAttemptEvents(sitting, { position, isShown, serverNow: attempt.serverNow }, attempt.isOpen);
  useAttemptKeys(
    {
      next: steps.forward,
      previous: steps.back,
      flag: () => question && attempt.flag(position, !question.isFlagged),
    },
    over === null && !steps.isAsking,
  );
  const navigator = (
    <Navigator
      sections={snapshot.sections}
      questions={questions}
      current={position}
      unsaved={new Set([...pending.map((one) => one.position), ...refused])}
      onGo={(to) => {
        setOver(null);
        go(to);
      }}
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
    <HandInButton attempt={attempt} onClick={askHandIn}>
      {t('exam-sitting.actions.reviewAndHandIn')}
    </HandInButton>
  );
  return (
    <div className="min-h-screen print:hidden">
      <AttemptHeader attempt={attempt} answered={answered} answeredText={answeredText} onHandIn={askHandIn} />
      <div className="mx-auto page-width gap-8 px-4 pt-6 pb-28 md:grid md:grid-cols-[minmax(0,1fr)_17rem] md:px-6 md:pb-16">
        <div className="min-w-0 space-y-4">
          <AttemptNotices attempt={attempt} />
          {question?.question ? (
            // what is typed while it is being left would come too late
            <div inert={steps.isLeaving}>
              <QuestionCard key={position} attempt={attempt} question={question} isArrival={isArrival} />
            </div>
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
        <AttemptAside snapshot={snapshot} answeredText={answeredText} navigator={navigator} />
      </div>
      <AttemptBar
        attempt={attempt}
        position={position}
        steps={steps}
        forward={forward}
        navigator={navigator}
        isOpen={over === 'questions'}
        onOpen={(isOpen) => setOver(isOpen ? 'questions' : null)}
        onHandIn={askHandIn}
      />
      {wasHandingIn && (
        <HandInDialog attempt={attempt} isOpen={over === 'handIn'} onClose={() => setOver(null)} onGo={go} />
      )}
      {steps.isAsking && (
        <ConfirmDialog
          open
          onClose={steps.stopAsking}
          title={t('exam-sitting.dialogs.leaveTitle')}
          confirmLabel={t('exam-sitting.actions.goOn')}
          onConfirm={steps.leave}
        >
          {t(question?.isPartlyAnswered ? 'exam-sitting.dialogs.leavePartlyText' : 'exam-sitting.dialogs.leaveText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** An attempt in this tab: while it runs, and how it ended. */
export function AttemptView({ sitting, opened }: AttemptViewProps) {
  const attempt = useAttempt(sitting, opened);
  return attempt.snapshot.state === 'RUNNING' ? (
    <Running sitting={sitting} attempt={attempt} />
  ) : (
    <FinishedAttempt snapshot={attempt.snapshot} lost={attempt.lost} />
  );
}
