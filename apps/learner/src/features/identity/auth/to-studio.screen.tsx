import { ApiError } from '@sullam/api-client/api-error.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { useEffect, useRef } from 'react';
import { AuthResult } from './auth-result.tsx';

/** On to a page of a studio with a host of its own, which knows nothing of the sign-in here; `?path=` names the page. */
export function ToStudioScreen() {
  const t = useT();
  const path = useQueryValues().path ?? '/';
  const { mutate, error } = useSignOnToken({ isQuiet: true });
  const isBegun = useRef(false);
  const go = () => mutate({ target: 'STUDIO', path });
  useEffect(() => {
    // a token is for one use: never two for one visit
    if (!isBegun.current) go();
    isBegun.current = true;
  });
  if (error instanceof ApiError && !error.isTransport)
    return (
      <AuthResult
        kind="failed"
        title={t('shell.notAllowed.title')}
        actions={
          <LinkButton href="/" size="lg">
            {t('shell.notAllowed.home')}
          </LinkButton>
        }
      >
        {error.message}
      </AuthResult>
    );
  if (error) return <ErrorState title={t('errors.network.generic')} onRetry={go} />;
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner size={24} />
      {t('shell.signOn.going')}
    </p>
  );
}
