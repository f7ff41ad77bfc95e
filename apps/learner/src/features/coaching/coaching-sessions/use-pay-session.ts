import { ApiError } from '@sullam/api-client/api-error.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useAddToCart } from '../../../parts/cart.api.ts';

/** Puts a held session into the cart and leads there; one that is ordered already is paid from its order. */
export function usePaySession() {
  const go = useGo();
  const { mutate, isPending } = useAddToCart();
  const pay = (coachingSessionId: number) =>
    mutate(
      { itemId: coachingSessionId, purchasedItemType: { slug: 'coaching-session' } },
      {
        onSuccess: () => go('/cart'),
        onError: (error) => {
          if (error instanceof ApiError && error.errorCode === 'cart.item-ordered') go('/profile/payment-history');
        },
      },
    );
  return { pay, isPending };
}
