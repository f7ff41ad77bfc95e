import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { TicketPercent, TriangleAlert, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { Cart } from '../../../parts/cart.api.ts';
import { type CartVoucher, useApplyVoucher, useRemoveVoucher } from './cart.api.ts';
import { useVoucherText } from './use-voucher-text.ts';

/** Two combine at most. */
const MOST = 2;

/** A voucher in the cart: what it takes off, or why it takes nothing off. */
function Voucher({ voucher }: { readonly voucher: CartVoucher }) {
  const t = useT();
  const format = useFormat();
  const text = useVoucherText();
  const remove = useRemoveVoucher();
  const reason = text.reason(voucher);
  return (
    <li className="space-y-1.5">
      <div
        className={cx(
          'flex items-center gap-3 rounded-lg ps-4 pe-1 min-h-(--control-size)',
          reason ? 'bg-warning-soft text-warning-text' : 'bg-success-soft text-success-text',
        )}
      >
        <Icon of={reason ? TriangleAlert : TicketPercent} size={18} className="shrink-0" />
        <p className="min-w-0 flex-1 py-2">
          <bdi dir="ltr" className="me-2 font-semibold">
            {voucher.code}
          </bdi>
          {text.discount(voucher)}
        </p>
        <IconButton
          icon={X}
          label={t('cart.voucher.remove', { code: voucher.code })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(voucher)}
        />
      </div>
      {reason ? (
        <p className="text-sm text-warning-text">{reason}</p>
      ) : (
        voucher.endsAt && (
          <p className="text-sm text-muted">{t('cart.voucher.ends', { date: format.date(voucher.endsAt) })}</p>
        )
      )}
    </li>
  );
}

/** A code is entered here; a refusal stands at the field. */
function Entry() {
  const t = useT();
  const apply = useApplyVoucher();
  const [typed, setTyped] = useState('');
  const send = () => {
    if (typed.trim() !== '') apply.mutate(typed.trim(), { onSuccess: () => setTyped('') });
  };
  return (
    <Form className="flex items-start gap-2" onSubmit={send}>
      <div className="min-w-0 flex-1">
        <TextField
          label={t('cart.voucher.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={typed}
          error={apply.error?.message}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            apply.reset();
          }}
        />
      </div>
      <Button type="submit" variant="outline" pending={apply.isPending} className="mt-[calc(1lh+0.375rem)]">
        {t('cart.voucher.apply')}
      </Button>
    </Form>
  );
}

/** The vouchers of the cart, and the field for another one. */
export const VoucherField = ({ order: { vouchers } }: Cart) => (
  <div className="space-y-3" aria-live="polite">
    {vouchers.length > 0 && (
      <ul className="space-y-3">
        {vouchers.map((voucher) => (
          <Voucher key={voucher.voucherId} voucher={voucher} />
        ))}
      </ul>
    )}
    {vouchers.length < MOST && <Entry />}
  </div>
);
