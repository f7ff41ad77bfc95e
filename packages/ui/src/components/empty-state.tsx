import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { RefreshCw } from '../base/icons.ts';
import { lazyPart } from '../base/lazy-part.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { Button } from './button.tsx';
import type { DrawingName } from './drawings.tsx';

/** Most pages show no empty place. */
const Drawing = lazyPart(() => import('./drawings.tsx').then((file) => file.Drawing));
const Scene = lazyPart(() => import('./drawings.tsx').then((file) => file.Scene));

/** As wide as it is drawn, with the height that keeps its place until it comes. */
const SMALL = { size: 88, height: 88 * 0.8 };
const LARGE = { size: 288, height: 288 * (250 / 320) };

export interface EmptyStateProps {
  readonly drawing: DrawingName;
  /** One sentence. */
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  /** Smaller, for a panel or a cell. */
  readonly compact?: boolean;
  /** The heading's level where the state is the page itself. */
  readonly level?: 1 | 2 | 3;
}

/** A place with nothing in it: a drawing, a sentence, what to do. */
export function EmptyState({ drawing, title, description, action, compact, level }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={cx('flex flex-col items-center text-center', compact ? 'px-4 py-8' : 'px-6 py-12')}>
      <span className="block" style={{ height: (compact ? SMALL : LARGE).height }}>
        {compact ? <Drawing name={drawing} size={SMALL.size} /> : <Scene name={drawing} size={LARGE.size} />}
      </span>
      <Title
        className={cx(
          'font-semibold text-balance',
          compact ? 'mt-4 text-base' : 'font-display mt-6 text-panel leading-heading',
        )}
      >
        {title}
      </Title>
      {description && (
        <p className={cx('max-w-[46ch] text-muted text-pretty', compact ? 'mt-1.5 text-sm' : 'mt-2')}>{description}</p>
      )}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps extends Omit<EmptyStateProps, 'drawing' | 'action'> {
  readonly drawing?: DrawingName;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** Besides retrying. */
  readonly action?: ReactNode;
}

/** Something could not be fetched or done; it can be tried again. */
export function ErrorState({ drawing = 'error', onRetry, retrying, action, ...rest }: ErrorStateProps) {
  const words = useUiWords();
  const retry = onRetry && (
    <Button variant="outline" icon={RefreshCw} pending={retrying} onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        drawing={drawing}
        action={
          (retry || action) && (
            <>
              {retry}
              {action}
            </>
          )
        }
      />
    </div>
  );
}
