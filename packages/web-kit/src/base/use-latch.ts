import { useState } from 'react';

/** Whether something has been so once since this was drawn first: a page that is there doesn't go back to its skeleton. */
export function useLatch(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
