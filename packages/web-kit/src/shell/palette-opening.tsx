import { createPortal } from 'react-dom';
import { useT } from '../kit-context.tsx';

interface PaletteOpeningProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly onClose: () => void;
}

const focus = (box: HTMLInputElement | null) => box?.focus();

/**
 * The palette's box, until its code is there: shown with the press itself, so that no letter is lost and the keyboard of a phone comes
 * up. What was typed goes on in the palette.
 */
export function PaletteOpening({ query, onQueryChange, onClose }: PaletteOpeningProps) {
  const label = useT()('shell.bar.search');
  return createPortal(
    <div
      role="dialog"
      aria-modal="true"
      aria-label={label}
      aria-busy="true"
      className="fixed inset-0 z-2400 flex items-start justify-center bg-black/50 p-3 sm:pt-[12vh]"
    >
      <input
        ref={focus}
        type="search"
        aria-label={label}
        dir="auto"
        value={query}
        className="h-14 w-full max-w-150 rounded-lg bg-raised ps-11 pe-2 text-base text-ink shadow-24 outline-none"
        onChange={(event) => onQueryChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
    </div>,
    document.body,
  );
}
