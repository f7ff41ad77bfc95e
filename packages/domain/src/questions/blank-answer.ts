import { isBlankHtml } from './html.ts';
import type { QuestionAnswer } from './question.ts';

const isBlankText = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
const areAllBlank = (entries: Readonly<Record<string, string>>): boolean => Object.values(entries).every(isBlankText);

/** Whether an answer answers nothing at all: such a one is never wrong and never costs marks. */
export function isBlankAnswer(answer: QuestionAnswer): boolean {
  if (!answer) return true;
  switch (answer.type) {
    case 'SINGLE_CHOICE':
      return isBlankText(answer.choiceId);
    case 'MULTIPLE_CHOICE':
      return answer.choiceIds.length === 0;
    case 'TRUE_FALSE':
      return false;
    case 'SHORT_TEXT':
      return isBlankText(answer.text);
    case 'NUMERIC':
      return isBlankText(answer.number);
    case 'MATCHING':
      return areAllBlank(answer.pairs);
    case 'ORDERING':
      return answer.order.length === 0;
    case 'FILL_BLANKS':
      return areAllBlank(answer.blanks);
    case 'DROPDOWN_CLOZE':
      return areAllBlank(answer.gaps);
    case 'HOTSPOT':
      return answer.points.length === 0;
    case 'FILE_UPLOAD':
      return answer.mediaIds.length === 0;
    case 'ESSAY':
      return isBlankHtml(answer.html);
  }
}
