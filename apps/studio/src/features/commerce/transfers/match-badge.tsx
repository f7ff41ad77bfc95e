import { Badge } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { BankMatch, ManagedManualPayment } from './transfers.api.ts';

type Expected = Pick<ManagedManualPayment, 'amountMinor' | 'currency'>;

/** How what came in differs from what a payment costs, in words. */
export function useMatchText() {
  const t = useT();
  const format = useFormat();
  return ({ amountMinor, currency }: Expected, { state, receivedMinor }: BankMatch): string => {
    const amount = format.money({ amount: Math.abs(amountMinor - receivedMinor), currency });
    return state === 'MATCHED'
      ? t('bank-statements.matches.MATCHED')
      : t(`bank-statements.matches.${state}`, { amount });
  };
}

/** What statements say of a payment that waits. */
export function MatchBadge({ payment }: { readonly payment: ManagedManualPayment }) {
  const t = useT();
  const textOf = useMatchText();
  const { bankMatch } = payment;
  if (!bankMatch) return <Badge>{t('bank-statements.matches.none')}</Badge>;
  return <Badge tone={bankMatch.state === 'MATCHED' ? 'success' : 'warning'}>{textOf(payment, bankMatch)}</Badge>;
}
