import { Flag } from '@sullam/ui/base/icons.ts';
import { Button, ToggleButton } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { QuestionView } from '@sullam/web-kit/question-view/question-view.tsx';
import { useEffect, useRef } from 'react';
import { pointsText } from '../exams/exams.public.ts';
import type { SnapshotQuestion } from './attempt.api.ts';
import { AnswerState } from './save-state.tsx';
import type { Attempt } from './use-attempt.ts';
import { chooseByKey } from './use-attempt-keys.ts';

interface QuestionCardProps {
  readonly attempt: Attempt;
  readonly question: SnapshotQuestion;
  /** The title takes the focus: somebody came here from another question. */
  readonly isArrival: boolean;
}

/** One question of the paper, to be answered. */
export function QuestionCard({ attempt, question, isArrival }: QuestionCardProps) {
  const t = useT();
  const format = useFormat();
  const { position, marks, section, picture, files } = question;
  const { answer, isFlagged, sequence } = attempt.givenAt(position);
  const { sections } = attempt.snapshot;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [isArrival]);
  if (!question.question) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: number keys reach the choices wherever the focus is in here
    <div className="rounded-lg border border-line bg-surface p-4 sm:p-6" onKeyDown={chooseByKey}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          {sections.length > 1 && (
            <p className="text-sm text-muted">
              <AuthorTextFor text={sections[section]?.title} />
            </p>
          )}
          <h2 ref={title} tabIndex={-1} className="text-lg outline-none">
            {t('exam-sitting.titles.question', { number: format.number(position) })}
          </h2>
          <p className="text-sm text-muted">
            {t('exam-sitting.labels.marks', { marks: format.decimal(pointsText(marks)) })}
          </p>
        </div>
        <ToggleButton
          size="sm"
          icon={Flag}
          isOn={isFlagged}
          disabled={!attempt.isOpen}
          onToggle={(isOn) => attempt.flag(position, isOn)}
        >
          {t('exam-sitting.actions.flag')}
        </ToggleButton>
      </div>
      <QuestionView
        question={question.question}
        picture={picture}
        files={files}
        value={answer}
        onChange={(next) => attempt.answer(position, next)}
        isLocked={!attempt.isOpen}
        {...(attempt.isOpen ? { onHint: () => void attempt.hint(position) } : {})}
      />
      <div className="mt-4 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <AnswerState sender={attempt.sender} position={position} isGiven={sequence > 0 && answer !== null} />
        {answer !== null && attempt.isOpen && (
          <Button size="sm" variant="ghost" onClick={() => attempt.answer(position, null)}>
            {t('exam-sitting.actions.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
