import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useAddTicketToCart } from './events.api.ts';

/** Adds a ticket to the cart and offers the way there. */
export function useBuyTicket(eventId: number) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const { mutate, isPending } = useAddTicketToCart(eventId);
  return {
    isPending,
    buy: (wish: Parameters<typeof mutate>[0]) =>
      mutate(wish, {
        onSuccess: () =>
          notify({
            tone: 'success',
            text: t('events.messages.inCart'),
            action: { label: t('events.actions.viewCart'), run: () => go('/cart') },
          }),
      }),
  };
}
