import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { LucideIcon } from '../base/icons.ts';
import { preloadOn } from '../base/lazy-part.tsx';
import { Button, type ButtonLook, IconButton } from '../components/button.tsx';
import { Menu } from './lazy.ts';
import type { MenuGroup } from './menu.tsx';
import type { PopoverPlacement } from './popover.tsx';

export interface MenuButtonProps extends ButtonLook {
  readonly id?: string;
  /** Names the button, and the menu. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly icon?: LucideIcon;
  readonly endIcon?: LucideIcon;
  /** Draws the label beside the icon; otherwise the button is the icon only. */
  readonly labelled?: boolean;
  readonly placement?: PopoverPlacement;
  readonly width?: number;
  readonly header?: ReactNode;
  readonly disabled?: boolean;
  /** Draws the whole button's inside instead of icon and label, as an avatar. */
  readonly children?: ReactNode;
  readonly className?: string;
  /** One of its places is the one that is shown. */
  readonly current?: boolean;
}

/** A native button with a menu that is loaded when the pointer comes near. */
export function MenuButton(props: MenuButtonProps) {
  const {
    id,
    label,
    groups,
    icon,
    endIcon,
    labelled,
    placement,
    width,
    header,
    disabled,
    children,
    className,
    current,
    variant = 'ghost',
    size,
  } = props;
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const [byKeys, setByKeys] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const trigger = {
    ...preloadOn(Menu),
    ref: button,
    id,
    disabled,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-current': current ? ('true' as const) : undefined,
    onClick: ({ detail }: MouseEvent) => {
      setUsed(true);
      setByKeys(detail === 0);
      setOpen(!open);
    },
  };
  return (
    <>
      {children ? (
        <button type="button" {...trigger} aria-label={label} className={className ?? 'touch-area rounded-full'}>
          {children}
        </button>
      ) : labelled || !icon ? (
        <Button
          {...trigger}
          variant={variant}
          {...(size ? { size } : {})}
          icon={icon}
          endIcon={endIcon}
          className={className}
        >
          {label}
        </Button>
      ) : (
        <IconButton
          {...trigger}
          icon={icon}
          label={label}
          variant={variant}
          {...(size ? { size } : {})}
          className={className}
        />
      )}
      {used && (
        <Menu
          triggerRef={button}
          open={open}
          onOpenChange={setOpen}
          label={label}
          groups={groups}
          byKeys={byKeys}
          {...(placement ? { placement } : {})}
          {...(width ? { width } : {})}
          header={header}
        />
      )}
    </>
  );
}
