import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { isPositive } from './decimals.ts';
import { type DraftGap, gapMark } from './drafts.ts';
import { plainLine } from './markup/plain-text.ts';
import { LeftOut } from './report.ts';

const firstWords = (text: Localized): string => plainLine(LANGUAGES.map((code) => text[code]).find(Boolean) ?? '');

/** A gap with choices among gaps to type in: its right choices may be typed, all are listed behind it. */
export function asTyped(gap: DraftGap): { gap: DraftGap; listed: string } {
  if (gap.choices.length === 0) return { gap, listed: '' };
  const listed = gap.choices.map(({ text }) => firstWords(text));
  const texts = gap.choices.map(({ fraction, feedback }, index) => ({ text: listed[index] ?? '', fraction, feedback }));
  return {
    gap: { ...gap, choices: [], texts: texts.filter(({ fraction }) => isPositive(fraction)) },
    listed: ` (${listed.join(' / ')})`,
  };
}

/** The languages whose text has all gaps. */
export function withAllGaps(prompt: Localized, gaps: number): Localized {
  const marks = Array.from({ length: gaps }, (_, index) => gapMark(index));
  const complete = LANGUAGES.filter((code) => {
    const html = prompt[code];
    return html !== undefined && html !== null && marks.every((mark) => html.split(mark).length === 2);
  });
  if (complete.length === 0) throw new LeftOut('no-gaps');
  return Object.fromEntries(complete.map((code) => [code, prompt[code]]));
}
