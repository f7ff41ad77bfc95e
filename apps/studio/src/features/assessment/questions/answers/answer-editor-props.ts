import type { Localized } from '@sullam/domain/localized.ts';
import type { QuestionType } from '@sullam/domain/questions/question.ts';
import { plainHtml } from '@sullam/web-kit/question-view/plain-html.ts';
import type { MediaRef } from '../../../organization/media/media.public.ts';
import type { Parts } from '../question-draft.ts';

/** What the editor of the answers of one type takes. */
export interface AnswerEditorProps<Type extends QuestionType> {
  readonly content: Parts<Type>['content'];
  /** What is right; React keeps the name `key` for itself. */
  readonly answerKey: Parts<Type>['key'];
  readonly onChange: (parts: Partial<Parts<Type>>) => void;
  /** The picture of a hotspot, as far as the page knows it. */
  readonly picture: MediaRef | null;
  readonly onPicture: (picture: MediaRef | null) => void;
  /** Puts words where the cursor of the prompt is, in both languages. */
  readonly insertInPrompt: (text: string) => void;
}

/** The words of a choice for those who hear the form, else its number. */
export const nameOfChoice = (text: Localized, textOf: (text: Localized) => string, number: string): string =>
  plainHtml(textOf(text)) || number;
