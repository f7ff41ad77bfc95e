import { Button } from '@sullam/ui/components/button.tsx';
import { useState } from 'react';
import { useStore } from '../base/store.ts';
import { useFormat, useKit, useT } from '../kit-context.tsx';

/** While the server can't be reached: what becomes of what was typed, and a way to try again. Part of every first page: then it can't be fetched. */
export function ConnectionStrip() {
  const t = useT();
  const format = useFormat();
  const { connection, now } = useKit();
  const isOffline = useStore(connection) === 'offline';
  const [isAsking, setAsking] = useState(false);
  const [since] = useState(now);
  const retry = async () => {
    setAsking(true);
    await connection.check();
    setAsking(false);
  };
  return (
    <div
      role="alert"
      data-connection=""
      className="no-print pointer-events-auto relative z-10 flex h-(--connection-height) items-center justify-center gap-x-3 border-b border-warning/40 bg-warning-soft px-4 text-sm text-ink"
    >
      <p className="min-w-0 leading-tight">
        <span className="font-medium">
          {t(isOffline ? 'shell.connection.offline' : 'shell.connection.unreachable')}
        </span>{' '}
        <span>{t('shell.connection.typed')}</span>{' '}
        <span className="max-md:hidden">{t('shell.connection.since', { time: format.time(since) })}</span>
      </p>
      <Button size="sm" variant="outline" className="shrink-0" pending={isAsking} onClick={() => void retry()}>
        {t('common.actions.retry')}
      </Button>
    </div>
  );
}
