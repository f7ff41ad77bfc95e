import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import type { LucideIcon } from '../base/icons.ts';
import { UiLink, type UiLinkProps } from '../base/ui-link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'outline' | 'ghost' | 'danger' | 'danger-ghost';
export type ButtonSize = 'sm' | 'md' | 'lg';

// Capitalised (specification, section 9): English words begin with a capital, Arabic has none.
const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium no-underline select-none transition-colors ' +
  'whitespace-nowrap button-case disabled:opacity-50 aria-disabled:opacity-50 print:hidden';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'forced-edge bg-primary text-on-primary enabled:hover:bg-primary-hover enabled:active:bg-primary-active [a&]:hover:bg-primary-hover',
  secondary:
    'forced-edge bg-secondary text-on-secondary enabled:hover:bg-secondary-hover [a&]:hover:bg-secondary-hover',
  soft: 'bg-primary-soft text-primary-text hover:[box-shadow:inset_0_0_0_1px_currentcolor]',
  outline: 'border border-control bg-surface text-ink hover:bg-subtle',
  ghost: 'text-ink hover:bg-subtle',
  danger: 'forced-edge bg-danger text-on-danger enabled:hover:bg-danger-hover',
  'danger-ghost': 'text-danger-text hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-sm touch:min-h-11',
  md: 'min-h-(--control-size) px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
};

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** At least 200 px, for the one action of a form. */
  readonly wide?: boolean;
  /** As wide as its container. */
  readonly full?: boolean;
}

/** The classes of a button, for something else that must look like one. */
export function buttonClass({ variant = 'primary', size = 'md', wide, full }: ButtonLook = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], wide && 'min-w-50', full && 'w-full');
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  readonly icon?: LucideIcon;
  /** An icon after the text; it points onward and turns round with the direction. */
  readonly endIcon?: LucideIcon;
  /** Work is under way: a spinner takes the icon's place, presses are ignored, the width stays. */
  readonly pending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A native button. */
export function Button({
  variant,
  size,
  wide,
  full,
  icon,
  endIcon,
  pending,
  className,
  children,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass({ variant, size, wide, full }), className)}
    >
      {pending ? <Spinner size={18} /> : icon && <Icon of={icon} size={18} />}
      {children}
      {endIcon && <Icon of={endIcon} size={18} mirrored />}
    </button>
  );
}

export interface ToggleButtonProps extends Omit<ButtonProps, 'variant' | 'onClick' | 'onToggle'> {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** A button of one name that stays pressed until it is pressed again. */
export const ToggleButton = ({ isOn, onToggle, ...rest }: ToggleButtonProps) => (
  <Button {...rest} variant={isOn ? 'soft' : 'outline'} aria-pressed={isOn} onClick={() => onToggle(!isOn)} />
);

export interface LinkButtonProps extends Omit<UiLinkProps, 'children'>, ButtonLook {
  readonly icon?: LucideIcon;
  readonly endIcon?: LucideIcon;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({
  variant,
  size,
  wide,
  full,
  icon,
  endIcon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <UiLink {...rest} className={cx(buttonClass({ variant, size, wide, full }), className)}>
      {icon && <Icon of={icon} size={18} />}
      {children}
      {endIcon && <Icon of={endIcon} size={18} mirrored />}
    </UiLink>
  );
}

/** The classes of a link inside a text. */
/** The way to more, at the end of a heading's line. */
export const moreLinkClass =
  'rounded-sm text-sm font-semibold text-primary-text no-underline hover:underline focus-visible:outline-2';

export const textLinkClass =
  'text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2 rounded-sm';

const ICON_SIZES: Record<ButtonSize, string> = {
  sm: 'size-8 touch:size-11',
  md: 'size-(--control-size)',
  lg: 'size-12',
};

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: LucideIcon;
  /** What it does; read out and shown as the native hint. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly iconSize?: 16 | 18 | 20 | 24;
  readonly mirrored?: boolean;
  /** Without the hint on hover, where a Tooltip shows one. */
  readonly untitled?: boolean;
  readonly round?: boolean;
  readonly pending?: boolean;
  /** Something small on the icon's corner, as a count. */
  readonly badge?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon only. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    variant = 'ghost',
    size = 'md',
    iconSize = 20,
    mirrored,
    untitled,
    round,
    pending,
    badge,
    className,
    type,
    onClick,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={untitled ? undefined : label}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={cx(
        BASE,
        VARIANTS[variant],
        ICON_SIZES[size],
        'relative shrink-0',
        round && 'rounded-full!',
        className,
      )}
    >
      {pending ? <Spinner size={18} /> : <Icon of={icon} size={iconSize} mirrored={mirrored ?? false} />}
      {badge}
    </button>
  );
}
