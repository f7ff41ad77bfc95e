import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { isPositive } from './decimals.ts';
import { type DraftGap, gapMark } from './drafts/cloze.ts';
import { isEmpty } from './markup/html-fields.ts';
import { plainLine } from './markup/plain-text.ts';
import { LeftOut, type Notes } from './report.ts';

const firstWords = (text: Localized): string => plainLine(LANGUAGES.map((code) => text[code]).find(Boolean) ?? '');

/** A gap with choices among gaps to type in: its right choices may be typed, all are listed behind it. */
export function asTyped(gap: DraftGap, notes: Notes): { gap: DraftGap; listed: string } {
  if (gap.choices.length === 0) return { gap, listed: '' };
  if (gap.choices.some(({ fraction, feedback }) => !isPositive(fraction) && !isEmpty(feedback)))
    notes.add('feedback-left');
  const listed = gap.choices.map(({ text }) => firstWords(text));
  const texts = gap.choices.map(({ fraction, feedback }, index) => ({ text: listed[index] ?? '', fraction, feedback }));
  return {
    gap: { ...gap, choices: [], texts: texts.filter(({ fraction }) => isPositive(fraction)) },
    listed: ` (${listed.join(' / ')})`,
  };
}

/** The languages whose text has all gaps. */
export function withAllGaps(prompt: Localized, gaps: number, notes: Notes): Localized {
  const marks = Array.from({ length: gaps }, (_, index) => gapMark(index));
  const complete = LANGUAGES.filter((code) => {
    const html = prompt[code];
    return html !== undefined && html !== null && marks.every((mark) => html.split(mark).length === 2);
  });
  if (complete.length === 0) throw new LeftOut('no-gaps');
  for (const code of LANGUAGES)
    if (prompt[code] && !complete.includes(code)) notes.add('language-left', { language: code });
  return Object.fromEntries(complete.map((code) => [code, prompt[code]]));
}
