import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import { Problem } from '../../../kernel/problem.ts';

/** Another administrator has confirmed or rejected it, or its buyer has paid another way. */
export const alreadyDecided = (): Problem => new Problem('manual-payment.already-decided', 409);

const write = (amountMinor: number, currency: string): string =>
  `${currency} ${moneyToDecimal(money(amountMinor, currency))}`;

interface Amounts {
  expectedMinor: number;
  receivedMinor: number;
  currency: string;
}

/** Another amount came than the order costs. */
export const wrongAmount = ({ expectedMinor, receivedMinor, currency }: Amounts): Problem =>
  new Problem('manual-payment.wrong-amount', 409, {
    values: {
      expected: write(expectedMinor, currency),
      received: write(receivedMinor, currency),
    },
  });

/** The refund has been paid back already. */
export const refundEnded = (): Problem => new Problem('manual-payment.refund-ended', 409);
