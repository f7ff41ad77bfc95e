import type { ApiError } from '@sullam/api-client/api-error.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { Bootstrap, DemoAccount } from '@sullam/web-kit/organization/bootstrap.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { signIn } from './auth.api.ts';
import { SignInProblem } from './sign-in-problem.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/** The people of the demo, each a press away: signed in as anybody is who writes their address and password. */
export function DemoSignIn({ accounts, password }: NonNullable<Bootstrap['demo']>) {
  const t = useT();
  const finish = useFinishSignIn();
  const enter = useMutation({
    mutationFn: ({ email }: DemoAccount) => signIn({ email, password }),
    onSuccess: finish,
    meta: { isQuiet: true },
  });
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-sign-in" className="mt-7 border-t border-line pt-6">
      <h2 id="demo-sign-in" className="text-lg">
        {t('auth.demo.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('auth.demo.text')}</p>
      {enter.error && enter.variables && (
        <div className="mt-4">
          <SignInProblem refusal={enter.error as ApiError} email={enter.variables.email} />
        </div>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              variant="outline"
              full
              pending={enter.isPending && enter.variables?.email === account.email}
              disabled={enter.isPending}
              title={account.email}
              onClick={() => enter.mutate(account)}
            >
              {t(`auth.demo.${account.role}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
