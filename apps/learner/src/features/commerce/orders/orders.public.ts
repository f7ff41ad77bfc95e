export { MethodChoice, useMethod } from './method-choice.tsx';
export { type Method, paymentMethodsQuery } from './orders.api.ts';
export { PaymentDisclosure } from './payment-disclosure.tsx';
export { SumLine, SumTotal } from './sum-line.tsx';
export { TestStrip } from './test-mark.tsx';
export { TimeLeft } from './time-left.tsx';
export { orderPath, paidPath, usePay } from './use-pay.ts';
