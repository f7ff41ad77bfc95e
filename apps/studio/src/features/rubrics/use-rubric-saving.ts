import { ApiError } from '@sullam/api-client/api-error.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useEffect, useState } from 'react';
import { bodyOf, type RubricDraft } from './rubric-draft.ts';
import { type RubricDetail, readRubric, useCreateRubric, useSaveRubric } from './rubrics.api.ts';

interface Options {
  /** Null: it is still to be created. */
  rubricId: number | null;
  version: number;
  start: RubricDraft;
  draft: RubricDraft;
}

/** Creates or saves what is being written, and finds out when somebody else has done so meanwhile. */
export function useRubricSaving({ rubricId, version: first, start, draft }: Options) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const go = useGo();
  const create = useCreateRubric();
  const change = useSaveRubric(rubricId ?? 0);
  const [base, setBase] = useState({ version: first, text: JSON.stringify(start) });
  const [theirs, setTheirs] = useState<RubricDetail | null>(null);
  const [createdId, setCreatedId] = useState<number | null>(null);
  const isDirty = createdId === null && JSON.stringify(draft) !== base.text;

  useEffect(() => {
    // only when nothing is unsaved any more: leaving asks about that
    if (createdId !== null) go(`/rubrics/${createdId}`, { replace: true });
  }, [createdId, go]);

  const fail = (error: unknown) => {
    const message = error instanceof ApiError ? (error.details[0]?.message ?? error.message) : null;
    notify({ tone: 'error', text: message ?? t('errors.network.generic') });
  };
  const saveAs = async (version: number) => {
    const sent = JSON.stringify(draft);
    try {
      const saved = await change.mutateAsync({ ...bodyOf(draft), version });
      setBase({ version: saved.version, text: sent });
      setTheirs(null);
      notify({ tone: 'success', text: t('rubrics.messages.saved', { version: format.number(saved.version) }) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || rubricId === null) return fail(error);
      setTheirs(await readRubric(rubricId));
    }
  };
  const save = async () => {
    if (rubricId !== null) return saveAs(base.version);
    try {
      const created = await create.mutateAsync(bodyOf(draft));
      notify({ tone: 'success', text: t('rubrics.messages.created') });
      setCreatedId(created.rubricId);
    } catch (error) {
      fail(error);
    }
  };
  return {
    version: base.version,
    isDirty,
    isSaving: create.isPending || change.isPending,
    /** What somebody else has saved meanwhile. */
    theirs,
    save: () => void save(),
    /** What was written goes over what somebody else has saved. */
    saveOver: () => theirs && void saveAs(theirs.version),
  };
}
