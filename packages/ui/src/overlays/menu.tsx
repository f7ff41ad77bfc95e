import { type ReactNode, use } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Header,
  MenuSection,
  RouterProvider,
  Separator,
  Text,
} from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { Check, type LucideIcon } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { UiNavigationContext } from '../base/ui-link.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { Panel, type PopoverProps } from './popover.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: LucideIcon;
  readonly mirrored?: boolean;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Shows a tick: one of several ways. */
  readonly checked?: boolean;
  /** A place to go to, instead of an action. */
  readonly href?: string;
  /** The place is another site: it opens beside this page. */
  readonly isOutside?: boolean;
  /** The place that is shown. */
  readonly current?: boolean;
  readonly onAction?: () => void;
}

export interface MenuGroup {
  readonly id: string;
  readonly title?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuProps extends Omit<PopoverProps, 'children' | 'flush'> {
  readonly groups: readonly MenuGroup[];
  /** Above the items: who is signed in. */
  readonly header?: ReactNode;
  /** Opened by keys: they go on with the first item. */
  readonly byKeys?: boolean;
}

interface ItemProps {
  readonly item: MenuItem;
  /** Others of the menu have icons: what has none begins where their words do. */
  readonly isBesideIcons: boolean;
}

function Item({ item, isBesideIcons }: ItemProps) {
  const words = useUiWords();
  return (
    <AriaMenuItem
      id={item.id}
      textValue={item.label}
      href={item.href}
      {...(item.isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}
      isDisabled={item.disabled ?? false}
      onAction={item.onAction}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm no-underline outline-none disabled:opacity-50 touch:min-h-11',
        item.danger ? 'text-danger-text focus:bg-danger-soft' : 'focus:bg-subtle',
        item.current && 'font-semibold text-primary-text',
      )}
    >
      {item.icon ? (
        <Icon of={item.icon} size={18} mirrored={item.mirrored ?? false} className={item.danger ? '' : 'text-muted'} />
      ) : (
        isBesideIcons && <span className="w-4.5 shrink-0" />
      )}
      <span className="min-w-0 flex-1">
        <Text slot="label" className="block">
          {item.label} {item.current && <span className="sr-only">{words.currentPage}</span>}
          {item.description && <span className="block text-xs text-muted">{item.description}</span>}
        </Text>
      </span>
      {(item.checked || item.current) && <Icon of={Check} size={18} className="text-primary-text" />}
    </AriaMenuItem>
  );
}

/** The list of actions under a button. Use `MenuButton` for button and menu together. */
export const Menu = inLocale(function Menu({ groups, header, byKeys, ...panel }: MenuProps) {
  const { label, onOpenChange } = panel;
  const isBesideIcons = groups.some(({ items }) => items.some(({ icon }) => icon !== undefined));
  const useNavigation = use(UiNavigationContext);
  const navigation = useNavigation();
  const menu = (
    <Panel {...panel} className="overflow-y-auto" minWidth={200}>
      {header && <div className="border-b border-line px-4 py-3">{header}</div>}
      <AriaMenu
        aria-label={label}
        autoFocus={byKeys ? 'first' : true}
        className="p-1.5 outline-none"
        onClose={() => onOpenChange(false)}
      >
        {groups.flatMap((group, at) => [
          ...(at > 0 ? [<Separator key={`line-${group.id}`} className="my-1.5 border-t border-line" />] : []),
          <MenuSection key={group.id} aria-label={group.title ?? label}>
            {group.title && <Header className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{group.title}</Header>}
            {group.items.map((item) => (
              <Item key={item.id} item={item} isBesideIcons={isBesideIcons} />
            ))}
          </MenuSection>,
        ])}
      </AriaMenu>
    </Panel>
  );
  if (!navigation) return menu;
  return (
    <RouterProvider navigate={navigation.go} useHref={navigation.addressOf}>
      {menu}
    </RouterProvider>
  );
});
