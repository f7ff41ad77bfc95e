import { percentOf, type VatCode } from '@sullam/domain/commerce/tax.ts';
import { documentNumber } from '@sullam/domain/commerce/tax-documents.ts';
import { isSaudiVatNumber, zatcaQr } from '@sullam/domain/commerce/zatca-qr.ts';
import { currencyExponent } from '@sullam/domain/currency.ts';
import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { Value } from '@sullam/strings/define.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import type { PostalAddress } from '../marketplace-settings/marketplace-settings.public.ts';
import { type DocumentContent, type DocumentTotals, exemptionReasons, totalsOf } from './document-content.ts';
import type { DocumentSheet, Pair, SheetParty } from './document-sheet.types.ts';
import type { DocumentRecord } from './tax-documents.repository.ts';

/** The words of both languages, and the clock by which a document is dated. */
export interface SheetWords {
  en: Translator;
  ar: Translator;
  timeZone: string;
}

type TitleKey = 'standard' | 'simplified' | 'invoice' | 'creditNote' | 'receipt' | 'refundReceipt';

/** What a document is called. Only a seller with a VAT number issues tax invoices. */
export function titleKeyOf({
  kind,
  refundId,
  isStandard,
  content,
}: Pick<DocumentRecord, 'kind' | 'refundId' | 'isStandard' | 'content'>): TitleKey {
  if (kind === 'RECEIPT') return refundId === null ? 'receipt' : 'refundReceipt';
  if (kind === 'CREDIT_NOTE') return 'creditNote';
  if (content.seller.vatNumber === '') return 'invoice';
  return isStandard ? 'standard' : 'simplified';
}

const said = (text: Localized): Pair => ({
  en: chooseText(text, 'en')?.text ?? '',
  ar: chooseText(text, 'ar')?.text ?? '',
});

/** Amounts have Latin digits in both languages, with every decimal of the currency. */
function amountIn(currency: string, minor: number): string {
  const digits = currencyExponent(currency);
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(moneyToDecimal(money(minor, currency)) as Intl.StringNumericLiteral);
}

function issuedIn({ issuedAt }: DocumentRecord, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  return format.format(issuedAt);
}

function addressIn(language: Language, { street, building, city, postalCode, countryCode }: PostalAddress): string[] {
  const country = countryCode && new Intl.DisplayNames([language], { type: 'region' }).of(countryCode);
  const comma = language === 'ar' ? '، ' : ', ';
  const road = [street, building].filter(Boolean).join(' ');
  const town = [city, postalCode].filter(Boolean).join(' ');
  return [road, [town, country].filter(Boolean).join(comma)].filter(Boolean);
}

const ARABIC = /\p{Script=Arabic}/u;

/** Lines that were written in one language stand at its side alone. */
const atTheirSide = (lines: readonly string[]): SheetParty['lines'] => ({
  en: lines.filter((line) => !ARABIC.test(line)),
  ar: lines.filter((line) => ARABIC.test(line)),
});

function sellerOf({ organization, seller }: DocumentContent, { en, ar }: SheetWords): SheetParty {
  const names = said(isNamed(seller.legalName) ? seller.legalName : organization);
  const { vatNumber: number } = seller;
  const key = 'tax-documents.sheet.vatNumber';
  return {
    label: { en: en('tax-documents.sheet.seller'), ar: ar('tax-documents.sheet.seller') },
    lines: {
      en: [names.en, ...addressIn('en', seller.address), ...(number ? [en(key, { number })] : [])],
      ar: [names.ar, ...addressIn('ar', seller.address), ...(number ? [ar(key, { number })] : [])],
    },
  };
}

const isNamed = ({ en, ar }: { en: string; ar: string }): boolean => en !== '' || ar !== '';

function buyerOf({ buyer, company }: DocumentContent, { en, ar }: SheetWords): SheetParty {
  const label = { en: en('tax-documents.sheet.buyer'), ar: ar('tax-documents.sheet.buyer') };
  if (!company) return { label, lines: atTheirSide([buyer.name, buyer.email]) };
  const { vatNumber: number, companyName, address } = company;
  const [side, t] = ARABIC.test(companyName) ? (['ar', ar] as const) : (['en', en] as const);
  const vat = number ? [t('tax-documents.sheet.vatNumber', { number })] : [];
  const lines = [companyName, ...addressIn(side, address), ...vat];
  return { label, lines: side === 'ar' ? { en: [], ar: lines } : { en: lines, ar: [] } };
}

