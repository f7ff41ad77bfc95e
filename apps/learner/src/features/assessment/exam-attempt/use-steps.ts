import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useEffect, useState } from 'react';
import { isOneWay, openAfter, openBefore, placeToGoOn } from './paper.ts';
import type { Attempt } from './use-attempt.ts';

/** Which question is shown; a reload finds it again. */
export function usePlace(attempt: Attempt) {
  const { sessionStorage } = useKit();
  const key = `sullam.exam-place.${attempt.snapshot.examAttemptId}`;
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
export function useSteps(attempt: Attempt, position: number, go: (position: number) => void) {
  const t = useT();
  const kit = useKit();
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const question = attempt.questions[position - 1];
  const leavesForGood = question !== undefined && attempt.isOpen && isOneWay(attempt.snapshot, question);
  const next = openAfter(attempt.questions, position);
  const hasMore = leavesForGood ? position < attempt.questions.length : next !== undefined;
  const leave = async () => {
    setAsking(false);
    setLeaving(true);
    try {
      attempt.sender.flush();
      if (!(await attempt.sender.drained())) {
        const { isOutside } = attempt.sender.state.get();
        kit.notify({
          tone: 'warning',
          text: t(isOutside ? 'exam-sitting.answers.outside' : 'exam-sitting.answers.offline'),
        });
        return;
      }
      const snapshot = await attempt.leave(position);
      go(openAfter(snapshot.questions, position) ?? placeToGoOn(snapshot.questions, null));
    } catch (error) {
      showFailure(error, () => t('exam-sitting.answers.offline'), kit.notify);
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
      // after the last one comes handing in, and that is asked for by itself
      if (!hasMore) return;
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

export type Steps = ReturnType<typeof useSteps>;
