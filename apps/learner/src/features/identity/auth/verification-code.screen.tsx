import '../../../app.css';
import { ApiError } from '@sullam/api-client/api-error.ts';
import { SECOND } from '@sullam/domain/limits.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { CodeField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { keepSecondStep, readSecondStep, type SecondStep } from '@sullam/web-kit/session/second-step.ts';
import { useEffect, useState } from 'react';
import { finishTwoFactor, resendCode } from './auth.api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthResult } from './auth-result.tsx';
import { useCountdown } from './use-countdown.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/** The server lets a new code be asked for after this long. */
const RESEND_AFTER = 30 * SECOND;

/** What is typed, and what the server says to it. */
function useCode(step: SecondStep) {
  const t = useT();
  const kit = useKit();
  const finish = useFinishSignIn();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<{ readonly message: string } | null>(null);
  const send = useMutation({
    meta: { isQuiet: true },
    mutationFn: (typed: string) => finishTwoFactor({ token: step.token, code: typed }),
    onSuccess: finish,
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.isTransport)
        return showFailure(failure, () => t('errors.network.generic'), kit.notify);
      setRefusal(failure);
      setCode('');
    },
  });
  return {
    code,
    isRefused: refusal !== null,
    error: refusal?.message ?? (code.trim() === '' ? t('errors.rules.required') : undefined),
    isPending: send.isPending,
    type: (next: string) => {
      setCode(next);
      setRefusal(null);
    },
    submit: (typed = code) => {
      if (!send.isPending && typed.trim() !== '') send.mutate(typed);
    },
  };
}

function Resend({ step }: { readonly step: SecondStep }) {
  const t = useT();
  const { now } = useKit();
  const notify = useNotify();
  const [nextAt, setNextAt] = useState(() => now() + RESEND_AFTER);
  const seconds = useCountdown(nextAt);
  const resend = useMutation({
    mutationFn: () => resendCode(step.token),
    onSuccess: () => {
      setNextAt(now() + RESEND_AFTER);
      notify({ tone: 'success', text: t('auth.twoFactor.resent') });
    },
  });
  if (seconds > 0)
    return (
      <p className="flex min-h-11 items-center text-sm text-muted tabular">
        {t('auth.twoFactor.resendIn', { count: seconds })}
      </p>
    );
  return (
    <Button variant="ghost" className="-ms-4" pending={resend.isPending} onClick={() => resend.mutate()}>
      {t('auth.twoFactor.resend')}
    </Button>
  );
}

function CodeForm({ step }: { readonly step: SecondStep }) {
  const t = useT();
  const [isRecovery, setRecovery] = useState(false);
  const { code, error, isRefused, isPending, type, submit } = useCode(step);
  return (
    <Form onSubmit={() => submit()} isTried={isRefused} className="space-y-6">
      {isRecovery ? (
        <TextField
          key="recovery"
          label={t('auth.twoFactor.recoveryCode')}
          hint={t('auth.twoFactor.recoveryHint')}
          value={code}
          error={error}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={(event) => type(event.currentTarget.value)}
        />
      ) : (
        <CodeField
          key="code"
          label={t('auth.twoFactor.code')}
          value={code}
          error={error}
          autoFocus
          onChange={type}
          onComplete={submit}
        />
      )}
      <Button type="submit" size="lg" full pending={isPending}>
        {t('auth.twoFactor.submit')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-4">
        {step.method === 'EMAIL' && <Resend step={step} />}
        <Button
          variant="ghost"
          className="-ms-4"
          onClick={() => {
            type('');
            setRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'auth.twoFactor.useCode' : 'auth.twoFactor.useRecovery')}
        </Button>
      </div>
    </Form>
  );
}

function Step({ step }: { readonly step: SecondStep }) {
  const t = useT();
  const secondsLeft = useCountdown(Date.parse(step.expiresAt));
  const back = (
    <LinkButton href="/auth/login" variant={secondsLeft === 0 ? 'primary' : 'ghost'} full>
      {t('auth.twoFactor.backToLogin')}
    </LinkButton>
  );
  if (secondsLeft === 0) return <AuthResult kind="failed" title={t('auth.twoFactor.expired')} actions={back} />;
  return (
    <>
      <AuthHeading
        intro={
          step.method === 'EMAIL'
            ? t('auth.twoFactor.intro', { email: step.sentTo ?? '' })
            : t('auth.twoFactor.introApp')
        }
      >
        {t('auth.titles.verificationCode')}
      </AuthHeading>
      <CodeForm step={step} />
      <div className="mt-3">{back}</div>
    </>
  );
}

/** The second step of a sign-in: the code of the mail or the app, or a recovery code. */
export function VerificationCodeScreen() {
  const kit = useKit();
  const go = useGo();
  const [step] = useState(() => readSecondStep(kit.sessionStorage));
  useEffect(() => {
    if (!step) go('/auth/login', { replace: true });
    else if (Date.parse(step.expiresAt) < kit.now()) keepSecondStep(kit.sessionStorage, null);
  }, []);
  return step && <Step step={step} />;
}
