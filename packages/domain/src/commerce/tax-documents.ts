/** Kinds of tax documents. A receipt stands in for an invoice that an outside system issues. */
export const TAX_DOCUMENT_KINDS = ['INVOICE', 'CREDIT_NOTE', 'RECEIPT'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

/** UN/CEFACT codes of documents: a tax invoice, and a credit note for one. */
export const TYPE_CODES = { invoice: '388', creditNote: '381' } as const;

const PREFIXES: Readonly<Record<TaxDocumentKind, string>> = { INVOICE: 'INV', CREDIT_NOTE: 'CN', RECEIPT: 'RCT' };

/**
 * The series in which a document is numbered: its kind and year. Documents of test orders have series of their own, so that they leave
 * no gap in the books.
 */
export const seriesOf = (kind: TaxDocumentKind, year: number, isTest: boolean): string =>
  `${isTest ? 'TEST-' : ''}${PREFIXES[kind]}-${year}`;

/** A number as it is printed: INV-2026-000731. Above a million it has more digits. */
export const documentNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(6, '0')}`;

/**
 * VAT in a refund of a part of a line, in minor units. It is the difference between the shares of all that is refunded after and before,
 * so that parts of any size sum up to the VAT of the line.
 */
export function refundedTax(
  line: { totalMinor: number; taxMinor: number },
  refundedBefore: number,
  amountMinor: number,
): number {
  const total = BigInt(line.totalMinor);
  if (total === 0n) return 0;
  const shareOf = (amount: number): number =>
    Number((2n * BigInt(line.taxMinor) * BigInt(amount) + total) / (2n * total));
  return shareOf(refundedBefore + amountMinor) - shareOf(refundedBefore);
}

export interface DocumentLineAmounts {
  readonly grossMinor: number;
  readonly taxMinor: number;
  /** In hundredths of a percent. */
  readonly rate: number;
}

export interface RateTotal {
  /** In hundredths of a percent. */
  readonly rate: number;
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** Net and VAT of each rate, highest rate first. */
export function totalsPerRate(lines: readonly DocumentLineAmounts[]): RateTotal[] {
  const totals = new Map<number, RateTotal>();
  for (const { grossMinor, taxMinor, rate } of lines) {
    const { netMinor: net, taxMinor: tax } = totals.get(rate) ?? { netMinor: 0, taxMinor: 0 };
    totals.set(rate, { rate, netMinor: net + grossMinor - taxMinor, taxMinor: tax + taxMinor });
  }
  return [...totals.values()].sort((one, other) => other.rate - one.rate);
}
