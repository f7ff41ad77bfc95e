import { ApiError } from '@sullam/api-client/api-error.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { fieldOfPath } from '@sullam/web-kit/forms/form-fields.ts';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useKit, useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useState } from 'react';
import { type ExtraValue, type FormField, isOptionalField } from '../profile/profile.public.ts';
import { register, signIn } from './auth.api.ts';
import { useNewPassword } from './new-password.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

const EMPTY = { firstName: '', lastName: '', otherFirstName: '', otherLastName: '', email: '' };
export type PersonField = keyof typeof EMPTY;
type Errors = Record<string, string>;

const isBlank = (value: ExtraValue): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The answers to a sign-in that say what stands between a registration and the first one. */
const HELD = new Set(['auth-003', 'auth-009', 'auth-010']);

/** The entries of a registration and what is wrong with them: here first, then in the server's words at the same fields. */
export function useRegistration(
  questions: readonly FormField[],
  onHeld: (held: { status: 'PENDING' | 'VERIFY_EMAIL'; email: string }) => void,
) {
  const t = useT();
  const kit = useKit();
  const notify = useNotify();
  const language = useLanguage();
  const finish = useFinishSignIn();
  const password = useNewPassword({ isOnce: true });
  const [person, setPerson] = useState(EMPTY);
  const [extra, setExtra] = useState<Record<string, ExtraValue>>({});
  const [attempt, setAttempt] = useState(0);

  const check = (): Errors => {
    const required = t('errors.rules.required');
    const found: Errors = {};
    for (const name of ['firstName', 'lastName', 'email'] as const) if (!person[name].trim()) found[name] = required;
    if (!found.email && !isEmail(person.email.trim())) found.email = t('errors.rules.email');
    for (const question of questions) {
      const { fieldKey, typeSlug } = question.formField;
      if (typeSlug !== 'boolean' && !isOptionalField(question) && isBlank(extra[fieldKey]))
        found[`extraFields.${fieldKey}`] = required;
    }
    return found;
  };

  const send = useMutation({
    meta: { isQuiet: true },
    mutationFn: async () => {
      const entries = { email: person.email.trim(), password: password.password };
      const { otherFirstName, otherLastName, ...named } = person;
      const { status } = await register({
        ...named,
        ...(otherFirstName.trim() || otherLastName.trim() ? { otherFirstName, otherLastName } : {}),
        ...entries,
        extraFields: Object.fromEntries(Object.entries(extra).filter(([, value]) => !isBlank(value))),
        language,
      });
      // the answer is the same whether the address has an account or not: only the password shows which
      try {
        return { result: await signIn(entries), status };
      } catch (refusal) {
        if (refusal instanceof ApiError && HELD.has(refusal.errorCode ?? '')) return { result: null, status };
        throw refusal;
      }
    },
    onSuccess: ({ result, status }) => {
      if (!result)
        return onHeld({ status: status === 'PENDING' ? 'PENDING' : 'VERIFY_EMAIL', email: person.email.trim() });
      if (result.user) notify({ tone: 'success', text: t('auth.register.welcome', { name: result.user.firstName }) });
      finish(result);
    },
    onError: (error) => {
      const details = error instanceof ApiError ? error.details : [];
      const ofPassword = details.find(({ path }) => fieldOfPath(path) === 'password');
      if (ofPassword) password.refuse(ofPassword.message);
      if (details.length > 0) setAttempt((before) => before + 1);
      else showFailure(error, () => t('errors.network.generic'), kit.notify);
    },
  });

  const typed = Object.fromEntries(
    questions.map(({ formField: { fieldKey } }) => [`extraFields.${fieldKey}`, extra[fieldKey]]),
  );
  const errors: Errors = { ...useRefusals(send.error, { ...person, ...typed }), ...check() };

  return {
    password,
    person,
    extra,
    errors,
    attempt,
    isPending: send.isPending,
    setPerson: (name: PersonField, value: string) => setPerson((before) => ({ ...before, [name]: value })),
    setExtra: (fieldKey: string, value: ExtraValue) => setExtra((before) => ({ ...before, [fieldKey]: value })),
    submit: () => {
      if (send.isPending) return;
      if (Object.keys(check()).length > 0 || !password.isGood) return setAttempt((before) => before + 1);
      send.mutate();
    },
  };
}
