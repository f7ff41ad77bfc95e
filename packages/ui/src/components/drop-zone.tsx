import { type DragEvent, type ReactNode, useRef } from 'react';

export interface DropZoneProps {
  readonly multiple?: boolean | undefined;
  readonly onFiles: (files: File[]) => void;
  /** Files are held over it, or have left it. */
  readonly onOver?: (isOver: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Takes files that are dropped on what it holds. A button in it has to do the same, for keyboards and phones. */
export function DropZone({ multiple, onFiles, onOver, className, children }: DropZoneProps) {
  // leaving a child for its parent is an entry and a departure
  const depth = useRef(0);
  const enter = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    onOver?.(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    depth.current = 0;
    onOver?.(false);
    // text that is dragged belongs to the field below
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button inside does the same
    <div
      className={className}
      onDragEnter={() => enter(1)}
      onDragLeave={() => enter(-1)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
