import { PAYMENT_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import type { Money } from '@sullam/domain/currency.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { ChosenMethod, Method } from './orders.api.ts';

/** What the buyer's account holds in the currency of the order; null for methods that pay from no account. */
const balanceFor = ({ balances }: Method, due: Money | undefined): number | null =>
  balances ? (balances.find(({ currency }) => currency === due?.currency)?.balanceMinor ?? 0) : null;

/** An account that holds nothing in the currency of the order is left out. */
const isShown = (method: Method, due: Money | undefined): boolean => balanceFor(method, due) !== 0;

/** Whether an offer can't pay the order: the provider doesn't take the amount, or the account holds too little. */
function isRefused(offer: Method, due: Money | undefined): boolean {
  const balance = balanceFor(offer, due);
  return offer.problem !== null || (balance !== null && due !== undefined && balance < due.amount);
}

/** Several providers can offer one method. */
const keyOf = ({ method, provider }: Method): string => `${provider} ${method}`;

/** What the buyer has chosen, at first the first offer that can pay the order; undefined where none can. */
export function useMethod(methods: readonly Method[], due: Money | undefined) {
  const [chosen, choose] = useState<string>();
  const payable = methods.filter((each) => isShown(each, due) && !isRefused(each, due));
  const offer = payable.find((each) => keyOf(each) === chosen) ?? payable[0];
  return { offer, choose };
}

interface MethodChoiceProps {
  readonly methods: readonly Method[];
  /** What the order costs. */
  readonly due: Money | undefined;
  readonly offer: Method | undefined;
  readonly onChoose: (key: string) => void;
}

/** The word under which the name of an offer is kept: what its page takes, where the buyer pays on one. */
const wordOf = ({ accepts, isTest, method }: Method) =>
  accepts ?? (isTest ? 'test' : PAYMENT_METHODS[method as ChosenMethod]);

/** What the buyer reads of an offer: what an account holds, where they go next, or why it can't pay this order. */
function useOfferText(due: Money | undefined) {
  const t = useT();
  const format = useFormat();
  const creditText = (balance: number, { amount, currency }: Money): string => {
    const moneyOf = (minor: number) => format.money({ amount: minor, currency });
    return balance < amount
      ? t('cart.methodTexts.creditShort', { balance: moneyOf(balance), missing: moneyOf(amount - balance) })
      : t('cart.methodTexts.credit', { balance: moneyOf(balance), left: moneyOf(balance - amount) });
  };
  return (offer: Method): string => {
    const { method, isTest, pageName, isPageTranslated, problem, waitDays } = offer;
    if (problem !== null) return t(`cart.methodTexts.${problem}`);
    const balance = balanceFor(offer, due);
    if (balance !== null && due !== undefined) return creditText(balance, due);
    if (pageName === null)
      return t(
        `cart.methodTexts.${isTest ? 'test' : PAYMENT_METHODS[method as Exclude<ChosenMethod, 'Organization Credit'>]}`,
        { days: t('cart.counts.days', { count: waitDays ?? 0 }) },
      );
    const sentences = [
      t('cart.methodTexts.page', { page: pageName }),
      ...(isPageTranslated ? [] : [t('cart.methodTexts.english')]),
      ...(isTest ? [t('cart.methodTexts.testKeys')] : []),
    ];
    return sentences.join(' ');
  };
}

/** What the buyer can pay with, each with what happens next. An account that holds too little says how much is missing. */
export function MethodChoice({ methods, due, offer, onChoose }: MethodChoiceProps) {
  const t = useT();
  const textOf = useOfferText(due);
  const shown = methods.filter((each) => isShown(each, due));
  if (shown.length === 0) return <Banner tone="danger">{t('cart.checkout.noMethod')}</Banner>;
  return (
    <RadioGroup
      label={t('cart.checkout.payWith')}
      cards
      value={offer && keyOf(offer)}
      onChange={onChoose}
      options={shown.map((each) => ({
        value: keyOf(each),
        label: t(`cart.methods.${wordOf(each)}`),
        description: textOf(each),
        disabled: isRefused(each, due),
      }))}
    />
  );
}
