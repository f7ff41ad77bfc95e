import { Gavel } from '@sullam/ui/base/icons.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Dispute, disputesQuery, type Order, useDecideTestDispute } from './orders.api.ts';

const TONES = { INQUIRY: 'info', OPEN: 'danger', WON: 'success', LOST: 'neutral' } as const satisfies Record<
  Dispute['status'],
  Tone
>;

const DECISIONS = ['WON', 'LOST'] as const;
const DECIDE = { WON: 'order-desk.disputes.decideWon', LOST: 'order-desk.disputes.decideLost' } as const;

/** Nobody but the reader decides a dispute of the test provider. */
function TestDecision({ paymentId }: Pick<Dispute, 'paymentId'>) {
  const t = useT();
  const notify = useNotify();
  const { mutate, isPending, variables } = useDecideTestDispute();
  return (
    <div className="space-y-2 rounded-lg border border-dashed border-[#c98a00] p-3 print:hidden">
      <p>{t('order-desk.disputes.test')}</p>
      <div className="flex flex-wrap gap-2">
        {DECISIONS.map((decision) => (
          <Button
            key={decision}
            size="sm"
            variant="outline"
            icon={Gavel}
            pending={isPending && variables?.decision === decision}
            onClick={() =>
              mutate(
                { paymentId, decision },
                { onSuccess: () => notify({ tone: 'success', text: t(`order-desk.done.dispute${decision}`) }) },
              )
            }
          >
            {t(DECIDE[decision])}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Refunds whose money came back: only an administrator can see to them. */
function Returned({ order: { refunds, currency } }: { readonly order: Order }) {
  const t = useT();
  const format = useFormat();
  return refunds
    .filter(({ returnedAt }) => returnedAt !== null)
    .map(({ refundId, amountMinor }) => (
      <p key={refundId} className="rounded-lg bg-warning-soft p-3 text-sm text-warning-text">
        {t('order-desk.texts.returned', { amount: format.money({ amount: amountMinor, currency }) })}
      </p>
    ));
}

/** Disputes about the payments of an order, and refunds that did not arrive. */
export function DisputesCard({ order }: { readonly order: Order }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(disputesQuery(order.orderId));
  const disputes = data?.disputes ?? [];
  if (disputes.length === 0) return <Returned order={order} />;
  return (
    <Card padding="lg" className="space-y-4">
      <CardHeading>{t('order-desk.titles.disputes')}</CardHeading>
      <ul className="space-y-4 text-sm">
        {disputes.map(({ disputeId, paymentId, provider, status, amountMinor, reason, reference, dueAt }) => (
          <li key={disputeId} className="space-y-1">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={TONES[status]}>{t(`order-desk.disputes.${status}`)}</Badge>
              <span className="tabular">{format.money({ amount: amountMinor, currency: order.currency })}</span>
            </p>
            <p dir="ltr" className="text-muted break-all rtl:text-end">
              {`${reason} · ${reference}`}
            </p>
            {dueAt !== null && (status === 'OPEN' || status === 'INQUIRY') && (
              <p>{t('order-desk.disputes.due', { date: format.dateTime(dueAt) })}</p>
            )}
            {provider === 'test' && status === 'OPEN' && <TestDecision paymentId={paymentId} />}
          </li>
        ))}
      </ul>
      <Returned order={order} />
    </Card>
  );
}
