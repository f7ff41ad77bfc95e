import type { Localized } from '@sullam/domain/localized.ts';
import type { Outcome } from '@sullam/domain/questions/mark-answer.ts';
import type { MarkedFeedback } from '@sullam/domain/questions/verdict.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { AuthorHtml } from '../author-html.tsx';
import { useFormat, useT } from '../kit-context.tsx';

const TONES: Record<Outcome, Tone> = {
  CORRECT: 'success',
  PARTIAL: 'warning',
  WRONG: 'danger',
  BLANK: 'neutral',
  PENDING: 'info',
};

export interface QuestionMarkingProps {
  readonly outcome: Outcome;
  /** Exact decimals; a null score is still to be given by a person. */
  readonly score: string | null;
  readonly marks: string;
  readonly feedback: readonly MarkedFeedback[];
  readonly explanation: Localized;
}

/** What became of an answer: marks, what the author says to it, the explanation. */
export function QuestionMarking({ outcome, score, marks, feedback, explanation }: QuestionMarkingProps) {
  const t = useT();
  const format = useFormat();
  const isExplained = Boolean(explanation.en ?? explanation.ar);
  return (
    <div className="space-y-3" role="status">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[outcome]}>{t(`question-view.outcomes.${outcome}`)}</Badge>
        {score !== null && (
          <span className="font-medium">
            {t('question-view.labels.score', { score: format.decimal(score), marks: format.decimal(marks) })}
          </span>
        )}
      </p>
      {feedback.map(({ partId, text }, index) => (
        <div key={`${partId} ${index}`} className="border-s-2 border-line ps-3">
          <AuthorHtml text={text} />
        </div>
      ))}
      {isExplained && (
        <div>
          <p className="mb-1 text-sm font-medium">{t('question-view.labels.explanation')}</p>
          <AuthorHtml text={explanation} />
        </div>
      )}
    </div>
  );
}
