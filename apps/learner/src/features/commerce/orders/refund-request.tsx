import { Undo2 } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, refundRequestsQuery } from './orders.api.ts';

const RefundRequestDialog = lazyPart(() =>
  import('./refund-request-dialog.tsx').then((file) => file.RefundRequestDialog),
);

/** Opens the request of a refund; nothing where none can be requested. */
export function RefundRequest({ order }: { readonly order: Order }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(refundRequestsQuery(order));
  const offers = data?.offers.filter(({ outcome }) => outcome !== 'NONE') ?? [];
  if (offers.length === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="outline" icon={Undo2} {...preloadOn(RefundRequestDialog)} onClick={() => setOpen(true)}>
        {t('refunds.request.open')}
      </Button>
      {isOpen && <RefundRequestDialog order={order} offers={offers} onClose={() => setOpen(false)} />}
    </>
  );
}
