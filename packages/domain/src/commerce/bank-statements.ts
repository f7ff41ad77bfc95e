import { toLatinDigits } from '../latin-digits.ts';

/** Kinds of bank statements that are read: a table (CSV or a workbook), SWIFT MT940 and ISO 20022 camt.053. */
export const STATEMENT_FORMATS = ['TABLE', 'MT940', 'CAMT'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** An amount that came in, as a bank reports it. */
export interface StatementLine {
  /** IBAN or number of the account; empty where the file doesn't say. */
  account: string;
  currency: string;
  /** Value date, or the day on which it was booked: 2026-11-28. */
  receivedOn: string;
  amountMinor: number;
  /** Empty where the bank doesn't say. */
  payer: string;
  /** What the payer wrote. */
  remittance: string;
  /** The bank's own reference; can be empty. */
  bankReference: string;
}

/** Digits of the longest order number that is looked for. */
const MOST_DIGITS = 9;
/** Order numbers from here on are rarely in a text by chance. */
const SPEAKING_NUMBER = 1000;
/** Numbers of one text that can be order numbers. */
const MOST_NUMBERS = 10;

const NUMBER = /\d+/gu;

/** Text in which numbers are looked for: Latin digits, so that ١٨٥٠ is 1850. */
const searchable = (remittance: string): string => toLatinDigits(remittance).toLowerCase();

/** Numbers in the text of a transfer that can be order numbers, in the order in which they stand. */
export function orderNumbersIn(remittance: string): number[] {
  const found = new Set<number>();
  for (const [digits] of searchable(remittance).matchAll(NUMBER)) {
    const number = digits.replace(/^0+/, '');
    if (number !== '' && number.length <= MOST_DIGITS) found.add(Number(number));
    if (found.size === MOST_NUMBERS) break;
  }
  return [...found];
}

/** What stands before an order number in the text of a transfer: a word for it, or a short code such as MA. */
const BEFORE = /(?:#|№|(?:order|number|ref|reference|طلب|الطلب|لطلب|للطلب|رقم|(?<![a-z])[a-z]{1,4})[\s\-_.:#/]{0,3})$/u;

/** Characters before a number that are looked at. */
const REACH = 16;

/** Whether a text names an order, and not just has its number in it. */
export function namesOrder(remittance: string, orderNumber: number): boolean {
  const text = searchable(remittance);
  if (orderNumber >= SPEAKING_NUMBER) return orderNumbersIn(remittance).includes(orderNumber);
  for (const { 0: digits, index } of text.matchAll(NUMBER)) {
    if (digits.length > MOST_DIGITS + REACH || Number(digits) !== orderNumber) continue;
    if (text.trim() === digits || BEFORE.test(text.slice(Math.max(0, index - REACH), index))) return true;
  }
  return false;
}

/** A payment whose money is looked for in statements. */
export interface AwaitedPayment {
  paymentId: number;
  orderNumber: number;
  amountMinor: number;
  currency: string;
  /** It still waits; the money of another one may come all the same. */
  isWaiting: boolean;
}

export interface MatchableLine {
  lineId: number;
  amountMinor: number;
  currency: string;
  remittance: string;
}

type MatchState = 'MATCHED' | 'SHORT' | 'OVER';

interface PaymentMatch {
  state: MatchState;
  receivedMinor: number;
  /** In the order of the lines that were given. */
  lineIds: number[];
}

/** How well a line fits a payment, higher is better; 0: not at all. Without the right amount the text must name the order. */
function fitOf(line: MatchableLine, payment: AwaitedPayment): number {
  if (line.currency !== payment.currency) return 0;
  const isNamed = namesOrder(line.remittance, payment.orderNumber);
  const isExact = line.amountMinor === payment.amountMinor;
  if (!isExact && !isNamed) return 0;
  return (isExact ? 4 : 0) + (isNamed ? 2 : 0) + (payment.isWaiting ? 1 : 0);
}

type PaymentsByOrder = ReadonlyMap<number, readonly AwaitedPayment[]>;

function paymentOf(line: MatchableLine, byOrder: PaymentsByOrder): AwaitedPayment | null {
  let best: AwaitedPayment | null = null;
  let bestFit = 0;
  for (const payment of orderNumbersIn(line.remittance).flatMap((number) => byOrder.get(number) ?? [])) {
    const fit = fitOf(line, payment);
    // of two attempts at the same order the newer one
    if (fit > bestFit || (fit > 0 && fit === bestFit && payment.paymentId > best!.paymentId))
      [best, bestFit] = [payment, fit];
  }
  return best;
}

const stateOf = (receivedMinor: number, amountMinor: number): MatchState => {
  if (receivedMinor === amountMinor) return 'MATCHED';
  return receivedMinor < amountMinor ? 'SHORT' : 'OVER';
};

/**
 * Finds the lines that pay each payment. A line pays one payment at most. Several lines can pay it together, unless one of them is
 * exactly what it costs. Payments without a line are left out.
 */
export function matchPayments(
  payments: readonly AwaitedPayment[],
  lines: readonly MatchableLine[],
): Map<number, PaymentMatch> {
  const byOrder = new Map<number, AwaitedPayment[]>();
  for (const payment of payments)
    byOrder.set(payment.orderNumber, [...(byOrder.get(payment.orderNumber) ?? []), payment]);
  const found = new Map<AwaitedPayment, MatchableLine[]>();
  for (const line of lines) {
    const payment = paymentOf(line, byOrder);
    if (payment) found.set(payment, [...(found.get(payment) ?? []), line]);
  }
  const matches = new Map<number, PaymentMatch>();
  for (const [{ paymentId, amountMinor }, all] of found) {
    const exact = all.find((line) => line.amountMinor === amountMinor);
    const used = exact ? [exact] : all;
    const receivedMinor = used.reduce((sum, line) => sum + line.amountMinor, 0);
    const lineIds = used.map(({ lineId }) => lineId);
    matches.set(paymentId, { state: stateOf(receivedMinor, amountMinor), receivedMinor, lineIds });
  }
  return matches;
}
