import { evaluateChangePassword } from '@sullam/domain/password-rules.ts';
import { PasswordField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { PasswordRules } from '@sullam/web-kit/shell/password-rules.tsx';
import { useId, useState } from 'react';

const EMPTY = { newPassword: '', confirmation: '' };
type Field = keyof typeof EMPTY;

/** A password that is being chosen: its entries and the live state of the rules. `isOnce`: without a second entry, since it can be shown. */
export function useNewPassword({ isOnce = false } = {}) {
  const t = useT();
  const base = useId();
  const [typed, setTyped] = useState(EMPTY);
  const fields = isOnce ? { ...typed, confirmation: typed.newPassword } : typed;
  const [refusal, setRefusal] = useState<{ readonly message: string } | null>(null);
  const evaluated = evaluateChangePassword(fields);
  const isAsked = (name: string) => !isOnce || name !== 'confirmation';
  const state = {
    ...evaluated,
    missing: evaluated.missing.filter(isAsked),
    lines: evaluated.lines.filter(({ id }) => isAsked(id)),
  };
  const refused = refusal?.message;
  const idOf = (name: Field) => `${base}${name}`;
  const problemOf = (name: Field): string | undefined => {
    if (state.missing.includes(name)) return t('errors.rules.required');
    if (name === 'confirmation')
      return fields.confirmation === fields.newPassword ? undefined : t('errors.rules.passwordsDiffer');
    const isWeak = state.lines.some(({ id, passed }) => id !== 'confirmation' && !passed);
    return refused ?? (isWeak ? t('errors.codes.password.too-weak') : undefined);
  };
  return {
    idOf,
    /** Why an entry can't be taken yet, in a sentence. */
    problemOf,
    password: fields.newPassword,
    state,
    isGood: state.canSubmit,
    value: (name: Field) => fields[name],
    type: (name: Field, value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setRefusal(null);
    },
    /** The server's word about the password itself. */
    refused,
    refuse: (message: string) => setRefusal({ message }),
  };
}

export interface NewPasswordProps {
  readonly entry: ReturnType<typeof useNewPassword>;
  readonly label: string;
  /** Of the second entry, where it is typed twice. */
  readonly confirmationLabel?: string;
}

/** A new password above the rules that turn from red to green. */
export function NewPassword({ entry, label, confirmationLabel }: NewPasswordProps) {
  const t = useT();
  const rulesId = useId();
  const bind = (name: Field) => ({
    id: entry.idOf(name),
    name,
    value: entry.value(name),
    required: true,
    autoComplete: 'new-password' as const,
    'aria-details': rulesId,
    error: entry.state.missing.includes(name)
      ? t('errors.rules.required')
      : name === 'newPassword'
        ? entry.refused
        : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => entry.type(name, event.currentTarget.value),
  });
  return (
    <>
      <PasswordField {...bind('newPassword')} label={label} />
      {confirmationLabel !== undefined && <PasswordField {...bind('confirmation')} label={confirmationLabel} />}
      <PasswordRules id={rulesId} lines={entry.state.lines} />
    </>
  );
}
