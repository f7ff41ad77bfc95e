import type { ApiError } from '@sullam/api-client/api-error.ts';
import { required } from '@sullam/domain/form-rules.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { PasswordField, TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useForm } from '@sullam/web-kit/forms/use-form.ts';
import { useHasFeature, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRef, useState } from 'react';
import { signIn } from './auth.api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { DemoSignIn } from './demo-sign-in.tsx';
import { SignInProblem } from './sign-in-problem.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useMayRegister } from './use-may-register.ts';

/** The work of a session that ended is somebody's. */
const NOBODY = 0;

function LoginForm() {
  const t = useT();
  const finish = useFinishSignIn();
  const [refused, setRefused] = useState<{ error: ApiError; email: string }>();
  const email = useRef('');
  const { formProps, field, isPending } = useForm({
    rules: { email: [required], password: [required] },
    submit: async (values) => {
      email.current = values.email.trim();
      setRefused(undefined);
      finish(await signIn({ email: email.current, password: values.password }));
    },
    onFailure: (error) => {
      if (error.isTransport) return false;
      setRefused({ error, email: email.current });
      return true;
    },
  });
  return (
    <Form {...formProps} className="space-y-5">
      {refused && <SignInProblem refusal={refused.error} email={refused.email} />}
      <TextField {...field('email')} type="email" label={t('auth.login.email')} autoComplete="username" required />
      <PasswordField
        {...field('password')}
        label={t('auth.login.password')}
        autoComplete="current-password"
        required
        aside={
          <UiLink href="/auth/forget-password" className={`${textLinkClass} text-sm`}>
            {t('auth.login.forgotten')}
          </UiLink>
        }
      />
      <Button type="submit" size="lg" full pending={isPending}>
        {t('auth.login.submit')}
      </Button>
    </Form>
  );
}

/** Whether a visitor was led here from a page, to which whoever signs in is taken: not the work of one whose session has ended. */
function useIsLedHere(): boolean {
  const { rememberedRoute } = useKit();
  const [isLed] = useState(() => rememberedRoute.get(NOBODY) !== null);
  return isLed;
}

/** Why a visitor is asked to sign in, and what comes then. */
function LedHere({ mayRegister }: { readonly mayRegister: boolean }) {
  const t = useT();
  return (
    <AuthHeading intro={t(mayRegister ? 'auth.login.ledHere' : 'auth.login.ledHereMember')}>
      {t('auth.titles.login')}
    </AuthHeading>
  );
}

/** Sign-in with e-mail and password. */
export function LoginScreen() {
  const t = useT();
  const mayRegister = useMayRegister();
  const isLedHere = useIsLedHere();
  const hasFeature = useHasFeature();
  const { demo } = useKit().bootstrap;
  return (
    <>
      {isLedHere ? (
        <LedHere mayRegister={mayRegister} />
      ) : (
        <AuthHeading intro={t('auth.login.intro')}>{t('auth.login.heading')}</AuthHeading>
      )}
      <LoginForm />
      {demo && <DemoSignIn {...demo} />}
      {mayRegister && (
        <p className="mt-7 border-t border-line pt-6 text-center text-muted">
          {t('auth.login.noAccount')}{' '}
          <UiLink href="/register" className={textLinkClass}>
            {t('auth.login.register')}
          </UiLink>
        </p>
      )}
      {hasFeature('landing-page') && (
        <LinkButton href="/" variant="ghost" full className="mt-2">
          {t('auth.login.browse')}
        </LinkButton>
      )}
    </>
  );
}
