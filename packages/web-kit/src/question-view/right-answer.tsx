import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionAnswer, QuestionKey } from '@sullam/domain/questions/question.ts';
import { rightAnswer, rightTexts } from '@sullam/domain/questions/right-answer.ts';
import { useWrittenNumber } from '@sullam/ui/base/written-number.ts';
import { useId } from 'react';
import { useT } from '../kit-context.tsx';
import { HotspotAnswer } from './hotspot-answer.tsx';
import { QuestionView } from './question-view.tsx';
import type { AnswerProps, QuestionPicture } from './question-view-types.ts';

const NO_RESULTS: AnswerProps<'HOTSPOT'>['results'] = new Map();
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

/** The answer with its numbers in the reader's digits, as the reader would have written them. */
function written(answer: QuestionAnswer, key: QuestionKey, write: (number: string) => string): QuestionAnswer {
  if (answer?.type === 'NUMERIC') return { ...answer, number: write(answer.number) };
  if (answer?.type !== 'FILL_BLANKS' || key.type !== 'FILL_BLANKS') return answer;
  const isNumber = (id: string) => (key.blanks[id]?.numbers.length ?? 0) > 0;
  const blanks = Object.entries(answer.blanks).map(([id, text]) => [id, isNumber(id) ? write(text) : text]);
  return { ...answer, blanks: Object.fromEntries(blanks) };
}

/** What would have been right, below an answer that wasn't: laid out as the answer itself is. */
export function RightAnswer({ question, answerKey, picture, isBlank }: RightAnswerProps) {
  const t = useT();
  const headingId = useId();
  const write = useWrittenNumber();
  const answer = rightAnswer(answerKey);
  if (!answer || (SHOWS_ITSELF.has(answer.type) && !isBlank)) return null;
  const isPrompt = answer.type === 'FILL_BLANKS' || answer.type === 'DROPDOWN_CLOZE';
  return (
    <div className="mt-5 rounded-md bg-success-soft p-4">
      <p id={headingId} className="mb-2 text-sm font-medium text-success-text">
        {t('question-view.labels.rightAnswer')}
      </p>
      {answerKey.type === 'SHORT_TEXT' ? (
        <Texts texts={rightTexts(answerKey)} />
      ) : answerKey.type === 'HOTSPOT' && question.type === 'HOTSPOT' && answer.type === 'HOTSPOT' ? (
        <HotspotAnswer
          question={question}
          value={answer}
          areas={answerKey.areas.map(({ area }) => area)}
          picture={picture}
          onChange={ignore}
          isLocked
          labelledBy={headingId}
          results={NO_RESULTS}
        />
      ) : (
        <QuestionView
          question={{ ...question, prompt: isPrompt ? question.prompt : {}, hints: [], hintCount: 0 }}
          picture={picture}
          value={written(answer, answerKey, write)}
          onChange={ignore}
          isLocked
        />
      )}
    </div>
  );
}
