import type { OrderRefundRequests } from '@sullam/api-client/schema.gen.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, orderRequestsQuery } from './refunds.api.ts';

const ApproveDialog = lazyPart(() => import('./decision-dialogs.tsx').then((file) => file.ApproveDialog));
const DeclineDialog = lazyPart(() => import('./decision-dialogs.tsx').then((file) => file.DeclineDialog));

type Request = OrderRefundRequests['requests'][number];

interface AskedProps {
  readonly order: Order;
  readonly request: Request;
}

/** One request that waits, with its decision. */
function Asked({ order, request }: AskedProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null);
  const line = order.purchasedItems.find(({ id }) => id === request.purchasedItemId);
  if (!line) return null;
  const dialog = { order, line, request, onClose: () => setDecision(null) };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg bg-warning-soft p-4 text-warning-text">
      <div className="min-w-0 flex-1 basis-64 space-y-1">
        <p className="font-semibold">
          {t('refund-desk.texts.asks', { name: order.buyer.name, title: text(line.title) })}
        </p>
        {request.reason !== '' && <p dir="auto">{request.reason}</p>}
        <p className="text-sm">{format.dateTime(request.requestedAt)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" {...preloadOn(ApproveDialog)} onClick={() => setDecision('approve')}>
          {t('refund-desk.actions.approve')}
        </Button>
        <Button size="sm" variant="outline" {...preloadOn(DeclineDialog)} onClick={() => setDecision('decline')}>
          {t('refund-desk.actions.decline')}
        </Button>
      </div>
      {decision === 'approve' && <ApproveDialog {...dialog} />}
      {decision === 'decline' && <DeclineDialog {...dialog} />}
    </li>
  );
}

/** Requests of an order that wait for a decision. */
export function RefundRequests({ order }: { readonly order: Order }) {
  const t = useT();
  const { data } = useQuery({ ...orderRequestsQuery(order.orderId), enabled: order.status === 'PAID' });
  const open = data?.requests.filter(({ status }) => status === 'REQUESTED') ?? [];
  if (open.length === 0) return null;
  return (
    <section className="print:hidden">
      <h2 className="sr-only">{t('refund-desk.menu.requests')}</h2>
      <ul className="space-y-3">
        {open.map((request) => (
          <Asked key={request.refundRequestId} order={order} request={request} />
        ))}
      </ul>
    </section>
  );
}
