import { Check } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatchText } from './match-badge.tsx';
import { type BankMatch, confirmationQuery, type ManagedManualPayment } from './transfers.api.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

interface RowProps {
  readonly label: string;
  readonly ordered: ReactNode;
  readonly received: ReactNode;
  readonly isRight?: boolean;
}

function Row({ label, ordered, received, isRight = false }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-1 pe-3 text-start align-top font-normal text-muted">
        {label}
      </th>
      <td className="py-1 pe-3 align-top wrap-anywhere">{ordered}</td>
      <td className={`py-1 align-top wrap-anywhere ${isRight ? 'text-success-text' : ''}`}>{received}</td>
    </tr>
  );
}

export interface BankComparisonProps {
  readonly payment: ManagedManualPayment;
  readonly match: BankMatch;
}

/** The order beside what the bank says came in for it. */
export function BankComparison({ payment, match }: BankComparisonProps) {
  const t = useT();
  const format = useFormat();
  const matchText = useMatchText();
  const { amountMinor, currency, number, buyer, startedAt } = payment;
  const isRight = match.state === 'MATCHED';
  const each = (textOf: (line: BankMatch['lines'][number]) => string) =>
    [...new Set(match.lines.map(textOf).filter(Boolean))].map((text) => (
      <bdi key={text} className="block">
        {text}
      </bdi>
    ));
  return (
    <div className="space-y-2">
      {isRight ? (
        <Badge tone="success" icon={Check}>
          {t('bank-statements.compare.matches')}
        </Badge>
      ) : (
        <Badge tone="warning">{matchText(payment, match)}</Badge>
      )}
      <table className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            <td />
            <th scope="col" className="py-1 text-start font-normal">
              {t('bank-statements.compare.order')}
            </th>
            <th scope="col" className="py-1 text-start font-normal">
              {t('bank-statements.compare.bank')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            label={t('bank-statements.compare.amount')}
            ordered={<strong className="font-semibold">{format.money({ amount: amountMinor, currency })}</strong>}
            received={
              <strong className="font-semibold">{format.money({ amount: match.receivedMinor, currency })}</strong>
            }
            isRight={isRight}
          />
          <Row
            label={t('bank-statements.compare.reference')}
            ordered={t('orders.titles.order', { number: { raw: format.number(number) } })}
            received={each(({ remittance }) => remittance)}
            isRight={isRight}
          />
          <Row
            label={t('bank-statements.compare.from')}
            ordered={<bdi>{buyer.name}</bdi>}
            received={each(({ payer }) => payer)}
          />
          <Row
            label={t('bank-statements.compare.date')}
            ordered={t('bank-statements.compare.placed', { date: format.fields(startedAt, DAY) })}
            received={each(({ receivedOn }) => format.day(receivedOn, DAY))}
          />
        </tbody>
      </table>
    </div>
  );
}

/** What confirming will do, line by line. */
export function ConfirmationList({ paymentId }: { readonly paymentId: number }) {
  const t = useT();
  const authorText = useAuthorText();
  const { data, isError } = useQuery(confirmationQuery(paymentId));
  if (isError) return null;
  if (!data) return <SkeletonText lines={3} />;
  const { items, document, buyer } = data;
  const name = buyer.firstName;
  const documentText = () => {
    if (!document) return null;
    const { kind, number, companyName: company, hasVatNumber } = document;
    if (kind === 'RECEIPT') return t('bank-statements.will.receipt', { number });
    if (company === '') return t('bank-statements.will.invoice', { number });
    return t(hasVatNumber ? 'bank-statements.will.vatInvoice' : 'bank-statements.will.companyInvoice', {
      number,
      company,
    });
  };
  const texts = [
    ...items.map(({ title }) => t('bank-statements.will.open', { name, item: authorText(title) })),
    documentText(),
    t(`bank-statements.will.notify.${buyer.language}`, { name }),
  ].filter((text) => text !== null);
  return (
    <div className="rounded-lg bg-subtle px-4 py-3 text-sm">
      <h3 className="font-semibold">{t('bank-statements.will.title')}</h3>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {texts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
