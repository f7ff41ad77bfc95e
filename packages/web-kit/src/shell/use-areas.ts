import type { Area } from '@sullam/strings/areas.ts';
import { useEffect, useState } from 'react';
import { useKit } from '../kit-context.tsx';

/** Loads areas of the wording for a part that opens without a navigation; true once they are there. */
export function useAreas(areas: readonly Area[]): boolean {
  const { wording } = useKit();
  const [isReady, setReady] = useState(() => wording.hasAreas(areas));
  const key = areas.join(' ');
  useEffect(() => {
    let isGone = false;
    void wording.ensure(key.split(' ') as Area[]).then(() => {
      if (!isGone) setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [wording, key]);
  return isReady;
}
