import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { type Cart, type CartItem, cartQuery, useAddToCart, useRemoveFromCart } from '../../../parts/cart.api.ts';
import { useMergedVisit } from '../../../parts/use-merged-visit.ts';
import { CartItemRow } from './cart-item-row.tsx';
import { ChangedPrices } from './cart-notes.tsx';
import { CartPage, Summary } from './cart-page.tsx';
import { VoucherField } from './voucher-field.tsx';

function CheckoutLink({ full = false }: { readonly full?: boolean }) {
  const t = useT();
  return (
    <LinkButton href="/cart/checkout" size="lg" full={full}>
      {t('cart.summary.checkout')}
    </LinkButton>
  );
}

function Row({ item }: { readonly item: CartItem }) {
  const remove = useRemoveFromCart();
  const add = useAddToCart();
  return (
    <CartItemRow
      item={item}
      removal={{
        isPending: remove.isPending,
        remove: (onRemoved) => remove.mutate(item, { onSuccess: onRemoved }),
        undo: () => add.mutate(item),
        setQuantity: (quantity) => add.mutate({ ...item, quantity }),
      }}
    />
  );
}

/** What was chosen before signing in could not be added: it is tried again with each page, and here on request. */
function NotMerged({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  if (!useAreas(['visitor-cart'])) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('common.actions.retry')}
        </Button>
      }
    >
      {t('visitor-cart.messages.notMerged')}
    </Banner>
  );
}

const canOrder = ({ order }: Cart): boolean => order.totals.length > 0;

/** A member's cart. It is shown once what they chose as a visitor is in it. */
export function MemberCart() {
  const t = useT();
  const { isMerging, hasFailed, retry } = useMergedVisit();
  const { data, isError, isFetching, refetch } = useQuery({ ...cartQuery(), enabled: !isMerging });
  return (
    <CartPage
      cart={isMerging ? undefined : data}
      hasFailed={isError}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      notes={
        <>
          {hasFailed && <NotMerged onRetry={retry} />}
          {data && <ChangedPrices {...data} />}
        </>
      }
      row={(item) => <Row key={item.id} item={item} />}
      summary={(cart) => (
        <Summary
          {...cart}
          action={canOrder(cart) && <CheckoutLink full />}
          below={<p className="text-sm text-muted">{t('cart.summary.hold')}</p>}
        >
          <VoucherField {...cart} />
        </Summary>
      )}
      action={(cart) => canOrder(cart) && <CheckoutLink />}
    />
  );
}
