import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CoachingSessionCard } from './coaching-calendar.api.ts';

/** What a session costs, and whether it is paid. Nothing for sessions that cost no money. */
export function SessionPayment({ session: { price, heldFor } }: { readonly session: CoachingSessionCard }) {
  const t = useT();
  const format = useFormat();
  if (price === null) return null;
  const amount = format.money({ amount: price.amountMinor, currency: price.currency });
  return (
    <p className="text-muted">
      {t(heldFor === 'PAYMENT' ? 'coaching-calendar.payment.waits' : 'coaching-calendar.payment.paid', { amount })}
    </p>
  );
}