/** The name in the QR code; settings keep it within the bytes that it may have, other names may be too long. */
function qrOf(document: DocumentRecord, hint: Pair): DocumentSheet['qr'] {
  const { content, currency, issuedAt, totalMinor, taxMinor } = document;
  const { vatNumber, legalName, address } = content.seller;
  if (document.kind === 'RECEIPT' || address.countryCode !== 'SA' || !isSaudiVatNumber(vatNumber)) return null;
  const decimal = (minor: number) => moneyToDecimal(money(minor, currency));
  const fields = { vatNumber, issuedAt, total: decimal(totalMinor), tax: decimal(taxMinor) };
  return { content: zatcaQr({ sellerName: legalName.ar || legalName.en, ...fields }), hint };
}

const RATE_LABELS: Readonly<Record<VatCode, MessageKey>> = {
  S: 'tax-documents.sheet.taxOfRate',
  Z: 'tax-documents.sheet.zeroRated',
  E: 'tax-documents.sheet.exempt',
  AE: 'tax-documents.sheet.reverseCharge',
};

/** Why lines are exempt. A seller without a VAT number charges none and need not say so. */
function exemptionNotes(content: DocumentContent, totals: DocumentTotals, pair: (key: MessageKey) => Pair): Pair[] {
  const reasons = exemptionReasons(content).map(said);
  const isExempt = totals.rates.some(({ code }) => code === 'E') && content.seller.vatNumber !== '';
  return reasons.length === 0 && isExempt ? [pair('tax-documents.notes.exempt')] : reasons;
}

/** A document in words and numbers of both languages. */
export function sheetOf(document: DocumentRecord, words: SheetWords): DocumentSheet {
  const { en, ar } = words;
  const { content, currency } = document;
  const pair = (key: MessageKey, values: Readonly<Record<string, Value>> = {}): Pair => ({
    en: en.dynamic(key, values) ?? '',
    ar: ar.dynamic(key, values) ?? '',
  });
  const amount = (minor: number) => amountIn(currency, minor);
  const totals = totalsOf(content);
  const isRefund = document.refundId !== null;
  const fact = (key: 'number' | 'issued' | 'order' | 'currency' | 'corrects', value: string) => ({
    label: pair(`tax-documents.sheet.${key}`),
    value,
  });
  return {
    title: pair(`tax-documents.titles.${titleKeyOf(document)}`),
    test: document.isTest ? pair('tax-documents.test.banner') : null,
    organization: said(content.organization),
    facts: [
      fact('number', documentNumber(document.series, document.number)),
      fact('issued', issuedIn(document, words.timeZone)),
      fact('order', String(content.orderNumber)),
      fact('currency', currency),
      ...(content.corrects ? [fact('corrects', content.corrects.number)] : []),
    ],
    parties: [sellerOf(content, words), buyerOf(content, words)],
    columns: (['item', 'quantity', 'net', 'rate', 'tax', 'total'] as const).map((column) =>
      pair(`tax-documents.sheet.${column}`),
    ),
    lines: content.lines.map(({ title, quantity = 1, grossMinor, taxMinor, rate }) => ({
      title: said(title),
      cells: [String(quantity), amount(grossMinor - taxMinor), percentOf(rate), amount(taxMinor), amount(grossMinor)],
    })),
    sums: [
      { label: pair('tax-documents.sheet.netTotal'), value: amount(totals.netMinor), isTotal: false },
      ...totals.rates.map(({ code, rate, taxMinor }) => ({
        label: pair(RATE_LABELS[code], { rate: rate / 100 }),
        value: amount(taxMinor),
        isTotal: false,
      })),
      {
        label: pair(`tax-documents.sheet.${isRefund ? 'refunded' : 'total'}`),
        value: `${currency} ${amount(totals.totalMinor)}`,
        isTotal: true,
      },
    ],
    notes: [
      ...(document.kind === 'RECEIPT' ? [pair('tax-documents.notes.receipt')] : []),
      ...(content.reason ? [pair('tax-documents.notes.reason', { reason: content.reason })] : []),
      ...(totals.taxMinor > 0 ? [pair('tax-documents.notes.pricesInclude')] : []),
      ...exemptionNotes(content, totals, pair),
      ...(totals.rates.some(({ code }) => code === 'AE') ? [pair('tax-documents.notes.reverseCharge')] : []),
    ],
    qr: qrOf(document, pair('tax-documents.sheet.qr')),
  };
}
