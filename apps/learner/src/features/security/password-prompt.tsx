import { ApiError } from '@sullam/api-client/api-error.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { PasswordField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';

export interface PasswordPromptProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  /** Does what the password is asked for; a refusal is shown at the field. */
  readonly onPassword: (password: string) => Promise<unknown>;
}

/** Asks for the password again before something that only its owner may do. */
export function PasswordPrompt({ title, text, action, danger, onClose, onPassword }: PasswordPromptProps) {
  const t = useT();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState({ password: '', message: '' });
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    if (isPending || password === '') return;
    setPending(true);
    try {
      await onPassword(password);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefused({ password, message: failure.message });
    } finally {
      setPending(false);
    }
  };
  const errorOf = () => {
    if (password === '') return t('errors.rules.required');
    return refused.password === password ? refused.message : undefined;
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
      <Form id={formId} onSubmit={submit}>
        <PasswordField
          label={t('profile.security.password')}
          value={password}
          error={errorOf()}
          required
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}
