import type { Choice } from '@sullam/domain/questions/question.ts';
import type { PartResult } from '@sullam/domain/questions/verdict.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { type ReactNode, useId } from 'react';
import { AuthorHtml } from '../author-html.tsx';
import { useT } from '../kit-context.tsx';
import { ChoiceMark } from './part-result.tsx';
import type { AnswerProps } from './question-view-types.ts';

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly result: PartResult | undefined;
  readonly answerLabel: string;
  readonly children: ReactNode;
}

const toneOf = (isChosen: boolean, result: PartResult | undefined): string => {
  if (result === 'RIGHT' || result === 'MISSED') return 'border-success bg-success-soft';
  if (result === 'WRONG') return 'border-danger bg-danger-soft';
  return isChosen ? 'border-primary bg-primary-soft' : 'border-line bg-surface';
};

/** One choice: the whole card can be pressed. */
function Option({ type, name, isChosen, isLocked, onChoose, result, answerLabel, children }: OptionProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-start gap-3 rounded-lg border px-4 py-2.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        toneOf(isChosen, result),
        !isLocked && 'cursor-pointer hover:border-control',
      )}
    >
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={isLocked}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        className="mt-[calc((1lh-18px)/2)] size-4.5 shrink-0 accent-primary"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">{children}</div>
        {isLocked && <ChoiceMark result={result} isChosen={isChosen} answerLabel={answerLabel} />}
      </div>
    </label>
  );
}

const optionsOf = (choices: readonly Choice[]) => choices.map(({ id, text }) => ({ id, text }));

/** One of several. */
export function SingleChoiceAnswer(props: AnswerProps<'SINGLE_CHOICE'>) {
  const { question, value, onChange, isLocked, results, labelledBy, answerLabel } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="space-y-2">
      {optionsOf(question.choices).map(({ id, text }) => (
        <Option
          key={id}
          type="radio"
          name={name}
          isChosen={value?.choiceId === id}
          isLocked={isLocked}
          onChoose={() => onChange({ type: 'SINGLE_CHOICE', choiceId: id })}
          result={results.get(id)}
          answerLabel={answerLabel}
        >
          <AuthorHtml text={text} />
        </Option>
      ))}
    </div>
  );
}

/** Several of several. */
export function MultipleChoiceAnswer(props: AnswerProps<'MULTIPLE_CHOICE'>) {
  const { question, value, onChange, isLocked, results, labelledBy, answerLabel } = props;
  const t = useT();
  const name = useId();
  const hint = useId();
  const chosen = value?.choiceIds ?? [];
  const choose = (id: string, isChosen: boolean) => {
    const choiceIds = isChosen ? [...chosen, id] : chosen.filter((each) => each !== id);
    onChange(choiceIds.length === 0 ? null : { type: 'MULTIPLE_CHOICE', choiceIds });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need the prompt as its legend
    <div role="group" aria-labelledby={labelledBy} aria-describedby={isLocked ? undefined : hint} className="space-y-2">
      {!isLocked && (
        <p id={hint} className="text-sm text-muted">
          {t('question-view.labels.chooseAll')}
        </p>
      )}
      {optionsOf(question.choices).map(({ id, text }) => (
        <Option
          key={id}
          type="checkbox"
          name={name}
          isChosen={chosen.includes(id)}
          isLocked={isLocked}
          onChoose={(isChosen) => choose(id, isChosen)}
          result={results.get(id)}
          answerLabel={answerLabel}
        >
          <AuthorHtml text={text} />
        </Option>
      ))}
    </div>
  );
}

/** True or false. */
export function TrueFalseAnswer(props: AnswerProps<'TRUE_FALSE'>) {
  const { value, onChange, isLocked, results, labelledBy, answerLabel } = props;
  const t = useT();
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2 sm:grid-cols-2">
      {[true, false].map((isTrue) => (
        <Option
          key={String(isTrue)}
          type="radio"
          name={name}
          isChosen={value?.isTrue === isTrue}
          isLocked={isLocked}
          onChoose={() => onChange({ type: 'TRUE_FALSE', isTrue })}
          result={results.get(String(isTrue))}
          answerLabel={answerLabel}
        >
          {t(isTrue ? 'question-view.labels.true' : 'question-view.labels.false')}
        </Option>
      ))}
    </div>
  );
}
