import type { Choice } from '@sullam/domain/questions/question.ts';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useId, useState } from 'react';
import { LocalizedLine } from '../html-line.tsx';
import {
  equalFractions,
  hasOwnShares,
  hasPartialShares,
  newChoice,
  without,
  withoutPartialShares,
  withRight,
} from '../question-draft.ts';
import { type AnswerEditorProps, nameOfChoice } from './answer-editor-props.ts';
import { PartsRuleField } from './marking-rule.tsx';
import { Add, Feedback, KeySwitch, Remove, RightMark, ShareField } from './parts.tsx';

export interface ChoiceRowsProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onChange: (choices: Choice[]) => void;
  readonly onRemove?: (id: string) => void;
  /** What one more is called, where it is no choice. */
  readonly addLabel?: string;
  /** Before the text: the mark of a right one. */
  readonly before?: (choice: Choice, name: string) => ReactNode;
  readonly after?: (choice: Choice, name: string) => ReactNode;
  readonly below?: (choice: Choice, name: string) => ReactNode;
}

/** Choices with their texts, put in order by the pointer or by keyboard. */
export function ChoiceRows({ label, choices, onChange, onRemove, addLabel, before, after, below }: ChoiceRowsProps) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const nameOf = (choice: Choice) => {
    const number = t('questions.editor.choiceNumber', { number: format.number(choices.indexOf(choice) + 1) });
    return nameOfChoice(choice.text, textOf, number);
  };
  return (
    <div className="space-y-3">
      <SortableRows
        label={label}
        items={choices}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onChange={onChange}
        className="space-y-3"
      >
        {(choice, index) => {
          const number = t('questions.editor.choiceNumber', { number: format.number(index + 1) });
          return (
            <div className="space-y-1">
              <div className="flex items-start gap-2">
                {before?.(choice, number)}
                <div className="min-w-0 flex-1">
                  <LocalizedLine
                    label={number}
                    value={choice.text}
                    onChange={(text) =>
                      onChange(choices.map((each) => (each.id === choice.id ? { ...each, text } : each)))
                    }
                  />
                </div>
                {after?.(choice, number)}
                <Remove
                  name={number}
                  onClick={() => {
                    onRemove?.(choice.id);
                    if (!onRemove) onChange(choices.filter(({ id }) => id !== choice.id));
                  }}
                />
              </div>
              {below?.(choice, number)}
            </div>
          );
        }}
      </SortableRows>
      <Add label={addLabel ?? t('questions.editor.addChoice')} onClick={() => onChange([...choices, newChoice()])} />
    </div>
  );
}

type ChoiceKey = Pick<AnswerEditorProps<'SINGLE_CHOICE'>['answerKey'], 'fractions' | 'feedback'>;

/** What stands with each choice: its share of the marks, where each has one of its own, and what is said to it. */
function useChoiceParts(
  { fractions, feedback }: ChoiceKey,
  hasShares: boolean,
  set: (change: Partial<ChoiceKey>) => void,
): Pick<ChoiceRowsProps, 'after' | 'below'> {
  const t = useT();
  return {
    after: ({ id }) =>
      hasShares && (
        <ShareField
          label={t('questions.editor.share')}
          value={fractions[id] ?? '0'}
          onChange={(share) => set({ fractions: { ...fractions, [id]: share } })}
        />
      ),
    below: ({ id }, name) => (
      <Feedback name={name} value={feedback[id]} onChange={(text) => set({ feedback: { ...feedback, [id]: text } })} />
    ),
  };
}

/** Choices of which one is right; others may give a part of the marks. */
export function SingleChoiceEditor({ content, answerKey, onChange }: AnswerEditorProps<'SINGLE_CHOICE'>) {
  const t = useT();
  const group = useId();
  const { fractions } = answerKey;
  const [isShared, setShared] = useState(hasPartialShares(fractions));
  const setKey = (change: Partial<typeof answerKey>) => onChange({ key: { ...answerKey, ...change } });
  const parts = useChoiceParts(answerKey, isShared, setKey);
  const right = Object.keys(fractions).find((id) => fractions[id] === '1');
  return (
    <div className="space-y-4">
      <ChoiceRows
        label={t('questions.editor.choices')}
        choices={content.choices}
        onChange={(choices) => onChange({ content: { ...content, choices } })}
        onRemove={(removed) =>
          onChange({
            content: { ...content, choices: content.choices.filter(({ id }) => id !== removed) },
            key: {
              ...answerKey,
              fractions: without(fractions, removed),
              feedback: without(answerKey.feedback, removed),
            },
          })
        }
        before={({ id }, name) => (
          <RightMark
            name={name}
            group={group}
            checked={right === id}
            onChange={() => setKey({ fractions: withRight(fractions, id) })}
          />
        )}
        {...parts}
      />
      <KeySwitch
        setting="partialMarks"
        value={isShared}
        onChange={(isOn) => {
          setShared(isOn);
          if (!isOn) setKey({ fractions: withoutPartialShares(fractions) });
        }}
      />
    </div>
  );
}

/** Choices of which several may be right. */
export function MultipleChoiceEditor({ content, answerKey, onChange }: AnswerEditorProps<'MULTIPLE_CHOICE'>) {
  const t = useT();
  const { fractions } = answerKey;
  const [isOwn, setOwn] = useState(hasOwnShares(fractions));
  const setKey = (change: Partial<typeof answerKey>) => onChange({ key: { ...answerKey, ...change } });
  const parts = useChoiceParts(answerKey, isOwn, setKey);
  const rightOf = (shares: Readonly<Record<string, string>>) =>
    content.choices.map(({ id }) => id).filter((id) => Number(shares[id] ?? 0) > 0);
  const right = rightOf(fractions);
  const remove = (removed: string) => {
    const left = without(fractions, removed);
    onChange({
      content: { ...content, choices: content.choices.filter(({ id }) => id !== removed) },
      key: {
        ...answerKey,
        fractions: isOwn ? left : equalFractions(rightOf(left)),
        feedback: without(answerKey.feedback, removed),
      },
    });
  };
  return (
    <div className="space-y-4">
      <ChoiceRows
        label={t('questions.editor.choices')}
        choices={content.choices}
        onChange={(choices) => onChange({ content: { ...content, choices } })}
        onRemove={remove}
        before={({ id }, name) =>
          !isOwn && (
            <Checkbox
              hideLabel
              className="mt-2"
              label={t('questions.editor.isRight', { name })}
              checked={right.includes(id)}
              onChange={(isRight) =>
                setKey({ fractions: equalFractions(isRight ? [...right, id] : right.filter((each) => each !== id)) })
              }
            />
          )
        }
        {...parts}
      />
      <PartsRuleField
        parts="choices"
        value={answerKey}
        onChange={(rule) => setKey({ ...rule, isAllOrNothing: rule.isAllOrNothing ?? false })}
      />
      <KeySwitch
        setting="ownShares"
        value={isOwn}
        onChange={(isOn) => {
          setOwn(isOn);
          if (!isOn) setKey({ fractions: equalFractions(right) });
        }}
      />
    </div>
  );
}
