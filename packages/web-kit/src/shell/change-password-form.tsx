import { ApiError } from '@sullam/api-client/api-error.ts';
import { evaluateChangePassword } from '@sullam/domain/password-rules.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { PasswordField } from '@sullam/ui/components/text-field.tsx';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useKit, useT } from '../kit-context.tsx';
import { useMutation } from '../query/use-mutation.ts';
import { PasswordRules } from './password-rules.tsx';
import { changePassword } from './shell.api.ts';

const EMPTY = { oldPassword: '', newPassword: '', confirmation: '' };
type Field = keyof typeof EMPTY;

/** The sentence of section 8 for each way in which a change of password fails. */
export function passwordFailure(error: unknown): MessageKey {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 404))
    return 'auth.password.somethingWrong';
  return error.errorCode === 'password.same-as-old' ? 'auth.password.sameAsOld' : 'auth.password.oldWrong';
}

/** Old password, new one, confirmation, with the live rules; it says itself how it went. Needs the area `auth`. */
export function ChangePasswordForm({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const kit = useKit();
  const [fields, setFields] = useState(EMPTY);
  const state = evaluateChangePassword(fields);
  const change = useMutation({
    meta: { isQuiet: true },
    mutationFn: () => changePassword({ oldPassword: fields.oldPassword, newPassword: fields.newPassword }),
    onSuccess: async () => {
      kit.notify({ tone: 'success', text: t('auth.password.changed') });
      await kit.verifyToken();
      onDone();
    },
    onError: (error) => kit.notify({ tone: 'error', text: t.dynamic(passwordFailure(error)) ?? '' }),
  });
  const bind = (name: Field) => ({
    name,
    value: fields[name],
    required: true,
    error: state.missing.includes(name) ? t('errors.rules.required') : undefined,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setFields((before) => ({ ...before, [name]: value })),
  });
  return (
    <Form onSubmit={() => state.canSubmit && change.mutate()} className="space-y-5">
      <PasswordField {...bind('oldPassword')} label={t('auth.password.old')} autoComplete="current-password" />
      <PasswordField {...bind('newPassword')} label={t('auth.password.new')} autoComplete="new-password" />
      <PasswordField {...bind('confirmation')} label={t('auth.password.confirmation')} autoComplete="new-password" />
      <PasswordRules lines={state.lines} />
      <Button type="submit" full pending={change.isPending}>
        {t('auth.password.submit')}
      </Button>
    </Form>
  );
}
