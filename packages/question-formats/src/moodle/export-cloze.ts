import { LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { AcceptedNumber, AcceptedText } from '@sullam/domain/questions/question.ts';
import { asPercent, isOne } from '../decimals.ts';
import type { Typed } from '../exporting.ts';
import { isEmpty } from '../markup/html-fields.ts';
import { escapeText } from '../markup/markup-tree.ts';
import { LeftOut } from '../report.ts';
import { clozeEscaped } from './cloze-text.ts';
import type { MoodleWriter } from './export-moodle.ts';

type Cloze = Extract<Typed, { type: 'FILL_BLANKS' | 'DROPDOWN_CLOZE' }>;

interface Row {
  fraction: string;
  html: string;
  feedback: Localized;
}

/** A gap of the content as Moodle writes it in the text. */
function gapText(kind: string, weight: string, rows: Row[], write: (text: Localized) => string): string {
  if (!/^\d+$/.test(weight)) throw new LeftOut('number-unreadable', { text: weight });
  const answers = rows.map(({ fraction, html, feedback }) => {
    const share = isOne(fraction) ? '=' : `%${asPercent(fraction)}%`;
    return `${share}${clozeEscaped(html)}${isEmpty(feedback) ? '' : `#${clozeEscaped(write(feedback))}`}`;
  });
  return `{${weight}:${kind}:${answers.join('~')}}`;
}

const textRow = ({ text, fraction, feedback }: AcceptedText): Row => ({ fraction, html: escapeText(text), feedback });

const numberRow = ({ value, tolerance, fraction, feedback }: AcceptedNumber): Row => ({
  fraction,
  html: `${value}:${tolerance}`,
  feedback,
});

/** The gaps by the mark that stands for them in the prompt. */
function gaps(part: Cloze, writer: MoodleWriter): Map<string, string> {
  const write = (text: Localized): string => writer.html(text).html;
  if (part.type === 'FILL_BLANKS') {
    const kind = part.key.isStrict ? 'SHORTANSWER_C' : 'SHORTANSWER';
    return new Map(
      part.content.blanks.map(({ id, isNumeric }) => {
        const { weight, texts, numbers } = part.key.blanks[id] ?? { weight: '1', texts: [], numbers: [] };
        const rows = isNumeric ? numbers.map(numberRow) : texts.map(textRow);
        return [`{{${id}}}`, gapText(isNumeric ? 'NUMERICAL' : kind, weight, rows, write)];
      }),
    );
  }
  return new Map(
    part.content.gaps.map(({ id, choices }) => {
      const { weight, fractions } = part.key.gaps[id] ?? { weight: '1', fractions: {} };
      const rows = choices.map((choice) => ({
        fraction: fractions[choice.id] ?? '0',
        html: write(choice.text),
        feedback: {},
      }));
      return [`{{${id}}}`, gapText('MULTICHOICE', weight, rows, write)];
    }),
  );
}

/** A cloze text with its gaps, in one language: gaps that stood in two texts would be asked twice. */
export function writeCloze(part: Cloze, language: Language, writer: MoodleWriter): { html: string; files: string } {
  const { prompt } = part.content;
  for (const other of LANGUAGES)
    if (other !== language && prompt[other]?.trim()) writer.notes.add('language-left', { language: other });
  const { html, files } = writer.html({ [language]: prompt[language] ?? '' });
  const written = gaps(part, writer);
  const filled = html.replace(/\{\{[\w-]{1,60}\}\}/g, (mark) => written.get(mark) ?? mark);
  return { html: filled, files };
}
