import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { Problem } from '../../../kernel/problem.ts';

/** An amount with its currency as words and notifications have it: SAR 49.00. */
export const writeAmount = (amountMinor: number, currency: string): string =>
  `${currency} ${moneyToDecimal(money(amountMinor, currency))}`;

/** The account holds less than was to be taken back. */
export const balanceTooLow = (balanceMinor: number, currency: string): Problem =>
  new Problem('credit-account.balance-too-low', 409, { values: { balance: writeAmount(balanceMinor, currency) } });
