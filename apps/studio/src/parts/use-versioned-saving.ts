import { ApiError } from '@sullam/api-client/api-error.ts';
import { useNotify } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useEffect, useState } from 'react';
import { useTellRefusal } from './use-tell-refusal.ts';

/** Somebody else saved meanwhile: what stands there now, and which of its parts are new. */
export interface Conflict<Saved> {
  theirs: Saved;
  changed: readonly string[];
}

interface Options<Saved> {
  /** That the form was made from. */
  version: number;
  /** What the form began with and what it holds now, to be told apart. */
  start: string;
  draft: string;
  /** Of what is not there yet: creates it and answers the address to go on at. */
  create?: (() => Promise<string>) | undefined;
  change(version: number): Promise<{ version: number }>;
  /** What stands on the server now, whatever was read before. */
  read(): Promise<Saved>;
  words: {
    created?: string;
    saved(version: number): string;
    /** What in the draft can't be kept as it is; said in place of what the server answers to it. */
    unfit?: string | undefined;
  };
}

/** Creates or saves what is being written, and finds out when somebody else has done so meanwhile. */
export function useVersionedSaving<Saved extends { version: number }>(options: Options<Saved>) {
  const { version: first, start, draft, create, change, read, words } = options;
  const notify = useNotify();
  const go = useGo();
  const tellRefusal = useTellRefusal();
  const [base, setBase] = useState({ version: first, draft: start });
  const [conflict, setConflict] = useState<Conflict<Saved> | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');

  useEffect(() => {
    // only when nothing is unsaved any more: leaving asks about that
    if (created !== null) go(created, { replace: true });
  }, [created, go]);

  const attempt = async (act: () => Promise<void>) => {
    setState('saving');
    try {
      await act();
      setState('idle');
    } catch (error) {
      setState('failed');
      if (!(error instanceof ApiError)) return tellRefusal(error);
      if (error.status === 400 && words.unfit) return notify({ tone: 'error', text: words.unfit });
      if (error.status !== 409 || create) return tellRefusal(error);
      const changed = error.details.map(({ path }) => path);
      await read().then((theirs) => setConflict({ theirs, changed }), tellRefusal);
    }
  };
  const saveAs = (version: number) =>
    attempt(async () => {
      const saved = await change(version);
      setBase({ version: saved.version, draft });
      setConflict(null);
      notify({ tone: 'success', text: words.saved(saved.version) });
    });
  const createBy = (make: () => Promise<string>) =>
    attempt(async () => {
      const path = await make();
      notify({ tone: 'success', text: words.created ?? '' });
      setCreated(path);
    });
  return {
    version: base.version,
    isDirty: created === null && draft !== base.draft,
    isSaving: state === 'saving',
    hasFailed: state === 'failed',
    conflict,
    save: () => void (create ? createBy(create) : saveAs(base.version)),
    /** What was written goes over what somebody else has saved. */
    saveOver: () => conflict && void saveAs(conflict.theirs.version),
  };
}
