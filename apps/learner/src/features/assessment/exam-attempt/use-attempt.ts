import { ON_THE_WAY } from '@sullam/domain/exams/sitting.ts';
import { isBlankAnswer } from '@sullam/domain/questions/blank-answer.ts';
import { isCompleteAnswer } from '@sullam/domain/questions/complete-answer.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useKit, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AnswerSender, createAnswerSender } from './answer-sender.ts';
import {
  type AttemptSnapshot,
  attemptEnded,
  handIn,
  latestSnapshot,
  leaveQuestion,
  openAttempt,
  openHint,
  type Sitting,
  type SnapshotQuestion,
  saveAnswer,
} from './attempt.api.ts';
import { type KeptAnswer, keptAnswersIn } from './kept-answers.ts';
import { useAttemptRefresh } from './use-attempt-refresh.ts';
import { useAttemptTabs } from './use-attempt-tabs.ts';

/** What this tab shows as the answer to a question: what was given here, or what the server has. */
export type Given = Pick<KeptAnswer, 'answer' | 'isFlagged' | 'sequence'>;

/** Said once, above the question; what is about a moment that is over by the next question is gone then. */
export type Notice =
  | { kind: 'tookOver' | 'timeUnlimited' }
  | { kind: 'timeChanged'; at: string }
  | { kind: 'replayed'; count: number }
  | { kind: 'newerElsewhere'; position: number };

export interface Attempt {
  snapshot: AttemptSnapshot;
  /** The questions as they are shown, with what was given here. */
  questions: readonly SnapshotQuestion[];
  givenAt: (position: number) => Given;
  sender: AnswerSender;
  /** Answers may be given here and now. */
  isOpen: boolean;
  isEnding: boolean;
  /** Answers that came too late. */
  lost: number;
  notice: Notice | null;
  dismiss: () => void;
  /** Somebody has gone on: what was said at the question before is old. Of the time it isn't. */
  dismissOld: () => void;
  serverNow: () => number;
  answer: (position: number, answer: QuestionAnswer) => void;
  flag: (position: number, isFlagged: boolean) => void;
  /** Opens the next hint; what kept it shut is said. */
  hint: (position: number) => Promise<AttemptSnapshot>;
  /** Leaves a question of a part that goes one way. */
  leave: (position: number) => Promise<AttemptSnapshot>;
  handIn: () => Promise<void>;
  goOnHere: () => Promise<void>;
  timeIsOver: () => void;
}

const TYPED: ReadonlySet<string> = new Set(['SHORT_TEXT', 'NUMERIC', 'FILL_BLANKS', 'ESSAY']);
const ASK_AGAIN = 1000;

/** A question as it stands with what was given here; one that is closed shows nothing of itself. */
function withGiven(question: SnapshotQuestion, own: Given | undefined): SnapshotQuestion {
  if (!own) return question;
  if (question.state !== 'OPEN' || !question.question) return { ...question, isFlagged: own.isFlagged };
  const isAnswered = isCompleteAnswer(question.question, own.answer);
  return { ...question, ...own, isAnswered, isPartlyAnswered: !isAnswered && !isBlankAnswer(own.answer) };
}

const fromServer = ({ answer, isFlagged, sequence }: SnapshotQuestion): Given => ({ answer, isFlagged, sequence });

