import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { CommentedAnswer } from '@sullam/web-kit/question-view/commented-answer.tsx';
import { QuestionMarking } from '@sullam/web-kit/question-view/question-marking.tsx';
import { QuestionView } from '@sullam/web-kit/question-view/question-view.tsx';
import { RightAnswer } from '@sullam/web-kit/question-view/right-answer.tsx';
import { shownParts } from '@sullam/web-kit/question-view/shown-parts.ts';
import { RubricView } from '@sullam/web-kit/rubrics/rubric-view.tsx';
import type { ReviewedQuestion } from './exams.api.ts';
import { pointsText } from './points.ts';

const ignore = () => undefined;

/** The rubric by which it was marked, filled in. */
function MarkedByRubric({ rubric }: Pick<ReviewedQuestion, 'rubric'>) {
  const t = useT();
  if (!rubric) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h4 className="mb-3 text-body font-medium">
        <AuthorTextFor text={rubric.title} fallback={t('rubrics.titles.rubric')} />
      </h4>
      <RubricView rubric={rubric.content} assessment={rubric.assessment} headingLevel={4} />
    </section>
  );
}

/** One question of a finished attempt: what was answered and whatever is released of the rest. */
export function ReviewQuestion({ reviewed }: { readonly reviewed: ReviewedQuestion }) {
  const t = useT();
  const format = useFormat();
  const { position, marks, question, picture, files, answer, parts, outcome, score, feedback, key } = reviewed;
  const { comment, comments, rubric } = reviewed;
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
      {answer?.type === 'ESSAY' ? (
        <div className="space-y-4">
          <AuthorHtml text={question.prompt} />
          <CommentedAnswer answer={answer} comments={comments} />
        </div>
      ) : (
        <QuestionView
          question={question}
          picture={picture}
          files={files}
          value={answer}
          onChange={ignore}
          isLocked
          parts={shownParts(answer, parts, key)}
        />
      )}
      {answer === null && outcome === null && (
        <p className="mt-3 text-sm text-muted">{t('exam-sitting.messages.noAnswer')}</p>
      )}
      {key && outcome !== 'CORRECT' && <RightAnswer question={question} answerKey={key} picture={picture} />}
      <MarkedByRubric rubric={rubric} />
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
