import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { UiLink } from '../base/ui-link.tsx';
import { useUiWords } from '../base/ui-words.tsx';

/** A figure of a plot whose list has an address. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  /** What stands under a column, where the name is too long for it. */
  readonly shortLabel?: string;
  readonly count: number;
  /** Leads to the list of those who are counted. */
  readonly href: string;
  /** Its list is the one that is shown. */
  readonly isCurrent: boolean;
  /** What the plot is about: the end, the middle, those in common. */
  readonly isMarked: boolean;
}

export interface FigureNote {
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** The one to look at first. */
  readonly isWorst: boolean;
}

/** What every plot of figures takes: it is drawn of text and links, so that it needs no table beside it. */
export interface FigurePlotProps<Item extends Figure> {
  readonly label: string;
  readonly items: readonly Item[];
}

interface FigureLinkProps extends Pick<Figure, 'href' | 'isCurrent'> {
  /** What is said of it where the text alone doesn't say it. */
  readonly name?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A number that opens its list. */
export function FigureLink({ href, isCurrent, name, className, children }: FigureLinkProps) {
  return (
    <UiLink
      href={href}
      aria-label={name}
      aria-current={isCurrent ? 'true' : undefined}
      className={cx('rounded-sm underline-offset-4 hover:underline aria-[current]:underline', className)}
    >
      {children}
    </UiLink>
  );
}

/** The number of a figure, which opens its list. */
export function FigureCount({ figure, className }: { readonly figure: Figure; readonly className?: string }) {
  const words = useUiWords();
  const text = words.number(figure.count);
  return (
    <FigureLink
      href={figure.href}
      isCurrent={figure.isCurrent}
      name={`${figure.label}: ${text}`}
      className={cx('font-semibold text-ink no-underline', className)}
    >
      {text}
    </FigureLink>
  );
}
