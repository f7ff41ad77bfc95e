import { useState } from 'react';

/** Whether what a form holds is no longer what it began with. */
export function useIsDirty(values: unknown): boolean {
  const now = JSON.stringify(values);
  const [first] = useState(now);
  return now !== first;
}
