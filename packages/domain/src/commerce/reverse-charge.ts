import { type LineTaxCategory, rateOfCategory, type TaxCategory, taxOfLines } from './tax.ts';

/**
 * VAT numbers of the member states of the EU without the country in front (VIES), and of other countries whose form is published. Those
 * of the rest of the world are letters and digits.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  AE: /^1\d{14}$/,
  BH: /^\d{13,15}$/,
  CH: /^E?\d{9}(?:MWST|TVA|IVA)?$/,
  GB: /^(?:\d{9}|\d{12})$/,
  OM: /^(?:OM)?\d{10}$/,
  SA: /^3\d{13}3$/,
};

const ANYWHERE = /^(?=.*\d)[A-Z0-9]{5,20}$/;

/** What VAT numbers begin with in another way than the code of their country. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' };

/** Whether a number has the form of a VAT number of a country. Spaces, dots and hyphens in it don't count, nor does the country in front. */
export function isVatNumberOf(vatNumber: string, countryCode: string): boolean {
  const number = vatNumber.toUpperCase().replace(/[\s.\-/]/g, '');
  const form = FORMS[countryCode] ?? ANYWHERE;
  const prefix = [PREFIXES[countryCode] ?? countryCode, countryCode].find((each) => number.startsWith(each)) ?? '';
  return form.test(number) || form.test(number.slice(prefix.length));
}

interface TaxablePerson {
  /** Empty: not registered. */
  readonly vatNumber: string;
  readonly countryCode: string;
}

/**
 * Whether a company accounts for the VAT itself: it is registered for VAT in another country than the seller, who is registered too and
 * sells with reverse charge.
 */
export const hasReverseCharge = (
  seller: TaxablePerson & { readonly sellsWithReverseCharge: boolean },
  company: TaxablePerson | null,
): boolean =>
  seller.sellsWithReverseCharge &&
  seller.vatNumber !== '' &&
  company !== null &&
  company.vatNumber !== '' &&
  company.countryCode !== '' &&
  company.countryCode !== seller.countryCode &&
  isVatNumberOf(company.vatNumber, company.countryCode);

interface ItemPrice {
  readonly id: number;
  /** VAT included. */
  readonly grossMinor: number;
  readonly taxCategory: TaxCategory;
}

/** A line of an order as it is charged and taxed. */
interface ChargedLine {
  totalMinor: number;
  taxMinor: number;
  /** VAT in the price that isn't charged. */
  waivedTaxMinor: number;
  /** In hundredths of a percent. */
  taxRateBasisPoints: number;
  taxCategory: LineTaxCategory;
}

/** What is charged for items of one currency, by their ids. With reverse charge the VAT is taken off; lines that bear none stay as they are. */
export function chargeLines(
  items: readonly ItemPrice[],
  standardRate: number,
  isReverseCharge: boolean,
): Map<number, ChargedLine> {
  const lines = items.map(({ id, grossMinor, taxCategory }) => ({
    id,
    grossMinor,
    taxCategory,
    rate: rateOfCategory(taxCategory, standardRate),
  }));
  const taxes = taxOfLines(lines);
  const charged = new Map<number, ChargedLine>();
  for (const { id, grossMinor, taxCategory, rate } of lines) {
    const taxMinor = taxes.get(id)!;
    const asPriced = { totalMinor: grossMinor, taxMinor, waivedTaxMinor: 0, taxRateBasisPoints: rate, taxCategory };
    const withoutTax = {
      totalMinor: grossMinor - taxMinor,
      taxMinor: 0,
      waivedTaxMinor: taxMinor,
      taxRateBasisPoints: 0,
      taxCategory: 'REVERSE_CHARGE' as const,
    };
    charged.set(id, isReverseCharge && rate > 0 ? withoutTax : asPriced);
  }
  return charged;
}
