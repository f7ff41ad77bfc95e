import type { Kit } from '../kit.ts';

/** Waits for the first error that nobody caught; only then the reports are fetched, which take over from here. */
export function watchErrors(kit: Kit, target: Window = window): void {
  const early: unknown[] = [];
  let isLoading = false;
  const onFirst = (event: ErrorEvent | PromiseRejectionEvent) => {
    early.push('reason' in event ? event.reason : (event.error ?? event.message));
    if (isLoading) return;
    isLoading = true;
    import('./error-reports.ts').then(
      ({ startErrorReports }) => {
        target.removeEventListener('error', onFirst);
        target.removeEventListener('unhandledrejection', onFirst);
        startErrorReports(kit, target, early);
      },
      () => {
        // without a connection: the next error tries again
        isLoading = false;
      },
    );
  };
  target.addEventListener('error', onFirst);
  target.addEventListener('unhandledrejection', onFirst);
}
