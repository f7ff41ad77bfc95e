import '../../../app.css';
import { CircleCheck, ShoppingCart } from '@sullam/ui/base/icons.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { cartQuery, isItem, useAddToCart } from '../../../parts/cart.api.ts';

/** Adds the specialization to the cart; one that is there already leads to it. */
export function SpecializationCartAction({ specializationId }: { readonly specializationId: number }) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const add = useAddToCart();
  const { data } = useQuery({ ...cartQuery(), meta: { isQuiet: true } });
  const item = { itemId: specializationId, purchasedItemType: { slug: 'specialization' } } as const;
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
              text: t('cart.specializationAddedSuccessfully'),
              action: { label: t('cart.actions.view'), run: () => go('/cart') },
            }),
        })
      }
    >
      {t('cart.actions.add')}
    </Button>
  );
}
