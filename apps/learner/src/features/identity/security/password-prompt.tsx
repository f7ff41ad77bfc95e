import { ApiError } from '@sullam/api-client/api-error.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { PasswordField, TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';

export interface PasswordPromptProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly danger?: boolean;
  /** This session has shown no code yet: one is asked for besides. */
  readonly needsCode?: boolean;
  readonly onClose: () => void;
  /** Does what the password is asked for; a refusal is shown at the field. */
  readonly onPassword: (password: string, code?: string) => Promise<unknown>;
}

/** Asks for the password again before something that only its owner may do. */
export function PasswordPrompt({ title, text, action, danger, needsCode, onClose, onPassword }: PasswordPromptProps) {
  const t = useT();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState({ field: '', value: '', message: '' });
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    if (isPending || password === '' || (needsCode && code.trim() === '')) return;
    setPending(true);
    try {
      await onPassword(password, needsCode ? code : undefined);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const isCode = failure.details.some(({ path }) => path === 'code');
      const about = isCode ? { field: 'code', value: code } : { field: 'password', value: password };
      setRefused({ ...about, message: failure.message });
    } finally {
      setPending(false);
    }
  };
  const errorOf = (field: 'password' | 'code', value: string) => {
    if (value === '') return t('errors.rules.required');
    return refused.field === field && refused.value === value ? refused.message : undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} pending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} className="space-y-4">
        <PasswordField
          label={t('profile.security.password')}
          value={password}
          error={errorOf('password', password)}
          autoComplete="current-password"
          required
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {needsCode && (
          <TextField
            label={t('profile.security.code')}
            hint={t('profile.security.codeHint')}
            value={code}
            error={errorOf('code', code.trim())}
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
      </Form>
    </Dialog>
  );
}
