import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import { rightAnswer, rightTexts } from '@sullam/domain/questions/right-answer.ts';
import { useT } from '../kit-context.tsx';
import { QuestionView } from './question-view.tsx';
import type { QuestionPicture } from './question-view-types.ts';

const ignore = () => undefined;

/** Choices that were made carry their own signs. */
const SHOWS_ITSELF: ReadonlySet<string> = new Set(['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TRUE_FALSE']);

export interface RightAnswerProps {
  readonly question: LearnerQuestion;
  readonly answerKey: QuestionKey;
  readonly picture: QuestionPicture | null;
  /** Nothing was answered. */
  readonly isBlank: boolean;
}

/** All that would have been taken: the reader's language is among them. */
const Texts = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {texts.map((text) => (
      <li key={text} className="wrap-anywhere">
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);

/** What would have been right, below an answer that wasn't: laid out as the answer itself is. */
export function RightAnswer({ question, answerKey, picture, isBlank }: RightAnswerProps) {
  const t = useT();
  const answer = rightAnswer(answerKey);
  if (!answer || (SHOWS_ITSELF.has(answer.type) && !isBlank)) return null;
  const isPrompt = answer.type === 'FILL_BLANKS' || answer.type === 'DROPDOWN_CLOZE';
  return (
    <div className="mt-5 rounded-md bg-success-soft p-4">
      <p className="mb-2 text-sm font-medium text-success-text">{t('question-view.labels.rightAnswer')}</p>
      {answerKey.type === 'SHORT_TEXT' ? (
        <Texts texts={rightTexts(answerKey)} />
      ) : (
        <QuestionView
          question={{ ...question, prompt: isPrompt ? question.prompt : {}, hints: [], hintCount: 0 }}
          picture={picture}
          value={answer}
          onChange={ignore}
          isLocked
        />
      )}
    </div>
  );
}
