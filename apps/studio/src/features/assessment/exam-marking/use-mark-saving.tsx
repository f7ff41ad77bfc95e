import { ApiError } from '@sullam/api-client/api-error.ts';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { attemptQuery, type MarkedQuestion, useGrade } from './exam-marking.api.ts';
import { MarkConflict } from './mark-conflict.tsx';
import { draftOf, givenIn, hasNoMark, type MarkDraft } from './mark-draft.ts';
import { useMarks } from './use-marks.ts';
import type { OnGiven } from './use-take-back.ts';

export interface MarkSavingProps {
  readonly examAttemptId: number;
  readonly question: MarkedQuestion;
  readonly markerCount: number;
  readonly draft: MarkDraft;
  readonly onDraft: (draft: MarkDraft) => void;
  /** Saved: on to the next one, or not. */
  readonly onSaved: (goesOn: boolean) => void;
  /** A colleague has the answer in hand: nothing is saved over it. */
  readonly isHeld?: boolean;
  /** A first mark was given; where it is left out nothing offers to take it back. */
  readonly onGiven?: OnGiven | undefined;
}

export interface MarkSaving {
  /** Saving was tried with something missing. */
  readonly isTried: boolean;
  readonly isPending: boolean;
  /** What is given can't be sent as it is. */
  readonly isBad: boolean;
  /** The marks that can be given, in words. */
  readonly range: string;
  readonly save: (goesOn: boolean) => void;
  /** What somebody else gave meanwhile, and the two ways on. */
  readonly conflict: ReactNode;
}

/** Sends the mark of an answer; where somebody was faster, shows both. */
export function useMarkSaving(props: MarkSavingProps): MarkSaving {
  const { examAttemptId, question, markerCount, draft, onDraft, onSaved, onGiven, isHeld = false } = props;
  const t = useT();
  const notify = useNotify();
  const { queryClient } = useKit();
  const marks = useMarks();
  const grade = useGrade();
  const [isTried, setTried] = useState(false);
  const [theirs, setTheirs] = useState<MarkedQuestion | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const isDecision = question.isDisputed;

  const failed = async (error: unknown) => {
    if (!(error instanceof ApiError)) return notify({ tone: 'error', text: t('common.failed.text') });
    if (error.status !== 409 || error.errorCode !== 'conflict' || !isHere.current)
      return notify({ tone: 'error', text: error.message });
    const fresh = await queryClient.fetchQuery({ ...attemptQuery(examAttemptId), staleTime: 0 });
    setTheirs(fresh.questions.find(({ position }) => position === question.position) ?? null);
  };
  const save = (goesOn: boolean, on: Pick<MarkDraft, 'version' | 'markVersion'> = draft) => {
    const { version, markVersion } = on;
    const given = givenIn({ ...draft, version, markVersion }, question);
    const isReasoned = !isDecision || draft.comment.trim() !== '';
    setTried(given === null || !isReasoned);
    if (!given || !isReasoned || grade.isPending || isHeld) return;
    const isFirst = !isDecision && hasNoMark(question, markerCount);
    const onGraded = (graded: Awaited<ReturnType<typeof grade.mutateAsync>>) => {
      const { score, isDisputed } = graded;
      const word = isDisputed ? 'savedApart' : score === null ? 'savedHalf' : isDecision ? 'decided' : 'saved';
      const places = [{ examAttemptId, position: question.position }];
      notify({
        tone: isDisputed ? 'info' : 'success',
        text: t(`exam-marking.messages.${word}`),
        ...(isFirst && onGiven ? { action: onGiven({ places, graded: [graded] }) } : {}),
      });
      setTheirs(null);
      onSaved(goesOn && isHere.current);
    };
    // awaited: the outcome is reported even when one has gone on to the next answer meanwhile
    void grade.mutateAsync({ examAttemptId, position: question.position, ...given, isDecision }).then(onGraded, failed);
  };
  return {
    isTried,
    isPending: grade.isPending,
    isBad: givenIn(draft, question) === null,
    range: t('exam-marking.hints.score', {
      low: { raw: marks.write(`-${question.negativeMarks}`) },
      high: { raw: marks.write(question.marks) },
    }),
    save: (goesOn) => save(goesOn),
    conflict: theirs && (
      <MarkConflict
        theirs={theirs}
        markerCount={markerCount}
        mine={draft}
        onTheirs={() => {
          onDraft(draftOf(theirs, markerCount));
          setTheirs(null);
        }}
        onMine={({ version, markVersion }) => {
          onDraft({ ...draft, version, markVersion });
          save(false, { version, markVersion });
        }}
      />
    ),
  };
}
