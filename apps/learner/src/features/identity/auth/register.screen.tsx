import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registrationFormQuery } from './auth.api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthResult } from './auth-result.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResendVerification } from './sign-in-problem.tsx';

/** What stands between the new account and its first sign-in. */
interface Held {
  status: 'PENDING' | 'VERIFY_EMAIL';
  email: string;
}

function HeldResult({ status, email }: Held) {
  const t = useT();
  const login = (
    <LinkButton href="/auth/login" variant="ghost">
      {t('auth.forgetPassword.backToLogin')}
    </LinkButton>
  );
  if (status === 'PENDING')
    return (
      <AuthResult kind="done" title={t('auth.register.pendingTitle')} actions={login}>
        {t('auth.register.pendingText', { email })}
      </AuthResult>
    );
  return (
    <AuthResult
      kind="mail"
      title={t('auth.register.verifyTitle')}
      actions={
        <>
          <ResendVerification email={email} />
          {login}
        </>
      }
    >
      {t('auth.register.verifyText', { email })}
    </AuthResult>
  );
}

/** Registration by the organisation's own form. */
export function RegisterScreen() {
  const t = useT();
  const [held, setHeld] = useState<Held>();
  const form = useQuery(registrationFormQuery());
  if (held) return <HeldResult {...held} />;
  return (
    <>
      <AuthHeading intro={t('auth.register.intro')}>{t('auth.register.heading')}</AuthHeading>
      {form.data ? (
        <RegisterForm questions={form.data.data} onHeld={setHeld} />
      ) : form.isError ? (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void form.refetch()} />
      ) : (
        <SkeletonText lines={8} />
      )}
      <p className="mt-7 border-t border-line pt-6 text-center text-muted">
        {t('auth.register.haveAccount')}{' '}
        <UiLink href="/auth/login" className={textLinkClass}>
          {t('auth.register.login')}
        </UiLink>
      </p>
    </>
  );
}
