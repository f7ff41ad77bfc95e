import type { ApiError } from '@sullam/api-client/api-error.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { resendVerification } from './auth.api.ts';

/** Sends the link that confirms an address once more. */
export function ResendVerification({ email }: { readonly email: string }) {
  const t = useT();
  const notify = useNotify();
  const resend = useMutation({
    mutationFn: () => resendVerification(email),
    onSuccess: () => notify({ tone: 'success', text: t('auth.verifyEmail.resent') }),
  });
  return (
    <Button variant="outline" pending={resend.isPending} onClick={() => resend.mutate()}>
      {t('auth.verifyEmail.resend')}
    </Button>
  );
}

export interface SignInProblemProps {
  readonly refusal: ApiError;
  readonly email: string;
}

/** Why a sign-in was refused, in the server's words; an address that isn't confirmed can be sent a new link. */
export function SignInProblem({ refusal, email }: SignInProblemProps) {
  const isUnverified = refusal.errorCode === 'auth-010';
  const isHeld = refusal.errorCode === 'auth-009';
  return (
    <Banner tone={isUnverified || isHeld ? 'warning' : 'danger'} live="assertive">
      <p>{refusal.message}</p>
      {isUnverified && (
        <div className="mt-3">
          <ResendVerification email={email} />
        </div>
      )}
    </Banner>
  );
}
