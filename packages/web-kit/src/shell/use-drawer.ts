import { useState } from 'react';
import { useDestinationPath } from '../router/page-path.ts';

/** The drawer of small screens; it closes with each change of the page, and is drawn only once it was opened. */
export function useDrawer() {
  const path = useDestinationPath();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: openedAt === path,
    wasOpened,
    open: () => {
      setWasOpened(true);
      setOpenedAt(path);
    },
    close: () => setOpenedAt(null),
  };
}
