import { ApiError } from '@sullam/api-client/api-error.ts';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../kit-context.tsx';
import { RefusalPage } from './refusal-pages.tsx';

/** A chunk that isn't there any more: the product was renewed while this page was open. */
const isMissingChunk = (error: Error): boolean =>
  /dynamically imported module|module script failed/i.test(error.message);

/** What stands in the place of a screen that failed: what the server refused, a newer version, or a try once more. */
export function FailurePage({ error }: ErrorComponentProps) {
  const t = useT();
  const router = useRouter();
  if (error instanceof ApiError && error.status === 404) return <RefusalPage data="notFound" />;
  if (error instanceof ApiError && error.status === 403) return <RefusalPage data="notAllowed" />;
  const isNewer = error instanceof Error && isMissingChunk(error);
  return (
    <ErrorState
      level={1}
      drawing={error instanceof ApiError && error.isTransport ? 'offline' : 'error'}
      title={t('shell.failure.title')}
      description={isNewer ? t('shell.failure.newVersion') : t('shell.failure.text')}
      onRetry={() => (isNewer ? window.location.reload() : void router.invalidate())}
    />
  );
}
