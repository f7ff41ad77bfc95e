import { type LineTaxCategory, type VatCode, vatCodeOf } from './tax.ts';

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
  /** Absent in documents from before categories: the standard one. */
  readonly taxCategory?: LineTaxCategory | undefined;
}

export interface RateTotal {
  readonly code: VatCode;
  /** In hundredths of a percent. */
  readonly rate: number;
  readonly netMinor: number;
  readonly taxMinor: number;
}

const CODES: readonly VatCode[] = ['S', 'Z', 'E', 'AE'];

/** Net and VAT of each category and rate: highest rate first, then zero-rated and exempt lines and those with reverse charge. */
export function totalsPerRate(lines: readonly DocumentLineAmounts[]): RateTotal[] {
  const totals = new Map<string, RateTotal>();
  for (const { grossMinor, taxMinor, rate, taxCategory = 'STANDARD' } of lines) {
    const code = vatCodeOf(taxCategory, rate);
    const key = `${code} ${rate}`;
    const { netMinor: net, taxMinor: tax } = totals.get(key) ?? { netMinor: 0, taxMinor: 0 };
    totals.set(key, { code, rate, netMinor: net + grossMinor - taxMinor, taxMinor: tax + taxMinor });
  }
  return [...totals.values()].sort(
    (one, other) => other.rate - one.rate || CODES.indexOf(one.code) - CODES.indexOf(other.code),
  );
}
