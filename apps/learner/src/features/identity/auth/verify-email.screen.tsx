import { required, text } from '@sullam/domain/form-rules.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useForm } from '@sullam/web-kit/forms/use-form.ts';
import { useKit, useNotify, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useEffect } from 'react';
import { resendVerification, verifyEmail } from './auth.api.ts';
import { AuthResult } from './auth-result.tsx';
import { BackToLogin } from './back-to-login.tsx';

function Done() {
  const t = useT();
  const user = useUser();
  return (
    <AuthResult
      kind="done"
      title={t('auth.verifyEmail.doneTitle')}
      actions={
        <LinkButton href={user ? '/' : '/auth/login'} size="lg">
          {user ? t('common.actions.continue') : t('auth.login.submit')}
        </LinkButton>
      }
    >
      {!user && t('auth.verifyEmail.doneText')}
    </AuthResult>
  );
}

function Failed() {
  const t = useT();
  const notify = useNotify();
  const { formProps, field, isPending } = useForm({
    rules: { email: [required, text.email] },
    submit: async ({ email }) => {
      await resendVerification(email.trim());
      notify({ tone: 'success', text: t('auth.verifyEmail.resent') });
    },
  });
  return (
    <>
      <AuthResult kind="failed" title={t('auth.verifyEmail.failedTitle')}>
        {t('auth.verifyEmail.failedText')}
      </AuthResult>
      <Form {...formProps} className="mt-6 space-y-5">
        <TextField {...field('email')} type="email" label={t('auth.login.email')} autoComplete="username" required />
        <Button type="submit" size="lg" full pending={isPending}>
          {t('auth.verifyEmail.resend')}
        </Button>
      </Form>
      <div className="mt-3">
        <BackToLogin />
      </div>
    </>
  );
}

/** Confirms an address by the link of the mail; a link that is over can be replaced. */
export function VerifyEmailScreen() {
  const t = useT();
  const kit = useKit();
  const token = useQueryValues().token ?? '';
  const verify = useMutation({
    meta: { isQuiet: true },
    mutationFn: verifyEmail,
    onSuccess: () => (kit.session.get() ? kit.verifyToken() : undefined),
  });
  useEffect(() => {
    if (token !== '') verify.mutate(token);
  }, [token]);
  if (token === '' || verify.isError) return <Failed />;
  if (verify.isSuccess) return <Done />;
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner size={24} />
      {t('auth.verifyEmail.working')}
    </p>
  );
}
