import { ApiError } from '@sullam/api-client/api-error.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useT } from '../kit-context.tsx';
import { Refusal } from './refusal.tsx';

/** A chunk that isn't there any more: the product was renewed while this page was open. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);

/**
 * What stands in the place of a screen that failed: what the server refused, a newer version, or a try once more. It
 * loads nothing, since a lost connection may be the very reason why it is shown.
 */
export function FailurePage({ error }: ErrorComponentProps) {
  const t = useT();
  const router = useRouter();
  if (error instanceof ApiError && error.status === 404) return <Refusal data="notFound" />;
  if (error instanceof ApiError && error.status === 403) return <Refusal data="notAllowed" />;
  const isOffline = !navigator.onLine;
  const isNewer = !isOffline && isMissingChunk(error);
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-24 text-center">
      <h1 className="text-lg">{t('shell.failure.title')}</h1>
      <p className="max-w-[46ch] text-sm text-muted">
        {t(isOffline ? 'shell.failure.offline' : isNewer ? 'shell.failure.newVersion' : 'shell.failure.text')}
      </p>
      <Button
        variant="outline"
        className="mt-4"
        onClick={() => (isNewer ? window.location.reload() : void router.invalidate())}
      >
        {isNewer ? t('common.actions.reload') : t('common.actions.retry')}
      </Button>
    </div>
  );
}
