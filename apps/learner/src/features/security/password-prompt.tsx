import { ApiError } from '@sullam/api-client/api-error.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { PasswordField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type FormEvent, useId, useState } from 'react';

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
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (password === '') return setError(t('errors.rules.required'));
    setPending(true);
    try {
      await onPassword(password);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setPending(false);
    }
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
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField
          label={t('profile.security.password')}
          value={password}
          error={error}
          required
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
