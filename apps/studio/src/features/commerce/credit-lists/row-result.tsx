import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { CreditListRow } from './credit-lists.api.ts';

export type RowStatus = CreditListRow['status'];

const TONES: Record<RowStatus, Tone> = {
  WAITING: 'info',
  DONE: 'success',
  UNKNOWN_MEMBER: 'warning',
  WRONG_AMOUNT: 'danger',
  DONE_ALREADY: 'neutral',
};

export function RowResult({ status }: Pick<CreditListRow, 'status'>) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(`credit-lists.results.${status}`)}</Badge>;
}

/** Whom a row is about: the member, or the address that no member has. */
export const RowMember = ({ memberName, email }: Pick<CreditListRow, 'memberName' | 'email'>) => (
  <span className="block min-w-0">
    {memberName && (
      <span className="block font-medium wrap-anywhere">
        <bdi>{memberName}</bdi>
      </span>
    )}
    <span dir="ltr" className="block text-xs wrap-anywhere text-muted rtl:text-end">
      {email || '–'}
    </span>
  </span>
);
