import { compareRationals, parseRational, type Rational, rationalOf } from '@sullam/domain/rational.ts';
import { readNumber } from '../decimals.ts';

/** A value of response processing: numbers exact, pairs and points as they are written, containers as lists. */
export type RuleValue = null | boolean | string | Rational | readonly RuleValue[];

/** Thrown where rules go beyond what can be followed here: chance, programs of other systems. */
export class BeyondRules extends Error {}

export const isNumber = (value: RuleValue): value is Rational =>
  typeof value === 'object' && value !== null && 'numerator' in value;

export const isList = (value: RuleValue): value is readonly RuleValue[] => Array.isArray(value);

/** A list as its members; a single value as the only one; nothing as none. */
export const membersOf = (value: RuleValue): readonly RuleValue[] =>
  value === null ? [] : isList(value) ? value : [value];

export const readRational = (text: string): Rational | null => {
  const number = readNumber(text);
  return number === null ? parseRational(text.trim()) : rationalOf(number);
};

const inOrder = (text: string): string => text.trim().split(/\s+/).join(' ');

/** A written value of a base type. */
export function typedValue(text: string, baseType: string): RuleValue {
  switch (baseType) {
    case 'integer':
    case 'float':
    case 'duration':
      return readRational(text);
    case 'boolean':
      return /^\s*(?:true|1)\s*$/i.test(text);
    case 'pair':
      return text.trim().split(/\s+/).sort().join(' ');
    case 'directedPair':
    case 'point':
      return inOrder(text);
    default:
      return text.trim();
  }
}

const isSame = (a: RuleValue, b: RuleValue): boolean =>
  isNumber(a) && isNumber(b) ? compareRationals(a, b) === 0 : a === b;

/** Whether two values match: lists in order where they are ordered, else whatever their order. */
export function doMatch(a: RuleValue, b: RuleValue, isOrdered: boolean): boolean {
  if (a === null || b === null) return false;
  const [ours, theirs] = [membersOf(a), [...membersOf(b)]];
  if (ours.length !== theirs.length) return false;
  if (isOrdered) return ours.every((member, index) => isSame(member, theirs[index] ?? null));
  return ours.every((member) => {
    const at = theirs.findIndex((other) => isSame(member, other));
    if (at !== -1) theirs.splice(at, 1);
    return at !== -1;
  });
}

export const isAmong = (value: RuleValue, list: RuleValue): boolean =>
  membersOf(list).some((member) => isSame(member, value));
