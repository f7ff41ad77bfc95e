import { ApiError } from '@sullam/api-client/api-error.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useKit, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { confirmPasswordReset } from './auth.api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthResult } from './auth-result.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { NewPassword, useNewPassword } from './new-password.tsx';

function BadLink() {
  const t = useT();
  return (
    <AuthResult
      kind="failed"
      title={t('auth.resetPassword.failedTitle')}
      actions={
        <LinkButton href="/auth/forget-password" size="lg">
          {t('auth.resetPassword.askAgain')}
        </LinkButton>
      }
    >
      {t('auth.resetPassword.failedText')}
    </AuthResult>
  );
}

function Done() {
  const t = useT();
  return (
    <AuthResult
      kind="done"
      title={t('auth.password.changed')}
      actions={
        <LinkButton href="/auth/login" size="lg">
          {t('auth.login.submit')}
        </LinkButton>
      }
    >
      {t('auth.resetPassword.done')}
    </AuthResult>
  );
}

/** Sets a new password by the link of the mail. */
export function ResetPasswordScreen() {
  const t = useT();
  const kit = useKit();
  const user = useUser();
  const token = useQueryValues().token ?? '';
  const entry = useNewPassword();
  const save = useMutation({
    meta: { isQuiet: true },
    mutationFn: () => confirmPasswordReset({ token, newPassword: entry.password }),
    // every session ended with the old password, this browser's too
    onSuccess: () => (user ? kit.signOut() : undefined),
    onError: (error) => {
      if (error instanceof ApiError && error.errorCode?.startsWith('password.')) entry.refuse(error.message);
      else if (!isBadLink(error)) showFailure(error, () => t('errors.network.generic'), kit.notify);
    },
  });
  const submit = () => {
    if (entry.isGood && !save.isPending) save.mutate();
  };
  if (token === '' || isBadLink(save.error)) return <BadLink />;
  if (save.isSuccess) return <Done />;
  return (
    <>
      <AuthHeading intro={t('auth.resetPassword.intro')}>{t('auth.titles.resetPassword')}</AuthHeading>
      <Form onSubmit={submit} className="space-y-5">
        <NewPassword entry={entry} label={t('auth.password.new')} confirmationLabel={t('auth.password.confirmation')} />
        <Button type="submit" size="lg" full pending={save.isPending}>
          {t('auth.resetPassword.submit')}
        </Button>
      </Form>
      <div className="mt-3">
        <BackToLogin />
      </div>
    </>
  );
}

const isBadLink = (error: unknown): boolean => error instanceof ApiError && error.errorCode === 'token.invalid';
