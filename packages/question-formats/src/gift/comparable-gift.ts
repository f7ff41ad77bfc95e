import type { GiftChoice, GiftItem, GiftNumber } from './parse-gift.ts';

const comparableNumber = (number: GiftNumber): Record<string, string | number> =>
  Object.fromEntries(Object.entries(number).map(([key, value]) => [key, key === 'type' ? value : Number(value)]));

function comparableChoice(choice: GiftChoice<unknown>, text: unknown): Record<string, unknown> {
  return {
    isCorrect: choice.isCorrect,
    weight: choice.weight === null ? null : Number(choice.weight),
    text,
    feedback: choice.feedback,
  };
}

/** A parsed item in the shape that tools around the GIFT format compare (JSON, numbers as numbers). */
export function comparableGift(item: GiftItem): Record<string, unknown> {
  if (item.type === 'Category') return { type: item.type, title: item.title };
  if (item.type === 'Broken') return { type: item.type, title: item.title, near: item.near };
  const { line: _, ...rest } = item;
  if (rest.type === 'MC' || rest.type === 'Short')
    return { ...rest, choices: rest.choices.map((choice) => comparableChoice(choice, choice.text)) };
  if (rest.type !== 'Numerical') return rest;
  const { choices, stem } = rest;
  if (!Array.isArray(choices)) return { ...rest, choices: comparableNumber(choices) };
  const any = { format: stem.format, text: '*' };
  return {
    ...rest,
    choices: choices.map((choice) => comparableChoice(choice, choice.text ? comparableNumber(choice.text) : any)),
  };
}
