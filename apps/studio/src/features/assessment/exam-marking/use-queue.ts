import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { firstToMark, type QueueEntry, type QueueGroup, walkFrom } from '../marking/marking.public.ts';
import { type Progress, type QueuedAnswer, queueQuery, resultsQuery } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { useLearnerName } from './learner-name.tsx';
import { isOpen, keyOf } from './queued-answer.ts';
import { useAlike } from './use-alike.ts';
import { useMarks } from './use-marks.ts';

/** Which answers: those to one question, or those of one attempt. */
export interface Which {
  readonly questionId?: number;
  readonly examAttemptId?: number;
}

const NONE: readonly QueuedAnswer[] = [];

/** Attempts that are offered beside the one that is marked. */
const MOST_ATTEMPTS = 100;

/** The questions, or the learners, that one can go on to. */
export function useGroups(which: Which, progress: Progress | undefined): QueueGroup[] {
  const nameOf = useLearnerName();
  const { subsectionExamId, places } = useExamPlace();
  const isByLearner = which.examAttemptId !== undefined;
  const attempts = useQuery({
    ...resultsQuery(subsectionExamId, { show: 'TO_MARK', take: MOST_ATTEMPTS }),
    enabled: isByLearner,
  });
  if (isByLearner)
    return (attempts.data?.data ?? []).map(({ examAttemptId, learner, pendingCount }) => ({
      id: String(examAttemptId),
      title: nameOf(learner, examAttemptId),
      openCount: pendingCount,
      href: places.attemptMarking(examAttemptId),
      isCurrent: examAttemptId === which.examAttemptId,
    }));
  return (progress?.questions ?? []).map(({ questionId, questionName, pendingCount, disputedCount }) => ({
    id: String(questionId),
    title: questionName,
    openCount: pendingCount + disputedCount,
    href: places.question(questionId),
    isCurrent: questionId === which.questionId,
  }));
}

/** Answers one after the other; which one is shown stands in the address. Those that say the same may stand together. */
export function useQueue(which: Which) {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const marks = useMarks();
  const nameOf = useLearnerName();
  const address = useAddressQuery();
  const { subsectionExamId } = useExamPlace();
  const query = useQuery(queueQuery(subsectionExamId, which));
  const received = query.data ?? NONE;
  const alike = useAlike(which.questionId === undefined ? NONE : received);
  const isTogether = address.value('order') !== 'received';
  const answers = which.questionId !== undefined && isTogether ? alike.together : received;
  const entries = answers.map(
    (answer): QueueEntry => ({
      id: keyOf(answer),
      name: which.examAttemptId === undefined ? nameOf(answer.learner, answer.examAttemptId) : answer.questionName,
      person: which.examAttemptId === undefined ? (answer.learner ?? undefined) : undefined,
      note:
        answer.state === 'PENDING' && answer.finishedAt
          ? format.relative(answer.finishedAt, new Date(kit.now()), t)
          : t(`exam-marking.queueStates.${answer.state}`),
      isOpen: isOpen(answer),
      result: answer.score === null || isOpen(answer) ? undefined : marks.write(answer.score),
    }),
  );
  const byKey = new Map(answers.map((answer) => [keyOf(answer), answer]));
  const asked = address.value('answer');
  const key = entries.some(({ id }) => id === asked) ? (asked ?? '') : (firstToMark(entries)?.id ?? '');
  return {
    query,
    answers,
    alike,
    isTogether,
    setTogether: (isOn: boolean) => address.change({ order: isOn ? undefined : 'received' }, { replace: true }),
    entries,
    key,
    answerOf: (id: string) => byKey.get(id),
    current: byKey.get(key),
    nextOpen: walkFrom(entries, key).nextOpen,
    goTo: (id: string) => address.change({ answer: id }, { replace: true }),
  };
}

export type Queue = ReturnType<typeof useQueue>;
