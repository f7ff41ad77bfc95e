import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Heart, ShoppingCart } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { CountBadge } from '@sullam/ui/components/badge.tsx';
import { buttonClass } from '@sullam/ui/components/button.tsx';
import { useFormat, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../parts/cart.api.ts';
import { useMergedVisit } from '../parts/use-merged-visit.ts';
import { useVisitorItems } from '../parts/visitor-items.ts';

interface IconLinkProps {
  readonly entry: MenuEntry;
  readonly label: string;
  readonly count?: number;
}

/** Drawn by hand: the drawings of all menus are no part of the first page. */
const BAR_ICONS: Record<string, typeof Heart> = { favorites: Heart, cart: ShoppingCart };

function IconLink({ entry: { id, path = '/' }, label, count = 0 }: IconLinkProps) {
  return (
    <UiLink
      href={path}
      aria-label={label}
      title={label}
      className={cx(buttonClass({ variant: 'ghost' }), 'relative size-11 px-0!')}
    >
      <Icon of={BAR_ICONS[id] ?? Heart} size={24} />
      <CountBadge count={count} />
    </UiLink>
  );
}

/** The cart with the number of its items. */
function CountedCart({ entry, count }: Required<Pick<IconLinkProps, 'entry' | 'count'>>) {
  const t = useT();
  const format = useFormat();
  const title = t.dynamic(entry.titleKey) ?? '';
  return <IconLink entry={entry} count={count} label={count > 0 ? `${title} (${format.number(count)})` : title} />;
}

/** A member's cart. It takes over what they chose as a visitor: the bar is on the first page after every way of signing in. */
function CartLink({ entry }: Pick<IconLinkProps, 'entry'>) {
  const { isMerging } = useMergedVisit();
  const { data } = useQuery({ ...cartQuery(), enabled: !isMerging, meta: { isQuiet: true } });
  return <CountedCart entry={entry} count={data?.order.purchasedItems.length ?? 0} />;
}

/** A visitor's cart, once there is something in it. */
function VisitorCartLink({ entry }: Pick<IconLinkProps, 'entry'>) {
  const count = useVisitorItems().length;
  return count > 0 && <CountedCart entry={entry} count={count} />;
}

/** The places beside the bell; for a visitor the cart alone. */
export function BarLinks({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useT();
  const Cart = useUser() === null ? VisitorCartLink : CartLink;
  return entries.map((entry) =>
    entry.id === 'cart' ? (
      <Cart key={entry.id} entry={entry} />
    ) : (
      <IconLink key={entry.id} entry={entry} label={t.dynamic(entry.titleKey) ?? ''} />
    ),
  );
}
