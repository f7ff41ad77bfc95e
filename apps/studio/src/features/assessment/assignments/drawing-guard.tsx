import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { LeaveDialog, LeaveWarning } from '../../../parts/leave-warning.tsx';
import type { Annotations } from './use-annotations.ts';

type Settle = Annotations['settle'];

/** How the file that is shown saves what was drawn on it. */
const Shown = createContext<{ current: Settle | null }>({ current: null });

/** Stands with a file that is drawn on: what isn't saved is never left without asking. */
export function DrawingGuard({ annotations }: { readonly annotations: Annotations }) {
  const { status, settle } = annotations;
  const shown = use(Shown);
  useEffect(() => {
    shown.current = settle;
    return () => {
      shown.current = null;
    };
  });
  return <LeaveWarning isDirty={status !== 'saved'} settle={settle} />;
}

/** For whoever shows one file after the other: goes on once what was drawn is saved, or given up. */
export function useDrawingGuard() {
  const shown = useRef<Settle | null>(null);
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null);
  return {
    async leave(goOn: () => void) {
      if (!shown.current || (await shown.current())) goOn();
      else setAsked({ goOn });
    },
    guarded: (files: ReactNode) => (
      <Shown value={shown}>
        {files}
        {asked && (
          <LeaveDialog
            onLeave={() => {
              setAsked(null);
              asked.goOn();
            }}
            onStay={() => setAsked(null)}
          />
        )}
      </Shown>
    ),
  };
}
