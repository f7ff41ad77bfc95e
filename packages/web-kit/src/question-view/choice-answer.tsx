import type { Choice } from '@sullam/domain/questions/question.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { type ReactNode, useId } from 'react';
import { AuthorHtml } from '../author-html.tsx';
import { useT } from '../kit-context.tsx';
import { PartResultMark } from './part-result.tsx';
import type { AnswerProps } from './question-view-types.ts';

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

/** One choice: the whole card can be pressed. */
function Option({ type, name, isChosen, isLocked, onChoose, mark, children }: OptionProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-start gap-3 rounded-lg border px-4 py-2.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-primary bg-primary-soft' : 'border-line bg-surface',
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
      <div className="min-w-0 flex-1">{children}</div>
      {mark}
    </label>
  );
}

const optionsOf = (choices: readonly Choice[]) => choices.map(({ id, text }) => ({ id, text }));

/** One of several. */
export function SingleChoiceAnswer(props: AnswerProps<'SINGLE_CHOICE'>) {
  const { question, value, onChange, isLocked, results, labelledBy } = props;
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
          mark={<PartResultMark result={results.get(id)} />}
        >
          <AuthorHtml text={text} />
        </Option>
      ))}
    </div>
  );
}

/** Several of several. */
export function MultipleChoiceAnswer(props: AnswerProps<'MULTIPLE_CHOICE'>) {
  const { question, value, onChange, isLocked, results, labelledBy } = props;
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
          mark={<PartResultMark result={results.get(id)} />}
        >
          <AuthorHtml text={text} />
        </Option>
      ))}
    </div>
  );
}

/** True or false. */
export function TrueFalseAnswer({ value, onChange, isLocked, results, labelledBy }: AnswerProps<'TRUE_FALSE'>) {
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
          mark={<PartResultMark result={results.get(String(isTrue))} />}
        >
          {t(isTrue ? 'question-view.labels.true' : 'question-view.labels.false')}
        </Option>
      ))}
    </div>
  );
}
