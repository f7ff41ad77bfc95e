import { ApiError } from '@sullam/api-client/api-error.ts';
import { check, type Rule, type RuleMessage } from '@sullam/domain/form-rules.ts';
import type { FieldProblem } from '@sullam/ui/components/error-summary.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { draftKeyOf } from '../base/stored.ts';
import { useKit, useT } from '../kit-context.tsx';
import { showFailure } from '../query/query-client.ts';
import { createDraft } from './draft.ts';
import { fieldOfPath, readFields } from './form-fields.ts';

type Values = Record<string, string>;

export interface FormOptions<Name extends string> {
  /** The fields with their rules; the first broken one is shown. */
  rules: Readonly<Record<Name, readonly Rule<string>[]>>;
  initial?: Partial<Record<Name, string>>;
  /** What the fields are called, for the summary of what is wrong. */
  labels?: Readonly<Partial<Record<Name, string>>>;
  /** Sends the form; what the server says about single fields is shown at them, anything else as a toast. */
  submit: (values: Record<Name, string>, form: HTMLFormElement) => Promise<unknown>;
  /** Takes a failure over; true: it has been dealt with. */
  onFailure?: (error: ApiError) => boolean;
  /** Keeps what is typed in this browser until it is sent, under this name. Never for passwords. */
  draftKey?: string;
}

/** What a text field of the interface takes. */
export interface FieldProps {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/**
 * A small native form: values stay in the fields. An error appears at a field after its first blur and follows the
 * typing from then on; sending shows all, with a summary that takes the focus.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, submit, onFailure, draftKey, labels = {} as Partial<Record<Name, string>> } = options;
  const kit = useKit();
  const t = useT();
  const base = useId();
  const userId = kit.session.get()?.user.id;
  const draft = useRef(createDraft(kit.storage, draftKey && draftKeyOf(userId, draftKey))).current;
  const names = Object.keys(rules) as Name[];
  const initial = useRef<Values>({ ...(options.initial as Values), ...draft.read() });
  const values = useRef<Values>({ ...initial.current });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const left = useRef(new Set<string>());

  const worded = ({ key, values: inserted }: RuleMessage): string => t.dynamic(key, inserted) ?? key;
  const errorOf = (name: Name): string | undefined => {
    const [broken] = check(values.current[name] ?? '', rules[name]);
    return broken && worded(broken);
  };
  const show = (name: Name) => setErrors((before) => ({ ...before, [name]: errorOf(name) }));
  const idOf = (name: string) => `${base}${name}`;

  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) return showFailure(error, () => t('shell.failure.title'), kit.notify);
    if (onFailure?.(error)) return;
    const atFields = error.details.map((detail) => [fieldOfPath(detail.path), detail.message] as const);
    const known = atFields.filter(([name]) => names.some((field) => field === name));
    setErrors((before) => ({ ...before, ...Object.fromEntries(known) }));
    if (known.length > 0) setAttempt((before) => before + 1);
    else showFailure(error, () => t('shell.failure.title'), kit.notify);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (isPending) return;
    Object.assign(values.current, readFields(form, names));
    for (const name of names) left.current.add(name);
    const found = Object.fromEntries(names.map((name) => [name, errorOf(name)]));
    setErrors(found);
    if (Object.values(found).some(Boolean)) return setAttempt((before) => before + 1);
    setPending(true);
    try {
      await submit({ ...values.current } as Record<Name, string>, form);
      draft.clear();
    } catch (error) {
      failed(error);
    } finally {
      setPending(false);
    }
  };

  const field = (name: Name): FieldProps => ({
    id: idOf(name),
    name,
    defaultValue: initial.current[name] ?? '',
    error: errors[name],
    onInput: ({ currentTarget }) => {
      values.current[name] = currentTarget.value;
      draft.write(values.current);
      if (left.current.has(name)) show(name);
    },
    onBlur: () => {
      left.current.add(name);
      show(name);
    },
  });

  const problems: FieldProblem[] = names.flatMap((name) => {
    const message = errors[name];
    return message && attempt > 0 ? [{ fieldId: idOf(name), message, label: labels[name] }] : [];
  });
  return { formProps: { onSubmit }, field, problems, attempt, isPending };
}
