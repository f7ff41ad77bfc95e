import { Banner } from '@sullam/ui/components/banner.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { ChosenMethod, Method } from './orders.api.ts';

const WORDS = {
  'Credit Card': 'card',
  'Wire Transfer': 'transfer',
  Cash: 'cash',
} as const satisfies Record<ChosenMethod, string>;

const isChoosable = ({ method }: Method): boolean => method in WORDS;

/** The method that the buyer has chosen, at first the one that is offered first; undefined where none is offered. */
export function useMethod(methods: readonly Method[]) {
  const [chosen, choose] = useState<string>();
  const choosable = methods.filter(isChoosable);
  const found = choosable.find(({ method }) => method === chosen) ?? choosable[0];
  return { method: found?.method as ChosenMethod | undefined, choose };
}

interface MethodChoiceProps {
  readonly methods: readonly Method[];
  readonly method: ChosenMethod | undefined;
  readonly onChoose: (method: string) => void;
}

/** What the buyer can pay with, each with what happens next. */
export function MethodChoice({ methods, method, onChoose }: MethodChoiceProps) {
  const t = useT();
  if (method === undefined) return <Banner tone="danger">{t('cart.checkout.noMethod')}</Banner>;
  return (
    <RadioGroup
      label={t('cart.checkout.payWith')}
      cards
      value={method}
      onChange={onChoose}
      options={methods.filter(isChoosable).map(({ method: value, isTest, waitDays }) => {
        const word = isTest ? 'test' : WORDS[value as ChosenMethod];
        return {
          value,
          label: t(`cart.methods.${word}`),
          description: t(`cart.methodTexts.${word}`, {
            days: t('cart.counts.days', { count: waitDays ?? 0 }),
          }),
        };
      })}
    />
  );
}
