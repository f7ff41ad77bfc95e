import { required, text } from '@sullam/domain/form-rules.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useForm } from '@sullam/web-kit/forms/use-form.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useState } from 'react';
import { requestPasswordReset } from './auth.api.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthResult } from './auth-result.tsx';
import { BackToLogin } from './back-to-login.tsx';

/** How long the link of the mail works. */
const LINK_MINUTES = 60;

function Sent({ email }: { readonly email: string }) {
  const t = useT();
  const notify = useNotify();
  const again = useMutation({
    mutationFn: () => requestPasswordReset(email),
    onSuccess: () => notify({ tone: 'success', text: t('auth.forgetPassword.sentTitle') }),
  });
  return (
    <AuthResult
      kind="mail"
      title={t('auth.forgetPassword.sentTitle')}
      actions={
        <>
          <Button variant="outline" size="lg" pending={again.isPending} onClick={() => again.mutate()}>
            {t('auth.resetPassword.askAgain')}
          </Button>
          <BackToLogin />
        </>
      }
    >
      <p>{t('auth.forgetPassword.sentText', { email, minutes: LINK_MINUTES })}</p>
      <p className="text-sm">{t('auth.forgetPassword.again')}</p>
    </AuthResult>
  );
}

/** Asks for a link to a new password. The response never reveals whether there is such an account. */
export function ForgetPasswordScreen() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string>();
  const { formProps, field, isPending } = useForm({
    rules: { email: [required, text.email] },
    submit: async ({ email }) => {
      await requestPasswordReset(email.trim());
      setSentTo(email.trim());
    },
  });
  if (sentTo) return <Sent email={sentTo} />;
  return (
    <>
      <AuthHeading intro={t('auth.forgetPassword.intro')}>{t('auth.titles.forgetPassword')}</AuthHeading>
      <Form {...formProps} className="space-y-5">
        <TextField {...field('email')} type="email" label={t('auth.login.email')} autoComplete="username" required />
        <Button type="submit" size="lg" full pending={isPending}>
          {t('auth.forgetPassword.submit')}
        </Button>
      </Form>
      <div className="mt-3">
        <BackToLogin />
      </div>
    </>
  );
}
