import type { MarkedAnswer, UndoAnswerMarksBody } from '@sullam/api-client/schema.gen.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useRef } from 'react';
import { useMarkingKeys } from '../marking/marking.public.ts';
import { useTakeBackGrades } from './exam-marking.api.ts';

type Place = Pick<UndoAnswerMarksBody['answers'][number], 'examAttemptId' | 'position'>;

/** What was given at once, where nothing stood before. */
export interface Given {
  readonly places: readonly Place[];
  /** What saving has answered, in the same order. */
  readonly graded: readonly Pick<MarkedAnswer, 'version' | 'markVersion'>[];
}

/** The button of the message that something was saved. */
export interface Undo {
  readonly label: string;
  readonly run: () => void;
}

/** Remembers that marks were given; answers with what takes them back. */
export type OnGiven = (given: Given) => Undo;

/** Takes back what was given last, an answer or a group of them, in one press: by the message or by its key. */
export function useTakeBack(addressOf: (place: Place) => string): OnGiven {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const takeBack = useTakeBackGrades();
  const last = useRef<Given & { readonly address: string | undefined }>(undefined);
  const run = () => {
    const given = last.current;
    if (!given || takeBack.isPending) return;
    last.current = undefined;
    const answers = given.places.map(({ examAttemptId, position }, at) => ({
      examAttemptId,
      position,
      version: given.graded[at]?.version ?? 0,
      markVersion: given.graded[at]?.markVersion ?? 0,
    }));
    takeBack.mutate(
      { answers },
      {
        onSuccess: () => {
          notify({ tone: 'info', text: t('exam-marking.messages.takenBack', { count: answers.length }) });
          if (given.address !== undefined) go(given.address);
        },
      },
    );
  };
  useMarkingKeys({ onUndo: run });
  return (marks) => {
    const [first] = marks.places;
    const given = { ...marks, address: first && addressOf(first) };
    last.current = given;
    return {
      label: t('marking.actions.undo'),
      // only what this message speaks of, not what was given after it
      run: () => last.current === given && run(),
    };
  };
}
