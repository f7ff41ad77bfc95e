import '../app.css';
import { CircleCheck, ShoppingCart } from '@sullam/ui/base/icons.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { cartQuery, isItem, useAddToCart } from './cart.api.ts';

const ADDED = {
  specialization: 'cart.specializationAddedSuccessfully',
  bundle: 'cart.bundleAddedSuccessfully',
  'coaching-package': 'cart.coachingPackageAddedSuccessfully',
} as const;

interface CartActionProps {
  readonly itemType: keyof typeof ADDED;
  readonly itemId: number;
}

/** Adds an item to the cart; one that is there already leads to it. */
export function CartAction({ itemType, itemId }: CartActionProps) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const add = useAddToCart();
  const { data } = useQuery({ ...cartQuery(), meta: { isQuiet: true } });
  const item = { itemId, purchasedItemType: { slug: itemType } };
  if (!useAreas(['cart'])) return <span aria-hidden="true" className="block h-12" />;
  if (data?.order.purchasedItems.some(isItem(item)))
    return (
      <LinkButton href="/cart" size="lg" variant="soft" icon={CircleCheck}>
        {t('cart.actions.inCart')}
      </LinkButton>
    );
  return (
    <Button
      size="lg"
      icon={ShoppingCart}
      pending={add.isPending}
      onClick={() =>
        add.mutate(item, {
          onSuccess: () =>
            notify({
              tone: 'success',
              text: t(ADDED[itemType]),
              action: { label: t('cart.actions.view'), run: () => go('/cart') },
            }),
        })
      }
    >
      {t('cart.actions.add')}
    </Button>
  );
}
