import { ApiError } from '@sullam/api-client/api-error.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';

export interface BulkResult<Row> {
  done: Row[];
  failed: { row: Row; message: string }[];
}

/** Does the same to several rows, one after the other; says how many it was done to, and what was refused. */
export function useBulk<Row>(onFinished: (result: BulkResult<Row>) => void) {
  const t = useT();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  const run = async (rows: readonly Row[], act: (row: Row) => Promise<unknown>): Promise<void> => {
    setRunning(true);
    const result: BulkResult<Row> = { done: [], failed: [] };
    for (const row of rows) {
      try {
        await act(row);
        result.done.push(row);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        result.failed.push({ row, message: error.message });
      }
    }
    setRunning(false);
    const [first] = result.failed;
    if (result.done.length > 0) notify({ tone: 'success', text: t('studio.bulk.done', { count: result.done.length }) });
    if (first)
      notify({
        tone: 'error',
        text: t('studio.bulk.refused', { count: result.failed.length, reason: first.message }),
      });
    onFinished(result);
  };
  return { run, isRunning };
}
