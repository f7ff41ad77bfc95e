import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

interface SavedLineProps {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly savedAt: Date | undefined;
}

/** Whether what saves itself around a coaching session is saved, and when. */
export function SavedLine({ isPending, isError, savedAt }: SavedLineProps) {
  const t = useT();
  const format = useFormat();
  return (
    <p role="status" className="min-h-5 text-end text-sm text-muted">
      {isPending && t('coaching-sessions.prepare.saving')}
      {isError && t('coaching-sessions.prepare.failed')}
      {!isPending &&
        !isError &&
        savedAt &&
        t('coaching-sessions.prepare.saved', { time: { raw: format.time(savedAt) } })}
    </p>
  );
}
