import { LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { AcceptedNumber, AcceptedText, DecimalText } from '@sullam/domain/questions/question.ts';
import { asPercent, isOne, product } from '../decimals.ts';
import type { Typed } from '../exporting.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { escapeText } from '../markup/markup-tree.ts';
import { clozeEscaped } from './cloze-text.ts';
import { fileTags, type MoodleWriter } from './moodle-writer.ts';

type Cloze = Extract<Typed, { type: 'FILL_BLANKS' | 'DROPDOWN_CLOZE' }>;

interface Row {
  fraction: string;
  html: string;
  feedback: Localized;
}

/** A gap of the content as Moodle writes it in the text. */
function gapText(kind: string, weight: string, rows: Row[], write: (text: Localized) => string): string {
  const answers = rows.map(({ fraction, html, feedback }) => {
    const share = isOne(fraction) ? '=' : `%${asPercent(fraction)}%`;
    return `${share}${clozeEscaped(html)}${isEmpty(feedback) ? '' : `#${clozeEscaped(write(feedback))}`}`;
  });
  return `{${weight}:${kind}:${answers.join('~')}}`;
}

/** Moodle's weights are whole: all are multiplied by the ten, hundred … that makes them so. */
function wholeWeights(weights: readonly DecimalText[]): DecimalText[] {
  const decimals = Math.max(0, ...weights.map((weight) => weight.split('.')[1]?.length ?? 0));
  return weights.map((weight) => product(weight, `1${'0'.repeat(decimals)}`));
}

const textRow = ({ text, fraction, feedback }: AcceptedText): Row => ({ fraction, html: escapeText(text), feedback });

const numberRow = ({ value, tolerance, fraction, feedback }: AcceptedNumber): Row => ({
  fraction,
  html: `${value}:${tolerance}`,
  feedback,
});

/** The gaps by the mark that stands for them in the prompt. */
function gaps(part: Cloze, write: (text: Localized) => string): Map<string, string> {
  if (part.type === 'FILL_BLANKS') {
    const kind = part.key.isStrict ? 'SHORTANSWER_C' : 'SHORTANSWER';
    const { blanks } = part.content;
    const weights = wholeWeights(blanks.map(({ id }) => part.key.blanks[id]?.weight ?? '1'));
    return new Map(
      blanks.map(({ id, isNumeric }, index) => {
        const { texts, numbers } = part.key.blanks[id] ?? { texts: [], numbers: [] };
        const rows = isNumeric ? numbers.map(numberRow) : texts.map(textRow);
        return [`{{${id}}}`, gapText(isNumeric ? 'NUMERICAL' : kind, weights[index] ?? '1', rows, write)];
      }),
    );
  }
  const { gaps: dropdowns } = part.content;
  const weights = wholeWeights(dropdowns.map(({ id }) => part.key.gaps[id]?.weight ?? '1'));
  return new Map(
    dropdowns.map(({ id, choices }, index) => {
      const fractions = part.key.gaps[id]?.fractions ?? {};
      const rows = choices.map((choice) => ({
        fraction: fractions[choice.id] ?? '0',
        html: write(choice.text),
        feedback: {},
      }));
      return [`{{${id}}}`, gapText('MULTICHOICE', weights[index] ?? '1', rows, write)];
    }),
  );
}

/** A cloze text with its gaps, in one language: gaps that stood in two texts would be asked twice. */
export function writeCloze(part: Cloze, language: Language, writer: MoodleWriter): { html: string; files: string } {
  const { prompt } = part.content;
  for (const other of LANGUAGES)
    if (other !== language && prompt[other]?.trim()) writer.notes.add('language-left', { language: other });
  const shown = writer.shownFiles();
  const html = writer.html({ [language]: prompt[language] ?? '' }, shown);
  const written = gaps(part, (text) => writer.html(text, shown));
  const filled = html.replace(/\{\{[\w-]{1,60}\}\}/g, (mark) => written.get(mark) ?? mark);
  return { html: filled, files: fileTags(shown) };
}
