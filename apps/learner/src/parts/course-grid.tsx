import type { ReactNode, RefObject } from 'react';

/** Cards side by side, as many as fit. */
export const GRID = 'grid gap-x-7 gap-y-10 max-sm:gap-0 sm:grid-cols-2 lg:grid-cols-3';

interface CourseGridProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly of?: RefObject<HTMLUListElement | null>;
}

/** A list of cards, for readers a list. */
export function CourseGrid({ children, className = GRID, of }: CourseGridProps) {
  return (
    <ul ref={of} className={className}>
      {children}
    </ul>
  );
}
