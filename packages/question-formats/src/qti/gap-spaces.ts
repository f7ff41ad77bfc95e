import { acceptedLetters } from '@sullam/domain/questions/accepted-texts.ts';
import type { AcceptedNumber, AcceptedText } from '@sullam/domain/questions/question.ts';
import { compareRationals, type Rational } from '@sullam/domain/rational.ts';
import { difference, product, readAnswer, sum } from '../decimals.ts';
import type { DraftGap } from '../drafts/cloze.ts';
import type { DraftChoice } from '../drafts/draft.ts';
import { childrenNamed, descendants, type MarkupElement, textOf } from '../markup/markup-tree.ts';
import type { GapShares, GapSpace } from '../scoring/fit-gaps.ts';
import type { ResponseDeclaration } from './qti-declarations.ts';
import { numberRules } from './qti-scoring.ts';

/** One gap as it is tried, and as it becomes one of ours. */
export interface Gap extends GapSpace {
  kind: 'text' | 'number' | 'choice';
  toDraft: (shares: GapShares) => DraftGap;
}

/** What no author accepts. */
const NOBODYS_TEXT = 'qzxj vwkq';
const NOBODYS_NUMBER = '987654321987';
const BESIDE = 'qz';

const COMPARING = new Set(['match', 'stringMatch', 'substring', 'equal', 'member']);

/** Texts that the rules compare a response with. */
function literals(item: MarkupElement, identifier: string): string[] {
  const rules = childrenNamed(item, 'responseProcessing').flatMap((processing) => [...descendants(processing)]);
  return rules
    .filter(({ name }) => COMPARING.has(name))
    .filter((node) =>
      [...descendants(node)].some((one) => one.name === 'variable' && one.attributes.identifier === identifier),
    )
    .flatMap((node) =>
      [...descendants(node)].filter(({ name }) => name === 'baseValue').map((base) => textOf(base).trim()),
    );
}

const feedback = {};

type ScoreAlone = (value: string) => Rational | null;

/** Whether a text is accepted as a part of what is typed. */
function isPart(score: ScoreAlone, text: string): boolean {
  const [alone, within, nothing] = [score(text), score(`${BESIDE}${text}${BESIDE}`), score(NOBODYS_TEXT)];
  if (!alone || !within || !nothing) return false;
  return compareRationals(alone, within) === 0 && compareRationals(alone, nothing) !== 0;
}

export function textGap(item: MarkupElement, declared: ResponseDeclaration, score: ScoreAlone): Gap {
  const known = [
    ...declared.entries.map(({ key }) => key.trim()),
    ...declared.correct,
    ...literals(item, declared.identifier),
  ];
  const texts = [...new Set(known)].filter((text) => text !== '').slice(0, 100);
  const parts = new Set(texts.slice(0, 20).filter((text) => isPart(score, text)));
  const toDraft = ({ weight, fractions }: GapShares): DraftGap => {
    const other = fractions.get(NOBODYS_TEXT) ?? '0';
    const accepted: AcceptedText[] = texts
      .filter((text) => (fractions.get(text) ?? '0') !== other)
      .map((text) => {
        const letters = acceptedLetters(text);
        return { text: parts.has(text) ? `*${letters}*` : letters, fraction: fractions.get(text) ?? '0', feedback };
      });
    const any = other === '0' ? [] : [{ text: '*', fraction: other, feedback }];
    return { weight, texts: [...accepted, ...any], numbers: [], choices: [] };
  };
  const around = [...parts].map((text) => `${BESIDE}${text}${BESIDE}`);
  return {
    kind: 'text',
    values: [...texts, ...around, NOBODYS_TEXT],
    right: declared.correct[0] ?? null,
    wrong: NOBODYS_TEXT,
    toDraft,
  };
}

/** Just beyond what is within reach. */
const STEP = '0.000001';

export function numberGap(item: MarkupElement, declared: ResponseDeclaration): Gap {
  const { rules } = numberRules(item, declared);
  const written = [...declared.entries.map(({ key }) => key), ...declared.correct].flatMap(
    (text) => readAnswer(text) ?? [],
  );
  const known = [...rules, ...written.map((value) => ({ value, tolerance: '0' }))];
  const numbers = known
    .filter(
      ({ value, tolerance }, at) => known.findIndex((one) => one.value === value && one.tolerance === tolerance) === at,
    )
    // the same number without reach is part of the one with it
    .filter(
      ({ value, tolerance }) =>
        tolerance !== '0' || !rules.some((rule) => rule.value === value && rule.tolerance !== '0'),
    )
    .slice(0, 30);
  const edges = numbers.flatMap(({ value, tolerance }) => [
    value,
    sum([value, tolerance]),
    difference(value, tolerance),
    sum([value, tolerance, STEP]),
    difference(difference(value, tolerance), STEP),
    sum([value, product(tolerance, '0.5')]),
  ]);
  const toDraft = ({ weight, fractions }: GapShares): DraftGap => {
    const other = fractions.get(NOBODYS_NUMBER) ?? '0';
    const accepted: AcceptedNumber[] = numbers.map(({ value, tolerance }) => ({
      value,
      tolerance,
      fraction: fractions.get(value) ?? '0',
      feedback,
    }));
    const any = other === '0' ? [] : [{ text: '*', fraction: other, feedback }];
    return { weight, texts: any, numbers: accepted.filter(({ fraction }) => fraction !== other), choices: [] };
  };
  return {
    kind: 'number',
    values: [...new Set([...edges, NOBODYS_NUMBER])],
    right: numbers[0]?.value ?? null,
    wrong: NOBODYS_NUMBER,
    toDraft,
  };
}

export const choiceGap = (
  ids: readonly string[],
  texts: readonly DraftChoice['text'][],
  right: string | null,
): Gap => ({
  kind: 'choice',
  values: ids,
  right,
  wrong: null,
  toDraft: ({ weight, fractions }) => ({
    weight,
    texts: [],
    numbers: [],
    choices: ids.map((id, index) => ({ text: texts[index] ?? {}, fraction: fractions.get(id) ?? '0', feedback })),
  }),
});
