import { ApiError } from '@sullam/api-client/api-error.ts';
import { useNotify } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useTellRefusal } from './use-tell-refusal.ts';

/** Somebody else saved meanwhile: what stands there now, and which of its parts are new. */
export interface Conflict<Saved> {
  theirs: Saved;
  changed: readonly string[];
}

interface Options<Saved, Draft> {
  /** That the form was made from. */
  version: number;
  /** What the form began with and what it holds now. */
  start: Draft;
  draft: Draft;
  /** Tells two states of the form apart. */
  textOf?: (draft: Draft) => string;
  /** Of what is not there yet: creates it and answers the address to go on at. */
  create?: (() => Promise<string>) | undefined;
  change(version: number): Promise<{ version: number }>;
  /** What stands on the server now, whatever was read before; nothing if it was taken away. */
  read(): Promise<Saved | undefined>;
  words: {
    created?: string;
    saved?(version: number): string;
    /** What in the draft can't be kept as it is; said in place of what the server answers to it. */
    unfit?: string | undefined;
  };
  onSaved?: () => void;
  /** Of a form that goes on in its place with what is saved; another is made anew by its page. */
  inPlace?: InPlace<Saved, Draft>;
}

interface InPlace<Saved, Draft> {
  /** As it is known now: it takes the form's place while nothing is being written there. */
  newest?: Saved | undefined;
  formOf(saved: Saved): Draft;
  set: Dispatch<SetStateAction<Draft>>;
  /** What a form forgets once it is saved: a password. */
  settle?: (draft: Draft) => Draft;
}

const asItIs = <Draft>(draft: Draft): Draft => draft;

/** Creates or saves what is being written, and finds out when somebody else has done so meanwhile. */
export function useVersionedSaving<Saved extends { version: number }, Draft>(options: Options<Saved, Draft>) {
  const {
    version: first,
    start,
    draft,
    textOf = JSON.stringify,
    create,
    change,
    read,
    words,
    onSaved,
    inPlace,
  } = options;
  const { newest, settle = asItIs } = inPlace ?? {};
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

  const isDirty = created === null && textOf(draft) !== textOf(base.draft);
  const take = (theirs: Saved) => {
    if (!inPlace) return;
    const next = inPlace.formOf(theirs);
    setBase({ version: theirs.version, draft: next });
    setConflict(null);
    setState('idle');
    inPlace.set(next);
  };
  if (newest && newest.version > base.version && !isDirty) take(newest);

  const attempt = async (act: () => Promise<void>) => {
    setState('saving');
    try {
      await act();
      setState('idle');
    } catch (error) {
      setState('failed');
      if (!(error instanceof ApiError)) return tellRefusal(error);
      if (error.status === 400 && words.unfit) return notify({ tone: 'error', text: words.unfit });
      if (error.errorCode !== 'conflict' || create) return tellRefusal(error);
      const changed = error.details.map(({ path }) => path);
      await read().then((theirs) => (theirs ? setConflict({ theirs, changed }) : tellRefusal(error)), tellRefusal);
    }
  };
  const saveAs = (version: number) =>
    attempt(async () => {
      const saved = await change(version);
      setBase({ version: saved.version, draft: settle(draft) });
      if (inPlace?.settle) inPlace.set(settle);
      setConflict(null);
      if (words.saved) notify({ tone: 'success', text: words.saved(saved.version) });
      onSaved?.();
    });
  const createBy = (make: () => Promise<string>) =>
    attempt(async () => {
      const path = await make();
      notify({ tone: 'success', text: words.created ?? '' });
      setCreated(path);
    });
  return {
    version: base.version,
    /** What the form held when it was last saved. */
    saved: base.draft,
    isDirty,
    isSaving: state === 'saving',
    hasFailed: state === 'failed',
    conflict,
    save: () => void (create ? createBy(create) : saveAs(base.version)),
    /** What was written goes over what somebody else has saved. */
    saveOver: () => conflict && void saveAs(conflict.theirs.version),
    /** The form goes on with what somebody else has saved. */
    takeTheirs: () => conflict && take(conflict.theirs),
  };
}
