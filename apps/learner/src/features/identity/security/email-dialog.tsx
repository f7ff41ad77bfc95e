import { required, text } from '@sullam/domain/form-rules.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { PasswordField, TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useForm } from '@sullam/web-kit/forms/use-form.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import { useAskEmailChange } from './security.api.ts';

export interface EmailDialogProps {
  /** This session has shown no code of the app yet: one is asked for besides. */
  readonly needsCode: boolean;
  readonly onClose: () => void;
}

/** Asks for another address, with the password; the mailboxes get their links. */
export function EmailDialog({ needsCode, onClose }: EmailDialogProps) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const ask = useAskEmailChange();
  const { formProps, field, isPending } = useForm({
    rules: { newEmail: [required, text.email], password: [required], code: needsCode ? [required] : [] },
    submit: async ({ newEmail, password, code }) => {
      await ask.mutateAsync({ newEmail: newEmail.trim(), password, ...(needsCode ? { code: code.trim() } : {}) });
      notify({ tone: 'success', text: t('profile.email.asked') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('profile.email.change')}
      description={t('profile.email.changeText')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {t('profile.email.send')}
          </Button>
        </>
      }
    >
      <Form {...formProps} id={formId} className="space-y-4">
        <TextField {...field('newEmail')} type="email" label={t('profile.email.new')} autoComplete="email" required />
        <PasswordField
          {...field('password')}
          label={t('profile.security.password')}
          autoComplete="current-password"
          required
        />
        {needsCode && (
          <TextField
            {...field('code')}
            label={t('profile.security.code')}
            hint={t('profile.security.codeHint')}
            dir="ltr"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Form>
    </Dialog>
  );
}
