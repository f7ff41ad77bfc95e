import { ApiError } from '@sullam/api-client/api-error.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';

/** Says why something was not done: what the server finds wrong first, or that it could not be asked. */
export function useNotifyError(): (error: unknown) => void {
  const t = useT();
  const notify = useNotify();
  return (error) => {
    const reason = error instanceof ApiError ? (error.details[0]?.message ?? error.message) : null;
    notify({ tone: 'error', text: reason ?? t('errors.network.generic') });
  };
}
