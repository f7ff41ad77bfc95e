import type { OrderCompany } from '@sullam/api-client/schema.gen.ts';
import { useLanguage, useT } from '../kit-context.tsx';

export interface CompanyLinesProps {
  readonly company: OrderCompany;
}

/** The company that an order was placed for, as its invoice names it. */
export function CompanyLines({ company: { companyName, vatNumber, address } }: CompanyLinesProps) {
  const t = useT();
  const country = new Intl.DisplayNames([useLanguage()], { type: 'region' }).of(address.countryCode);
  const lines = [
    [address.street, address.building].filter(Boolean).join(' '),
    [address.city, address.postalCode].filter(Boolean).join(' '),
  ];
  return (
    <div className="mb-3">
      <p className="font-medium">
        <bdi>{companyName}</bdi>
      </p>
      {lines.map((line) => (
        <p key={line} className="text-muted">
          <bdi>{line}</bdi>
        </p>
      ))}
      <p className="text-muted">{country}</p>
      {vatNumber !== '' && <p className="text-muted">{t('billing.vat.label', { number: vatNumber })}</p>}
    </div>
  );
}
