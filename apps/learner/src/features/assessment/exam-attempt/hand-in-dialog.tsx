import { isTooShort } from '@sullam/domain/questions/too-short.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useEffect, useState } from 'react';
import type { SnapshotQuestion } from './attempt.api.ts';
import type { Attempt } from './use-attempt.ts';

interface HandInDialogProps {
  readonly attempt: Attempt;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onGo: (position: number) => void;
}

interface PlacesProps {
  readonly title: string;
  readonly questions: readonly SnapshotQuestion[];
  readonly onGo: (position: number) => void;
}

/** Questions to look at once more, each a way to it. */
function Places({ title, questions, onGo }: PlacesProps) {
  const t = useT();
  const format = useFormat();
  if (questions.length === 0) return null;
  return (
    <div>
      <p className="mb-2 font-medium">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {questions.map(({ position, state }) => (
          <li key={position}>
            <Button
              size="sm"
              variant="outline"
              className="tabular"
              disabled={state !== 'OPEN'}
              aria-label={t('exam-sitting.titles.question', { number: format.number(position) })}
              onClick={() => onGo(position)}
            >
              {format.number(position)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Before an attempt is handed in: what isn't saved, what is missing, what was flagged. It waits until all answers are saved. */
export function HandInDialog({ attempt, isOpen, onClose, onGo }: HandInDialogProps) {
  const t = useT();
  const kit = useKit();
  const { pending, isWaiting, isOutside, refused } = useStore(attempt.sender.state);
  const [isAsked, setAsked] = useState(false);
  /** What can't be saved from here is given up. */
  const [isWithout, setWithout] = useState(false);
  const [isSending, setSending] = useState(false);
  const partly = attempt.questions.filter(({ isPartlyAnswered }) => isPartlyAnswered);
  const unanswered = attempt.questions.filter(({ isAnswered, isPartlyAnswered }) => !isAnswered && !isPartlyAnswered);
  const notTaken = attempt.questions.filter(({ position }) => refused.includes(position));
  const flagged = attempt.questions.filter(({ isFlagged }) => isFlagged);
  const tooShort = attempt.questions.filter(
    ({ question, position }) => question !== null && isTooShort(question, attempt.givenAt(position).answer),
  );
  const isSaved = pending.length === 0;
  const go = (position: number) => {
    onClose();
    onGo(position);
  };
  const ask = async () => {
    attempt.sender.flush();
    setAsked(true);
    // once more, then without
    if (isOutside && !(await attempt.sender.drained())) setWithout(attempt.sender.state.get().isOutside);
  };
  const unask = () => {
    setAsked(false);
    setWithout(false);
  };
  useEffect(() => {
    if (!isOpen) unask();
    else attempt.sender.flush();
  }, [isOpen, attempt.sender]);
  // what the button does has changed: it is asked anew
  useEffect(() => {
    if (isOutside) unask();
  }, [isOutside]);
  useEffect(() => {
    if (!isAsked || !(isSaved || isWithout) || isSending) return;
    setSending(true);
    attempt
      .handIn()
      .catch((error: unknown) => {
        unask();
        showFailure(error, () => t('exam-sitting.answers.offline'), kit.notify);
      })
      .finally(() => setSending(false));
  }, [isAsked, isSaved, isWithout]);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('exam-sitting.dialogs.handInTitle')}
      description={t('exam-sitting.dialogs.handInText')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('exam-sitting.actions.keepWorking')}
          </Button>
          <Button pending={isAsked} onClick={() => void ask()}>
            {t(!isSaved && isOutside ? 'exam-sitting.actions.handInWithout' : 'exam-sitting.actions.handIn')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {!isSaved && (
          <Banner tone={isWaiting || isOutside ? 'warning' : 'info'}>
            {isOutside
              ? t('exam-sitting.dialogs.outside', { count: pending.length })
              : t(isWaiting ? 'exam-sitting.dialogs.waitingOffline' : 'exam-sitting.dialogs.waiting')}
          </Banner>
        )}
        {notTaken.length > 0 && (
          <Banner tone="danger">
            <Places
              title={t('exam-sitting.answers.notSaved', { count: notTaken.length })}
              questions={notTaken}
              onGo={go}
            />
          </Banner>
        )}
        {tooShort.length > 0 && (
          <Banner tone="warning">
            <Places
              title={t('exam-sitting.dialogs.tooShort', { count: tooShort.length })}
              questions={tooShort}
              onGo={go}
            />
          </Banner>
        )}
        {[unanswered, partly, notTaken, tooShort].every((list) => list.length === 0) && (
          <p>{t('exam-sitting.dialogs.allAnswered')}</p>
        )}
        <Places
          title={t('exam-sitting.dialogs.unanswered', { count: unanswered.length })}
          questions={unanswered}
          onGo={go}
        />
        <Places title={t('exam-sitting.dialogs.partly', { count: partly.length })} questions={partly} onGo={go} />
        <Places title={t('exam-sitting.dialogs.flagged', { count: flagged.length })} questions={flagged} onGo={go} />
      </div>
    </Dialog>
  );
}
