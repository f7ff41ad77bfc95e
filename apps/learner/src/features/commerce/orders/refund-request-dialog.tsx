import type { OrderRefundRequests } from '@sullam/api-client/schema.gen.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { type Order, useRequestRefunds } from './orders.api.ts';

const REASON_LENGTH = 500;

type Offer = OrderRefundRequests['offers'][number];

export interface RefundRequestDialogProps {
  readonly order: Order;
  /** Lines of which something can be requested. */
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

/** What follows from requesting a line, in one sentence. */
function useOfferText(currency: string) {
  const t = useT();
  const format = useFormat();
  return ({ outcome, amountMinor, refundPercent }: Offer): string => {
    if (outcome !== 'AT_ONCE') return t('refunds.request.ask');
    if (amountMinor === 0) return t('refunds.request.free');
    return t('refunds.request.back', {
      amount: format.money({ amount: amountMinor ?? 0, currency }),
      percent: format.percent((refundPercent ?? 0) / 100),
    });
  };
}

/** What the chosen lines give back, and whether one of them waits for a decision. */
function sumOf(chosen: readonly Offer[]) {
  return {
    amountMinor: chosen.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0),
    isAsked: chosen.some(({ outcome }) => outcome === 'ASK'),
  };
}

/** Chooses what to give back. Each item says what follows, and the button repeats the amount. */
export function RefundRequestDialog({ order, offers, onClose }: RefundRequestDialogProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const notify = useNotify();
  const id = useId();
  const request = useRequestRefunds();
  const textOf = useOfferText(order.currency);
  const [picked, setPicked] = useState<string[]>(offers.length === 1 ? [String(offers[0]!.purchasedItemId)] : []);
  const [reason, setReason] = useState('');
  const chosen = offers.filter(({ purchasedItemId }) => picked.includes(String(purchasedItemId)));
  const { amountMinor, isAsked } = sumOf(chosen);
  const amount = format.money({ amount: amountMinor, currency: order.currency });
  const send = () => {
    if (chosen.length === 0 || request.isPending) return;
    const lines = chosen.map((offer) => ({ purchasedItemId: offer.purchasedItemId, amountMinor: offer.amountMinor }));
    request.mutate(
      { orderId: order.orderId, lines, reason: reason.trim() },
      {
        onSuccess: () => {
          const done = isAsked ? 'asked' : amountMinor > 0 ? 'refunded' : 'cancelled';
          notify({ tone: 'success', text: t(`refunds.done.${done}`, { amount }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('refunds.request.title')}
      description={t('refunds.request.access')}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('refunds.request.keep')}
          </Button>
          <Button type="submit" form={id} variant="danger" pending={request.isPending}>
            {isAsked || chosen.length === 0
              ? t('refunds.request.submitAsk')
              : t(amountMinor > 0 ? 'refunds.request.submitAmount' : 'refunds.request.submitFree', { amount })}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={send} className="space-y-5">
        <CheckboxGroup
          label={t('refunds.request.lines')}
          value={picked}
          error={chosen.length === 0 ? t('refunds.request.choose') : undefined}
          options={offers.map((offer) => ({
            value: String(offer.purchasedItemId),
            label: text(order.purchasedItems.find((line) => line.id === offer.purchasedItemId)?.title),
            description: textOf(offer),
          }))}
          onChange={setPicked}
        />
        <TextArea
          label={t('refunds.request.reason')}
          dir="auto"
          rows={3}
          value={reason}
          maxLength={REASON_LENGTH}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}
