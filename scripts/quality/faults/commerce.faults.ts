import type { Fault } from './fault.ts';

const commerce = 'apps/server/src/modules/commerce';
const domain = 'packages/domain';

/** Of money: what statements of the bank confirm, and who accounts for VAT. */
export const COMMERCE_FAULTS: readonly Fault[] = [
  {
    name: 'One line of a bank statement confirms several payments',
    file: `${commerce}/bank-statements/bank-statements.service.ts`,
    find: 'line.paymentId === null && ',
    replace: '',
    tests: [`${commerce}/bank-statements/test/bank-statements.test.ts`],
  },
  {
    name: 'Lines confirm a payment although they bring less than it costs',
    file: `${commerce}/manual-payments/manual-payments.service.ts`,
    find: 'if (onStatements !== expectedMinor) throw',
    replace: 'if (onStatements > expectedMinor) throw',
    tests: [`${commerce}/bank-statements/test/bank-statements.test.ts`],
  },
  {
    name: 'A bank statement in XML may declare entities',
    file: `${commerce}/bank-statements/camt-statement.ts`,
    find: ' || tree.hasDoctype',
    replace: '',
    tests: [`${commerce}/bank-statements/test/bank-statements.test.ts`],
  },
  {
    name: 'Any small number in the text of a transfer is taken for an order',
    file: `${domain}/src/commerce/bank-statements.ts`,
    find: 'if (!isExact && !isNamed) return 0;',
    replace: '',
    tests: [`${domain}/test/commerce/bank-statements.test.ts`],
  },
  {
    name: 'Companies of the seller’s own country pay without VAT',
    file: `${domain}/src/commerce/reverse-charge.ts`,
    find: '  company.countryCode !== seller.countryCode &&\n',
    replace: '',
    tests: [`${domain}/test/commerce/reverse-charge.test.ts`],
  },
  {
    name: 'Fees of test payments count as real ones',
    file: `${commerce}/payouts/payouts.reads.ts`,
    find: "if (!includeTest) payments = payments.where('p.is_test', '=', false);",
    replace: '',
    tests: [`${commerce}/payouts/test/payouts.test.ts`],
  },
];