/** An attempt while it is sat: its answers, its time, its end. */
export function useAttempt(sitting: Sitting, opened: AttemptSnapshot): Attempt {
  const t = useT();
  const kit = useKit();
  const client = useQueryClient();
  const userId = useMember().id;
  const { attemptId, clock } = sitting;
  const kept = useMemo(() => keptAnswersIn(kit.storage, attemptId, userId), [kit.storage, attemptId, userId]);
  const [snapshot, setSnapshot] = useState(opened);
  const [given, setGiven] = useState<ReadonlyMap<number, Given>>(new Map());
  const [isEnding, setEnding] = useState(false);
  const [lost, setLost] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(opened.wasElsewhere ? { kind: 'tookOver' } : null);
  const newest = useRef({ snapshot, given });
  newest.current = { snapshot, given };

  const give = useCallback((position: number, next: Given) => {
    const all = new Map(newest.current.given).set(position, next);
    newest.current = { ...newest.current, given: all };
    setGiven(all);
  }, []);
  const onDeadline = useCallback((deadline: string | null) => {
    const before = newest.current.snapshot;
    if (before.deadline === deadline) return;
    newest.current.snapshot = { ...before, deadline };
    setSnapshot(newest.current.snapshot);
    setNotice(deadline === null ? { kind: 'timeUnlimited' } : { kind: 'timeChanged', at: deadline });
  }, []);

  const [sender] = useState(() =>
    createAnswerSender({
      kept,
      now: kit.now,
      send: (answer) => saveAnswer(sitting, answer, onDeadline),
      onNewer(position, stored) {
        if (stored.sequence < (newest.current.given.get(position)?.sequence ?? 0)) return;
        give(position, stored);
        setNotice({ kind: 'newerElsewhere', position });
      },
    }),
  );
  const { pending, stop } = useStore(sender.state);

  /** Takes over how the attempt stands; what was given here and is newer stays. */
  const take = useCallback(
    (next: AttemptSnapshot): AttemptSnapshot => {
      const { snapshot: before, given: here } = newest.current;
      // an answer that was overtaken on its way says nothing new
      if (next.state === 'RUNNING' && Date.parse(next.serverTime) < Date.parse(before.serverTime)) return before;
      onDeadline(next.deadline);
      // a part of the paper that was open before keeps what it showed
      newest.current.snapshot = next.questions.length > 0 ? next : { ...next, questions: before.questions };
      setSnapshot(newest.current.snapshot);
      for (const question of next.questions) {
        const own = here.get(question.position);
        if (question.state === 'OPEN' && own && own.sequence < question.sequence)
          give(question.position, fromServer(question));
      }
      if (next.state !== 'RUNNING') {
        const late = sender.state.get().pending;
        sender.halt('finished');
        setLost((count) => Math.max(count, late.length));
        for (const { position, sequence } of kept.read(newest.current.snapshot.questions.map((q) => q.position)))
          kept.drop(position, sequence);
        void attemptEnded(client);
      } else if (!next.isHolder) sender.halt('taken-over');
      return next;
    },
    [client, give, kept, onDeadline, sender],
  );

  /** What was kept here before the page was left goes first. */
  const replay = useCallback(
    (from: AttemptSnapshot) => {
      const waiting = kept.read(from.questions.map(({ position }) => position)).filter((one) => {
        const isNewer = one.sequence > (from.questions[one.position - 1]?.sequence ?? 0);
        if (!isNewer) kept.drop(one.position, one.sequence);
        return isNewer;
      });
      for (const one of waiting) give(one.position, one);
      if (waiting.length > 0) setNotice({ kind: 'replayed', count: waiting.length });
      sender.resume(waiting);
    },
    [give, kept, sender],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    take(opened);
    if (opened.state === 'RUNNING') replay(opened);
  }, [opened, replay, take]);

  /** A step that is under way is not made twice: not by a second press, nor by a key. */
  const steps = useRef(new Map<string, Promise<AttemptSnapshot>>());
  const once = (name: string, step: () => Promise<AttemptSnapshot>): Promise<AttemptSnapshot> => {
    const made = steps.current.get(name) ?? step().finally(() => steps.current.delete(name));
    steps.current.set(name, made);
    return made;
  };

  const look = useCallback(() => latestSnapshot(sitting).then(take), [sitting, take]);
  useEffect(() => {
    if (stop === 'finished' && newest.current.snapshot.state === 'RUNNING') void look().catch(() => undefined);
  }, [stop, look]);
  useAttemptRefresh({
    look,
    isRunning: snapshot.state === 'RUNNING' && !isEnding,
    sender,
    hasUnsent: pending.length > 0,
  });
  const tabs = useAttemptTabs(sitting, () => sender.halt('taken-over'));

  // the time is over: what is on its way has its grace, then the server says how it ended
  useEffect(() => {
    if (!isEnding || snapshot.state !== 'RUNNING') return;
    sender.flush();
    const timer = setInterval(() => {
      const end = newest.current.snapshot.deadline;
      if (end === null || clock.now() < Date.parse(end)) setEnding(false);
      else if (clock.now() > Date.parse(end) + ON_THE_WAY) void look().catch(() => undefined);
    }, ASK_AGAIN);
    return () => clearInterval(timer);
  }, [isEnding, snapshot.state, sender, look, clock]);
  useEffect(() => () => sender.end(), [sender]);

  const givenAt = (position: number): Given => {
    const question = snapshot.questions[position - 1];
    return given.get(position) ?? (question ? fromServer(question) : { answer: null, isFlagged: false, sequence: 0 });
  };
  const isOpen = snapshot.state === 'RUNNING' && stop === null && !isEnding;
  const put = (position: number, change: Partial<Pick<Given, 'answer' | 'isFlagged'>>, isTyped: boolean) => {
    if (!isOpen) return;
    const { answer, isFlagged, sequence } = newest.current.given.get(position) ?? givenAt(position);
    const next = { answer, isFlagged, sequence: Math.max(Math.floor(clock.now()), sequence + 1), ...change };
    give(position, next);
    sender.put({ position, ...next }, isTyped);
  };

  return {
    snapshot,
    questions: snapshot.questions.map((question) => withGiven(question, given.get(question.position))),
    givenAt,
    sender,
    isOpen,
    isEnding: isEnding && snapshot.state === 'RUNNING',
    lost,
    notice,
    dismiss: () => setNotice(null),
    dismissOld: useCallback(
      () => setNotice((said) => (said?.kind === 'timeChanged' || said?.kind === 'timeUnlimited' ? said : null)),
      [],
    ),
    serverNow: clock.now,
    answer: (position, answer) => put(position, { answer }, answer !== null && TYPED.has(answer.type)),
    flag: (position, isFlagged) => put(position, { isFlagged }, false),
    hint: (position) =>
      once(`hint ${position}`, () =>
        openHint(sitting, position, snapshot.questions[position - 1]?.question?.hints.length ?? 0).then(
          take,
          (error: unknown) => {
            showFailure(error, () => t('exam-sitting.answers.offline'), kit.notify);
            return newest.current.snapshot;
          },
        ),
      ),
    leave: (position) => once(`leave ${position}`, () => leaveQuestion(sitting, position).then(take)),
    handIn: () => handIn(sitting).then((next) => void take(next)),
    async goOnHere() {
      const next = take(await openAttempt(sitting));
      tabs.announce();
      if (next.state === 'RUNNING') replay(next);
    },
    timeIsOver: () => setEnding(true),
  };
}
