import { rightAnswer } from '@sullam/domain/questions/right-answer.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { QuestionMarking } from '@sullam/web-kit/question-view/question-marking.tsx';
import { QuestionView } from '@sullam/web-kit/question-view/question-view.tsx';
import type { ReviewedQuestion } from './exams.api.ts';
import { pointsText } from './points.ts';

const ignore = () => undefined;

/** Choices carry their own signs; of the others the right answer is shown below. */
const SHOWS_ITSELF: ReadonlySet<string> = new Set(['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TRUE_FALSE']);

function RightAnswer({ reviewed }: { readonly reviewed: ReviewedQuestion }) {
  const t = useT();
  const { question, key, picture, outcome } = reviewed;
  const answer = key && rightAnswer(key);
  if (!answer || SHOWS_ITSELF.has(answer.type) || outcome === 'CORRECT') return null;
  return (
    <div className="mt-5 rounded-md bg-success-soft p-4">
      <p className="mb-2 text-sm font-medium text-success-text">{t('exam-sitting.labels.rightAnswer')}</p>
      <QuestionView
        question={{
          ...question,
          prompt: answer.type === 'FILL_BLANKS' || answer.type === 'DROPDOWN_CLOZE' ? question.prompt : {},
          hints: [],
          hintCount: 0,
        }}
        picture={picture}
        value={answer}
        onChange={ignore}
        isLocked
      />
    </div>
  );
}

/** One question of a finished attempt: what was answered and whatever is released of the rest. */
export function ReviewQuestion({ reviewed }: { readonly reviewed: ReviewedQuestion }) {
  const t = useT();
  const format = useFormat();
  const { position, marks, question, picture, files, answer, parts, outcome, score, feedback, key, comment } = reviewed;
  const explanation = key?.explanation ?? {};
  const isExplained = Boolean(explanation.en ?? explanation.ar);
  return (
    <Card as="article" className="break-inside-avoid">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="text-base font-semibold">
          {t('exam-sitting.titles.question', { number: format.number(position) })}
        </h3>
        <p className="text-sm text-muted">
          {t('exam-sitting.labels.marks', { marks: format.decimal(pointsText(marks)) })}
        </p>
      </div>
      <QuestionView
        question={question}
        picture={picture}
        files={files}
        value={answer}
        onChange={ignore}
        isLocked
        parts={parts ?? []}
      />
      {answer === null && outcome === null && (
        <p className="mt-3 text-sm text-muted">{t('exam-sitting.messages.noAnswer')}</p>
      )}
      <RightAnswer reviewed={reviewed} />
      {outcome !== null ? (
        <div className="mt-5 border-t border-line pt-4">
          <QuestionMarking
            outcome={outcome}
            score={score === null ? null : pointsText(score)}
            marks={pointsText(marks)}
            feedback={feedback ?? []}
            explanation={explanation}
          />
        </div>
      ) : (
        isExplained && (
          <div className="mt-5 border-t border-line pt-4">
            <p className="mb-1 text-sm font-medium">{t('question-view.labels.explanation')}</p>
            <AuthorHtml text={explanation} />
          </div>
        )
      )}
      {comment && (
        <div className="mt-4 rounded-md bg-subtle p-4">
          <p className="mb-1 text-sm font-medium">{t('exam-sitting.labels.comment')}</p>
          <p dir="auto" className="whitespace-pre-line">
            {comment}
          </p>
        </div>
      )}
    </Card>
  );
}
