import { checkQuestion } from '@sullam/domain/questions/check-question.ts';
import { textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import type { QuestionFinding } from '@sullam/domain/questions/findings.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { useWriterName } from '../../../parts/version-history.tsx';
import { draftOf, type QuestionDraft } from './question-draft.ts';
import { usePartNames } from './question-parts.ts';
import { type QuestionDetail, readQuestion, useCreateQuestion, useSaveQuestion } from './questions.api.ts';

interface Options {
  /** Null: it is still to be created. */
  saved: QuestionDetail | null;
  start: QuestionDraft;
  onTake: ((theirs: QuestionDetail) => void) | undefined;
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

/** Anything else is shown as it was typed. */
const DECIMAL = /^\d+(\.\d+)?$/;

/** The question that is being written. */
export function useQuestionForm({ saved, start, onTake }: Options) {
  const t = useT();
  const format = useFormat();
  const partNames = usePartNames();
  const textOf = useAuthorText();
  const writerName = useWriterName();
  const create = useCreateQuestion();
  const change = useSaveQuestion(saved?.questionId ?? 0);
  return useVersionedForm<QuestionDetail, QuestionDraft>({
    saved,
    start: () => start,
    formOf: draftOf,
    create: saved ? undefined : async (draft) => `/questions/${(await create.mutateAsync(draft)).questionId}`,
    change: ({ sharing, ...draft }, version) =>
      change.mutateAsync({ ...draft, ...(saved?.abilities.canShare ? { sharing } : {}), version }),
    read: () => readQuestion(saved?.questionId ?? 0),
    changed: (_before, _theirs, paths) => partNames(paths),
    told: ({ content, marks }) => ({
      text: textOfHtml(textOf(content.prompt)),
      facts: t('questions.editor.conflictFacts', {
        points: { raw: DECIMAL.test(marks) ? format.decimal(marks) : marks },
      }),
    }),
    words: {
      created: t('questions.messages.created'),
      saved: (version) => t('questions.messages.saved', { version: format.number(version) }),
      unfit: (draft) => {
        const unfit = checkQuestion(draft).find(({ code }) => UNREADABLE.has(code));
        return unfit && t(`questions.findings.codes.${unfit.code}`);
      },
      conflict: ({ updatedBy }) => t('questions.editor.conflictTitle', { name: writerName(updatedBy) }),
    },
    onTake,
  });
}
