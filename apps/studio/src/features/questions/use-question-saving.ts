import { ApiError } from '@sullam/api-client/api-error.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useEffect, useState } from 'react';
import type { QuestionDraft } from './question-draft.ts';
import { type QuestionDetail, readQuestion, useCreateQuestion, useSaveQuestion } from './questions.api.ts';

/** Somebody else saved meanwhile: what stands there now, and what of it is new. */
export interface Conflict {
  theirs: QuestionDetail;
  changed: readonly string[];
}

interface Options {
  /** Null: it is still to be created. */
  questionId: number | null;
  version: number;
  start: QuestionDraft;
  draft: QuestionDraft;
}

/** Creates or saves what is being written, and finds out when somebody else has done so meanwhile. */
export function useQuestionSaving({ questionId, version: first, start, draft }: Options) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const go = useGo();
  const create = useCreateQuestion();
  const change = useSaveQuestion(questionId ?? 0);
  const [base, setBase] = useState({ version: first, text: JSON.stringify(start) });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [createdId, setCreatedId] = useState<number | null>(null);
  const isDirty = createdId === null && JSON.stringify(draft) !== base.text;

  useEffect(() => {
    // only when nothing is unsaved any more: leaving asks about that
    if (createdId !== null) go(`/questions/${createdId}`, { replace: true });
  }, [createdId, go]);

  const fail = (error: unknown) => {
    const first = error instanceof ApiError ? (error.details[0]?.message ?? error.message) : null;
    notify({ tone: 'error', text: first ?? t('errors.network.generic') });
  };
  const saveAs = async (version: number) => {
    const sent = JSON.stringify(draft);
    try {
      const saved = await change.mutateAsync({ ...draft, version });
      setBase({ version: saved.version, text: sent });
      setConflict(null);
      notify({ tone: 'success', text: t('questions.messages.saved', { version: format.number(saved.version) }) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || questionId === null) return fail(error);
      const changed = error.details.map(({ path }) => path);
      setConflict({ theirs: await readQuestion(questionId), changed });
    }
  };
  const save = async () => {
    if (questionId !== null) return saveAs(base.version);
    try {
      const created = await create.mutateAsync(draft);
      notify({ tone: 'success', text: t('questions.messages.created') });
      setCreatedId(created.questionId);
    } catch (error) {
      fail(error);
    }
  };
  return {
    version: base.version,
    isDirty,
    isSaving: create.isPending || change.isPending,
    conflict,
    save: () => void save(),
    /** What was written goes over what somebody else has saved. */
    saveOver: () => conflict && void saveAs(conflict.theirs.version),
  };
}
