import { checkQuestion } from '@sullam/domain/questions/check-question.ts';
import type { QuestionFinding } from '@sullam/domain/questions/findings.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useVersionedSaving } from '../../parts/use-versioned-saving.ts';
import type { QuestionDraft } from './question-draft.ts';
import { readQuestion, useCreateQuestion, useSaveQuestion } from './questions.api.ts';

interface Options {
  /** Null: it is still to be created. */
  questionId: number | null;
  version: number;
  start: QuestionDraft;
  draft: QuestionDraft;
}

/** Where something else than a number may stand, which is not kept, unlike what is merely unfinished. */
const UNREADABLE: ReadonlySet<QuestionFinding['code']> = new Set([
  'marks.invalid',
  'negative-marks.invalid',
  'number.invalid',
  'number.tolerance-invalid',
  'fraction.invalid',
  'weight.invalid',
  'unit.factor-invalid',
]);

/** Creates or saves the question that is being written. */
export function useQuestionSaving({ questionId, version, start, draft }: Options) {
  const t = useT();
  const format = useFormat();
  const create = useCreateQuestion();
  const change = useSaveQuestion(questionId ?? 0);
  const unfit = checkQuestion(draft).find(({ code }) => UNREADABLE.has(code));
  return useVersionedSaving({
    version,
    start,
    draft,
    create: questionId === null ? async () => `/questions/${(await create.mutateAsync(draft)).questionId}` : undefined,
    change: (base) => change.mutateAsync({ ...draft, version: base }),
    read: () => readQuestion(questionId ?? 0),
    words: {
      created: t('questions.messages.created'),
      saved: (saved) => t('questions.messages.saved', { version: format.number(saved) }),
      unfit: unfit && t(`questions.findings.codes.${unfit.code}`),
    },
  });
}
