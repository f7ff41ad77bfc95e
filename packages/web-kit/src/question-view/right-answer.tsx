import { directionOf, type Language } from '@sullam/domain/localized.ts';
import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionAnswer, QuestionKey } from '@sullam/domain/questions/question.ts';
import { rightAnswer, rightTexts } from '@sullam/domain/questions/right-answer.ts';
import { directionOfText } from '@sullam/domain/text-direction.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck } from '@sullam/ui/base/icons.ts';
import { useWrittenNumber } from '@sullam/ui/base/written-number.ts';
import { useId } from 'react';
import { useLanguage, useT } from '../kit-context.tsx';
import { HotspotAnswer } from './hotspot-answer.tsx';
import { QuestionView } from './question-view.tsx';
import type { AnswerProps, QuestionPicture } from './question-view-types.ts';

const NO_RESULTS: AnswerProps<'HOTSPOT'>['results'] = new Map();
const ignore = () => undefined;

/** Choices carry their own signs. */
const SHOWS_ITSELF: ReadonlySet<string> = new Set(['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TRUE_FALSE']);

export interface RightAnswerProps {
  readonly question: LearnerQuestion;
  readonly answerKey: QuestionKey;
  readonly picture: QuestionPicture | null;
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

interface Writing {
  language: Language;
  write: (number: string) => string;
}

/** The answer as the reader would have written it: words of their language where some are taken, numbers in their digits. */
function written(answer: QuestionAnswer, key: QuestionKey, { language, write }: Writing): QuestionAnswer {
  if (answer?.type !== 'FILL_BLANKS' || key.type !== 'FILL_BLANKS') return answer;
  const writtenIn = (id: string, text: string) => {
    const { texts = [], numbers = [] } = key.blanks[id] ?? {};
    if (numbers.length > 0) return write(text);
    return rightTexts(texts).find((each) => directionOfText(each) === directionOf(language)) ?? text;
  };
  const blanks = Object.entries(answer.blanks).map(([id, text]) => [id, writtenIn(id, text)]);
  return { ...answer, blanks: Object.fromEntries(blanks) };
}

/** What would have been right, below an answer that wasn't: laid out as the answer itself is. */
export function RightAnswer({ question, answerKey, picture }: RightAnswerProps) {
  const t = useT();
  const headingId = useId();
  const language = useLanguage();
  const write = useWrittenNumber();
  const answer = rightAnswer(answerKey);
  if (!answer || SHOWS_ITSELF.has(answer.type)) return null;
  const isPrompt = answer.type === 'FILL_BLANKS' || answer.type === 'DROPDOWN_CLOZE';
  return (
    <div className="mt-5 rounded-md border border-success p-4">
      <p id={headingId} className="mb-2 flex items-center gap-2 text-sm font-medium text-success-text">
        <Icon of={CircleCheck} size={18} />
        {t('question-view.labels.rightAnswer')}
      </p>
      {answerKey.type === 'SHORT_TEXT' ? (
        <Texts texts={rightTexts(answerKey.accepted)} />
      ) : answer.type === 'NUMERIC' ? (
        <Texts texts={[[write(answer.number), answer.unit].filter(Boolean).join(' ')]} />
      ) : answerKey.type === 'HOTSPOT' && question.type === 'HOTSPOT' && answer.type === 'HOTSPOT' ? (
        <HotspotAnswer
          question={question}
          value={answer}
          areas={answerKey.areas.map(({ area }) => area)}
          picture={picture}
          onChange={ignore}
          isLocked
          answerLabel={t('question-view.labels.rightAnswer')}
          labelledBy={headingId}
          results={NO_RESULTS}
        />
      ) : (
        <QuestionView
          question={{ ...question, prompt: isPrompt ? question.prompt : {}, hints: [], hintCount: 0 }}
          picture={picture}
          value={written(answer, answerKey, { language, write })}
          onChange={ignore}
          isLocked
        />
      )}
    </div>
  );
}
