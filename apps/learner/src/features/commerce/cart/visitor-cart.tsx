import { hasQuantity } from '@sullam/domain/commerce/item-types.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Cart, CartItem } from '../../../parts/cart.api.ts';
import { visitorCartQuery } from '../../../parts/visitor-cart.api.ts';
import { type ItemKey, isSameKey, useVisitorItems, visitorItemsOf } from '../../../parts/visitor-items.ts';
import { useMayRegister } from '../../identity/auth/auth.public.ts';
import { CartItemRow } from './cart-item-row.tsx';
import { CartPage, Summary } from './cart-page.tsx';

const EMPTY: Cart = { order: { status: 'CART', purchasedItems: [], totals: [], vouchers: [], version: '' } };

const keyOf = ({ itemId, purchasedItemType: { slug: itemType }, quantity }: CartItem): ItemKey => ({
  itemType,
  itemId,
  ...(hasQuantity(itemType) ? { quantity } : {}),
});

function Row({ item }: { readonly item: CartItem }) {
  const t = useT();
  const visitorItems = visitorItemsOf(useKit());
  const own = keyOf(item);
  const at = visitorItems.get().findIndex((key) => isSameKey(key, own));
  const others = () => visitorItems.get().filter((key) => !isSameKey(key, own));
  return (
    <CartItemRow
      item={item}
      untitled={t('visitor-cart.items.hidden')}
      problemText={item.problem === 'GONE' ? t('visitor-cart.items.signIn') : undefined}
      removal={{
        isPending: false,
        remove: (onRemoved) => {
          visitorItems.set(others());
          onRemoved();
        },
        // back to its place among what is there by then
        undo: () => visitorItems.set([...others().slice(0, at), own, ...others().slice(at)]),
        setQuantity: (quantity) =>
          visitorItems.set(visitorItems.get().map((key) => (isSameKey(key, own) ? { ...own, quantity } : key))),
      }}
    />
  );
}

interface SignInProps extends Cart {
  readonly full?: boolean;
}

/** Signs in and comes back to the cart, which then has what is in this one. */
function SignIn({ order, full = false }: SignInProps) {
  const t = useT();
  const { rememberedRoute } = useKit();
  return (
    <LinkButton href="/auth/login" size="lg" full={full} onClick={() => rememberedRoute.set('/cart')}>
      {t(order.totals.length > 0 ? 'visitor-cart.summary.checkout' : 'visitor-cart.summary.signIn')}
    </LinkButton>
  );
}

function Register() {
  const t = useT();
  const { rememberedRoute } = useKit();
  if (!useMayRegister()) return null;
  return (
    <LinkButton href="/register" size="lg" full variant="outline" onClick={() => rememberedRoute.set('/cart')}>
      {t('visitor-cart.summary.register')}
    </LinkButton>
  );
}

/** Why some items are not part of the total. */
function Problems({ order }: Cart) {
  const t = useT();
  const problems = order.purchasedItems.flatMap(({ problem }) => problem ?? []);
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning" live="off">
      {problems.includes('GONE') && <p>{t('visitor-cart.notes.hidden')}</p>}
      <p>{t('cart.notes.problems')}</p>
    </Banner>
  );
}

/** What a visitor has chosen, at the prices of visitors. Removed items leave at once; the sums follow. */
export function VisitorCart() {
  const t = useT();
  const keys = useVisitorItems();
  const { data, isError, isFetching, refetch } = useQuery({
    ...visitorCartQuery(keys),
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
  });
  const shown = data && {
    order: {
      ...data.order,
      purchasedItems: data.order.purchasedItems.filter((item) => keys.some((key) => isSameKey(key, keyOf(item)))),
    },
  };
  const cart = keys.length === 0 ? EMPTY : shown;
  return (
    <CartPage
      cart={cart}
      hasFailed={isError}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      notes={cart && <Problems {...cart} />}
      row={(item) => <Row key={`${item.purchasedItemType.slug} ${item.itemId}`} item={item} />}
      summary={(present) => (
        <Summary
          {...present}
          action={<SignIn {...present} full />}
          below={
            <>
              <Register />
              <p className="text-sm text-muted">{t('visitor-cart.summary.kept')}</p>
              <p className="text-sm text-muted">{t('cart.summary.hold')}</p>
            </>
          }
        >
          <p className="text-sm text-muted">{t('visitor-cart.summary.vouchers')}</p>
        </Summary>
      )}
      action={(present) => <SignIn {...present} />}
    />
  );
}
