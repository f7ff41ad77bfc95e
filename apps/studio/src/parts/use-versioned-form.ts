import { ApiError } from '@sullam/api-client/api-error.ts';
import { useNotify } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useEffect, useState } from 'react';
import type { ConflictBannerProps, ToldText } from './conflict-banner.tsx';
import { useNotifyError } from './use-notify-error.ts';

export interface VersionedFormOptions<Saved, Form> {
  /** As it is known now; nothing of what is still to be created. It takes the form's place while nothing is being written there. */
  readonly saved: Saved | null | undefined;
  /** What the form begins with. */
  readonly start: () => Form;
  readonly formOf: (saved: Saved) => Form;
  /** Distinguishes two states of the form. */
  readonly textOf?: (form: Form) => string;
  /** What can be sent; all else is only said at its fields. */
  readonly isFit?: (form: Form) => boolean;
  /** Creates what is not there yet and answers the address to go on at. */
  readonly create?: ((form: Form) => Promise<string>) | undefined;
  readonly change: (form: Form, version: number) => Promise<{ version: number }>;
  /** What stands on the server now, whatever was read before; nothing if it was taken away. */
  readonly read: () => Promise<Saved | undefined>;
  /** The names of what somebody else has changed; `told` are the fields that the server names. */
  readonly changed: (before: Form, theirs: Form, conflicting: readonly string[]) => readonly string[];
  /** The words that matter most of a state of the form, to be compared with what somebody else has written. */
  readonly told?: (form: Form) => ToldText;
  readonly words?: {
    readonly created?: string;
    readonly saved?: (version: number) => string;
    /** What in the form can't be kept as it is; said in place of what the server answers to it. */
    readonly unfit?: (form: Form) => string | undefined;
    /** Who has saved meanwhile. */
    readonly conflict?: (theirs: Saved) => string;
  };
  readonly onSaved?: () => void;
  /** It was sent while it couldn't be. */
  readonly onUnfit?: () => void;
  /** What a form forgets once it is saved: a password. */
  readonly settle?: (form: Form) => Form;
  /** Of a page that makes the form anew of what somebody else has saved; another form goes on in its place. */
  readonly onTake?: ((theirs: Saved) => void) | undefined;
}

interface Met<Saved> {
  readonly theirs: Saved;
  readonly conflicting: readonly string[];
}

/** A form of what carries a version: it creates or saves, and finds out when somebody else has saved meanwhile. */
export function useVersionedForm<Saved extends { version: number }, Form>(options: VersionedFormOptions<Saved, Form>) {
  const { saved, formOf, textOf = JSON.stringify, isFit, create, change, read, words = {}, settle, onTake } = options;
  const notify = useNotify();
  const go = useGo();
  const notifyError = useNotifyError();
  const [form, setForm] = useState(options.start);
  const [base, setBase] = useState(() => ({ version: saved?.version ?? 0, form }));
  const [met, setMet] = useState<Met<Saved> | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'failed' | 'unfit'>('idle');

  useEffect(() => {
    // only when nothing is unsaved any more: leaving asks about that
    if (created !== null) go(created, { replace: true });
  }, [created, go]);

  const isDirty = created === null && textOf(form) !== textOf(base.form);
  const follow = (theirs: Saved) => {
    const next = formOf(theirs);
    setBase({ version: theirs.version, form: next });
    setForm(next);
    setMet(null);
    setState('idle');
  };
  if (saved && !onTake && saved.version > base.version && !isDirty) follow(saved);

  const attempt = async (act: () => Promise<void>) => {
    setState('saving');
    try {
      await act();
      setState('idle');
    } catch (error) {
      setState('failed');
      if (!(error instanceof ApiError)) return notifyError(error);
      const unfit = words.unfit?.(form);
      if (error.status === 400 && unfit) return notify({ tone: 'error', text: unfit });
      if (error.errorCode !== 'conflict' || create) return notifyError(error);
      const conflicting = error.details.map(({ path }) => path);
      await read().then((theirs) => (theirs ? setMet({ theirs, conflicting }) : notifyError(error)), notifyError);
    }
  };
  const saveAs = async (version: number) => {
    const answer = await change(form, version);
    setBase({ version: answer.version, form: settle ? settle(form) : form });
    if (settle) setForm(settle);
    setMet(null);
    if (words.saved) notify({ tone: 'success', text: words.saved(answer.version) });
    options.onSaved?.();
  };
  const createBy = async (make: (form: Form) => Promise<string>) => {
    const path = await make(form);
    notify({ tone: 'success', text: words.created ?? '' });
    setCreated(path);
  };
  const isUnfit = state === 'unfit' && !isFit?.(form);
  const send = async (act: () => Promise<void>): Promise<void> => {
    if (!isFit || isFit(form)) return attempt(act);
    setState('unfit');
    options.onUnfit?.();
  };
  const conflict: ConflictBannerProps | null = met && {
    title: words.conflict?.(met.theirs),
    texts: options.told && { mine: options.told(form), theirs: options.told(formOf(met.theirs)) },
    changed: options.changed(base.form, formOf(met.theirs), met.conflicting),
    onMine: () => void send(() => saveAs(met.theirs.version)),
    onTheirs: () => (onTake ?? follow)(met.theirs),
  };
  return {
    form,
    setForm,
    set: (part: Partial<Form>) => setForm((before) => ({ ...before, ...part })),
    version: base.version,
    isDirty,
    isSaving: state === 'saving',
    /** It was sent while it couldn't be: its fields say why. */
    isUnfit,
    conflict,
    /** Resolves once it was saved, or it was said why not. */
    save: () => send(() => (create ? createBy(create) : saveAs(base.version))),
    /** What a bar to save it takes. */
    bar: {
      isDirty,
      isSaving: state === 'saving',
      hasFailed: state === 'failed' || isUnfit,
      onReset: () => setForm(base.form),
    },
  };
}
