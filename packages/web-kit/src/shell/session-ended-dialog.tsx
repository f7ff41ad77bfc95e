import type { ApiError } from '@sullam/api-client/api-error.ts';
import { required } from '@sullam/domain/form-rules.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { PasswordField, TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { useId, useState } from 'react';
import { useStore } from '../base/store.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { useKit, useT } from '../kit-context.tsx';
import type { SignInResult } from '../session/session.ts';
import { finishSignInAgain, signInAgain } from './shell.api.ts';
import { useAreas } from './use-areas.ts';

interface StepProps {
  readonly formId: string;
  readonly onResult: (result: SignInResult) => void;
  readonly onPending: (isPending: boolean) => void;
}

/** Sends a step, and keeps what the server says to it. */
function useStep({ onResult, onPending }: StepProps) {
  const [refusal, setRefusal] = useState<string>();
  return {
    refusal: refusal && (
      <Banner tone="danger" live="assertive">
        {refusal}
      </Banner>
    ),
    send: async (ask: () => Promise<SignInResult>) => {
      setRefusal(undefined);
      onPending(true);
      try {
        onResult(await ask());
      } finally {
        onPending(false);
      }
    },
    onFailure: (error: ApiError) => {
      setRefusal(error.message);
      return true;
    },
  };
}

function PasswordStep({ email, ...props }: StepProps & { readonly email: string }) {
  const t = useT();
  const { refusal, send, onFailure } = useStep(props);
  const { formProps, field } = useForm({
    rules: { password: [required] },
    submit: ({ password }) => send(() => signInAgain({ email, password })),
    onFailure,
  });
  return (
    <Form {...formProps} id={props.formId} className="space-y-4">
      {refusal}
      <p dir="auto" className="text-sm text-muted">
        {t('auth.again.account', { email })}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field('password')}
        label={t('auth.login.password')}
        autoComplete="current-password"
        autoFocus
        required
      />
    </Form>
  );
}

function CodeStep({ token, hint, ...props }: StepProps & { readonly token: string; readonly hint: string }) {
  const t = useT();
  const { refusal, send, onFailure } = useStep(props);
  const { formProps, field } = useForm({
    rules: { code: [required] },
    submit: ({ code }) => send(() => finishSignInAgain({ token, code: code.trim() })),
    onFailure,
  });
  return (
    <Form {...formProps} id={props.formId} className="space-y-4">
      {refusal}
      <TextField
        {...field('code')}
        label={t('auth.twoFactor.code')}
        hint={hint}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
      />
    </Form>
  );
}

/**
 * A session has ended in the middle of work. The page stays as it is below: the same person signs in here and goes on, and what
 * was being sent is sent. Nobody else can, for the address is the one of whose work it is.
 */
export function SessionEndedDialog() {
  const t = useT();
  const kit = useKit();
  const held = useStore(kit.ended);
  const formId = useId();
  const [second, setSecond] = useState<SignInResult>();
  const [isPending, setPending] = useState(false);
  const isReady = useAreas(['auth', 'errors']);
  if (!held || !isReady) return null;
  const step = {
    formId,
    onPending: setPending,
    onResult: (result: SignInResult) => (result.twoFactorToken ? setSecond(result) : kit.resume(result)),
  };
  const leave = () => {
    kit.giveUp();
    if (kit.navigation().currentAccess()?.requiresAuth === false) kit.navigation().recheckAccess();
    else kit.navigation().goToPublicHome();
  };
  return (
    <Dialog
      open
      persistent
      role="alertdialog"
      size="sm"
      onClose={leave}
      title={t('auth.again.title')}
      description={t('auth.again.text')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('auth.again.leave')}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {t(second ? 'auth.twoFactor.submit' : 'auth.again.submit')}
          </Button>
        </>
      }
    >
      {second?.twoFactorToken ? (
        <CodeStep
          {...step}
          token={second.twoFactorToken}
          hint={
            second.method === 'TOTP'
              ? t('auth.twoFactor.introApp')
              : t('auth.twoFactor.intro', { email: second.sentTo ?? '' })
          }
        />
      ) : (
        <PasswordStep {...step} email={held.user.email} />
      )}
    </Dialog>
  );
}
