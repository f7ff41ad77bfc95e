import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, type ButtonProps } from '@sullam/ui/components/button.tsx';
import type { Attempt } from './use-attempt.ts';

export const HandInDialog = lazyPart(() => import('./hand-in-dialog.tsx').then((file) => file.HandInDialog));

interface HandInButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'children' | 'onClick'> {
  readonly attempt: Attempt;
}

/** Asks for the dialog that hands in; it is fetched before. */
export function HandInButton({ attempt, ...rest }: HandInButtonProps) {
  return <Button disabled={!attempt.isOpen} {...rest} {...preloadOn(HandInDialog)} />;
}
