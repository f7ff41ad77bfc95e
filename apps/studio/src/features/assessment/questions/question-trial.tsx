import { ApiError } from '@sullam/api-client/api-error.ts';
import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { Check, RefreshCw, RotateCcw } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { QuestionMarking } from '@sullam/web-kit/question-view/question-marking.tsx';
import { QuestionView } from '@sullam/web-kit/question-view/question-view.tsx';
import { useEffect, useRef, useState } from 'react';
import { newId, type QuestionDraft } from './question-draft.ts';
import { type Trial, tryQuestion } from './questions.api.ts';

export interface QuestionTrialProps {
  readonly questionId: number | null;
  readonly draft: QuestionDraft;
}

/** A question as it is being written, exactly as learners get it, and what an answer to it is worth. */
export function QuestionTrial({ questionId, draft }: QuestionTrialProps) {
  const t = useT();
  const [answer, setAnswer] = useState<QuestionAnswer>(null);
  const [openedHints, setOpenedHints] = useState(0);
  const [seed, setSeed] = useState(newId);
  const [shown, setShown] = useState<Trial | null>(null);
  const trial = useMutation({ mutationFn: tryQuestion, onSuccess: setShown, meta: { isQuiet: true } });

  const ask = (change: { isAnswered?: boolean; openedHints?: number; seed?: string }) => {
    const { content, key, marks, negativeMarks } = draft;
    const { isAnswered = false } = change;
    trial.mutate({
      questionId,
      content,
      key,
      marks,
      negativeMarks,
      answer: isAnswered ? answer : null,
      isAnswered,
      openedHints: change.openedHints ?? openedHints,
      seed: change.seed ?? seed,
    });
  };
  // asked once, when the panel opens: the draft can't change while it is shown
  const first = useRef(ask);
  useEffect(() => {
    first.current({});
  }, []);

  const begin = (nextSeed = seed) => {
    setAnswer(null);
    setOpenedHints(0);
    setSeed(nextSeed);
    ask({ openedHints: 0, seed: nextSeed });
  };
  if (trial.isError) {
    const reason = trial.error instanceof ApiError ? (trial.error.details[0]?.message ?? trial.error.message) : '';
    return <Banner tone="warning">{t('questions.try.failed', { reason })}</Banner>;
  }
  if (!shown) return <SkeletonText lines={6} />;
  const { marking } = shown;
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t('questions.try.hint')}</p>
      <Card padding="lg">
        <QuestionView
          key={seed}
          question={shown.question as LearnerQuestion}
          picture={shown.picture}
          value={answer}
          onChange={setAnswer}
          isLocked={marking !== null}
          parts={marking?.parts ?? []}
          {...(marking === null
            ? {
                onHint: () => {
                  setOpenedHints(openedHints + 1);
                  ask({ openedHints: openedHints + 1 });
                },
              }
            : {})}
        />
      </Card>
      <div className="flex flex-wrap gap-2">
        {marking === null ? (
          <Button icon={Check} pending={trial.isPending} onClick={() => ask({ isAnswered: true })}>
            {t('questions.try.check')}
          </Button>
        ) : (
          <Button variant="outline" icon={RotateCcw} onClick={() => begin()}>
            {t('questions.try.again')}
          </Button>
        )}
        <Button variant="ghost" icon={RefreshCw} onClick={() => begin(newId())}>
          {t('questions.try.shuffle')}
        </Button>
      </div>
      {marking && (
        <QuestionMarking
          outcome={marking.outcome}
          score={marking.score}
          marks={draft.marks}
          feedback={marking.feedback}
          explanation={marking.explanation}
        />
      )}
    </div>
  );
}
