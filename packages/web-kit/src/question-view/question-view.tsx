import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import type { MarkedPart } from '@sullam/domain/questions/verdict.ts';
import { CircleHelp } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { type ComponentType, useId } from 'react';
import { AuthorHtml } from '../author-html.tsx';
import { useT } from '../kit-context.tsx';
import { MultipleChoiceAnswer, SingleChoiceAnswer, TrueFalseAnswer } from './choice-answer.tsx';
import { DropdownClozeAnswer, FillBlanksAnswer } from './cloze-answer.tsx';
import { type AnswerFile, FileAnswer } from './file-answer.tsx';
import { HotspotAnswer } from './hotspot-answer.tsx';
import { MatchingAnswer } from './matching-answer.tsx';
import { OrderingAnswer } from './ordering-answer.tsx';
import type { AnswerProps, QuestionPicture } from './question-view-types.ts';
import { EssayAnswer, NumericAnswer, ShortTextAnswer } from './text-answer.tsx';

type Type = LearnerQuestion['type'];

/** Whatever a question's type, its answer part takes the same. */
type AnswerPart = ComponentType<AnswerProps<Type> & { picture: QuestionPicture | null; files: readonly AnswerFile[] }>;

const PARTS: { readonly [Each in Type]: ComponentType<never> } = {
  SINGLE_CHOICE: SingleChoiceAnswer,
  MULTIPLE_CHOICE: MultipleChoiceAnswer,
  TRUE_FALSE: TrueFalseAnswer,
  SHORT_TEXT: ShortTextAnswer,
  NUMERIC: NumericAnswer,
  MATCHING: MatchingAnswer,
  ORDERING: OrderingAnswer,
  FILL_BLANKS: FillBlanksAnswer,
  DROPDOWN_CLOZE: DropdownClozeAnswer,
  HOTSPOT: HotspotAnswer,
  FILE_UPLOAD: FileAnswer,
  ESSAY: EssayAnswer,
};

const NO_FILES: readonly AnswerFile[] = [];

export interface QuestionViewProps {
  readonly question: LearnerQuestion;
  /** Of a hotspot question. */
  readonly picture?: QuestionPicture | null;
  /** Of an answer of files that was given before. */
  readonly files?: readonly AnswerFile[];
  /** Null is a blank. An answer to another type of question counts as one. */
  readonly value: QuestionAnswer;
  readonly onChange: (answer: QuestionAnswer) => void;
  readonly isLocked?: boolean;
  /** What became of the parts of the answer, once that may be shown. */
  readonly parts?: readonly MarkedPart[];
  /** It is read by somebody else than who gave it. */
  readonly isOthers?: boolean;
  /** Asks for the next hint; without it only those that are open are shown. */
  readonly onHint?: () => void;
}

/** A question as a learner sees and answers it. It knows nothing of what is right. */
export function QuestionView(props: QuestionViewProps) {
  const { question, picture = null, files = NO_FILES, value, onChange, isLocked = false, parts = [] } = props;
  const { isOthers = false, onHint } = props;
  const t = useT();
  const promptId = useId();
  const Part = PARTS[question.type] as AnswerPart;
  // a cloze text is its prompt: its gaps stand in it
  const hasOwnPrompt = question.type !== 'FILL_BLANKS' && question.type !== 'DROPDOWN_CLOZE';
  const left = question.hintCount - question.hints.length;
  return (
    <div className="space-y-4">
      <div id={promptId}>{hasOwnPrompt && <AuthorHtml text={question.prompt} />}</div>
      <Part
        question={question}
        value={value?.type === question.type ? value : null}
        onChange={onChange}
        isLocked={isLocked}
        results={new Map(parts.map(({ id, result }) => [id, result]))}
        answerLabel={t(isOthers ? 'question-view.labels.givenAnswer' : 'question-view.labels.answer')}
        labelledBy={promptId}
        picture={picture}
        files={files}
      />
      {question.hints.length > 0 && (
        <ul aria-label={t('question-view.labels.hints')} className="space-y-2" aria-live="polite">
          {question.hints.map((hint, index) => (
            <li key={index} className="rounded-md bg-subtle px-4 py-2">
              <AuthorHtml text={hint} />
            </li>
          ))}
        </ul>
      )}
      {onHint && left > 0 && (
        <Button variant="ghost" size="sm" icon={CircleHelp} onClick={onHint}>
          {t('question-view.actions.hint', { count: left })}
        </Button>
      )}
    </div>
  );
}
