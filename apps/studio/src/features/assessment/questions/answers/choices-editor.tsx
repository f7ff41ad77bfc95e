import { isWritten, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { Choice } from '@sullam/domain/questions/question.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { MessageSquare, Plus } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { KeyHint } from '../../../../parts/key-hint.tsx';
import { PairCells, pairOrder, useIsFlush } from '../language-pair.tsx';
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
import { BelowTable, KeySwitch, Remove, RightMark, ShareField } from './parts.tsx';

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
  readonly isRight?: (choice: Choice) => boolean;
  /** Marks a choice by its key, where one is marked. */
  readonly onMark?: (choice: Choice) => void;
  /** What is said to who chose it. */
  readonly feedback?: Readonly<Record<string, Localized>>;
  readonly onFeedback?: (id: string, text: Localized) => void;
}

const isEmpty = ({ text }: Choice): boolean => !isWritten(text);

/** From one cell of the table to another; what a cell does with its keys. */
function useCells({ choices, onChange, onRemove, onMark }: ChoiceRowsProps) {
  const [first, second] = pairOrder(useLanguage());
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const focus = (id: string | undefined, language: Language): boolean => {
    const cell = id === undefined ? null : frame.current?.querySelector<HTMLElement>(`[data-cell="${id}-${language}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  };
  // a row that was added is there with the next drawing
  useEffect(() => {
    const cell = wanted.current && frame.current?.querySelector<HTMLElement>(`[data-cell="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus();
  });
  const add = (language: Language) => {
    const choice = newChoice();
    wanted.current = `${choice.id}-${language}`;
    onChange([...choices, choice]);
  };
  const remove = (id: string) => {
    if (onRemove) onRemove(id);
    else onChange(choices.filter((each) => each.id !== id));
  };
  const onKeyDown = (choice: Choice, event: KeyboardEvent, language: Language) => {
    const at = choices.indexOf(choice);
    const isCommand = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    if (isCommand && event.code === 'KeyD' && onMark) {
      done();
      onMark(choice);
    } else if (event.key === 'Enter' && !isCommand && !event.nativeEvent.isComposing) {
      done();
      if (!focus(choices[at + 1]?.id, language)) add(language);
    } else if (event.key === 'Tab' && !event.shiftKey) {
      // from the text to the other language, then to the next answer; what stands between is reached going back
      const isThere = language === first ? focus(choice.id, second) : focus(choices[at + 1]?.id, first);
      if (isThere) done();
    } else if (event.key === 'Backspace' && isEmpty(choice) && choices.length > 1) {
      done();
      focus(choices[at === 0 ? 1 : at - 1]?.id, language);
      remove(choice.id);
    }
  };
  return { frame, add, remove, onKeyDown };
}

/** Choices as the rows of a table: a mark, the text in both languages, what belongs to it. In order by pointer or keyboard. */
export function ChoiceRows(props: ChoiceRowsProps) {
  const { label, choices, onChange, addLabel, before, after, below, isRight, feedback, onFeedback } = props;
  const t = useT();
  const format = useFormat();
  const own = useLanguage();
  const isFlush = useIsFlush();
  const textOf = useAuthorText();
  const cells = useCells(props);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const nameOf = (choice: Choice) => {
    const number = t('questions.editor.choiceNumber', { number: format.number(choices.indexOf(choice) + 1) });
    return nameOfChoice(choice.text, textOf, number);
  };
  const saysSomething = ({ id }: Choice) => opened.has(id) || isWritten(feedback?.[id] ?? {});
  return (
    <div
      ref={cells.frame}
      className={cx('bg-surface', isFlush ? 'border-y border-line' : 'overflow-clip rounded-md border border-line')}
    >
      <SortableRows
        label={label}
        items={choices}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onChange={onChange}
        className="divide-y divide-line"
        rowClassName="items-start has-data-right:bg-success-soft"
      >
        {(choice, index) => {
          const number = t('questions.editor.choiceNumber', { number: format.number(index + 1) });
          const under = below?.(choice, number);
          return (
            <div data-right={isRight?.(choice) || undefined}>
              <PairCells
                hasHandle
                name={choice.id}
                label={number}
                value={choice.text}
                onChange={(text) => onChange(choices.map((each) => (each.id === choice.id ? { ...each, text } : each)))}
                onKeyDown={(event, language) => cells.onKeyDown(choice, event, language)}
                before={before?.(choice, number)}
                after={
                  <span className="flex shrink-0 items-start">
                    {after?.(choice, number)}
                    {onFeedback && (
                      <IconButton
                        icon={MessageSquare}
                        iconSize={18}
                        className={saysSomething(choice) ? 'text-primary-text' : 'text-muted'}
                        label={t('questions.editor.feedbackFor', { name: number })}
                        aria-expanded={saysSomething(choice)}
                        disabled={isWritten(feedback?.[choice.id] ?? {})}
                        onClick={() =>
                          setOpened((now) => {
                            const next = new Set(now);
                            if (!next.delete(choice.id)) next.add(choice.id);
                            return next;
                          })
                        }
                      />
                    )}
                    <Remove name={number} onClick={() => cells.remove(choice.id)} />
                  </span>
                }
              />
              {onFeedback && saysSomething(choice) && (
                <PairCells
                  hasHandle
                  autoFocus={opened.has(choice.id)}
                  className="border-t border-dashed border-line text-sm text-muted"
                  label={t('questions.editor.feedbackFor', { name: number })}
                  placeholder={t('questions.editor.feedback')}
                  value={feedback?.[choice.id] ?? {}}
                  onChange={(text) => {
                    // also when all of it is deleted
                    setOpened((now) => new Set(now).add(choice.id));
                    onFeedback(choice.id, text);
                  }}
                />
              )}
              {under && <div className="px-3 pb-2">{under}</div>}
            </div>
          );
        }}
      </SortableRows>
      <button
        type="button"
        onClick={() => cells.add(own)}
        className="flex min-h-(--row-size) w-full items-center gap-2 border-t border-line ps-(--control-size) text-start text-sm text-muted transition-colors hover:bg-subtle hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon of={Plus} size={18} className="mx-2.5" />
        <span>{addLabel ?? t('questions.editor.addChoice')}</span>
        <KeyHint of="Enter" className="border-line" />
      </button>
    </div>
  );
}

type ChoiceKey = Pick<AnswerEditorProps<'SINGLE_CHOICE'>['answerKey'], 'fractions' | 'feedback'>;

/** What stands with each choice: its share of the marks, where each has one of its own, and what is said to it. */
function useChoiceParts(
  { fractions, feedback }: ChoiceKey,
  hasShares: boolean,
  set: (change: Partial<ChoiceKey>) => void,
): Pick<ChoiceRowsProps, 'after' | 'feedback' | 'onFeedback'> {
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
    feedback,
    onFeedback: (id, text) => set({ feedback: { ...feedback, [id]: text } }),
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
        isRight={({ id }) => right === id}
        onMark={({ id }) => setKey({ fractions: withRight(fractions, id) })}
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
      <BelowTable>
        <KeySwitch
          setting="partialMarks"
          value={isShared}
          onChange={(isOn) => {
            setShared(isOn);
            if (!isOn) setKey({ fractions: withoutPartialShares(fractions) });
          }}
        />
      </BelowTable>
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
  const mark = (id: string, isRight: boolean) =>
    setKey({ fractions: equalFractions(isRight ? [...right, id] : right.filter((each) => each !== id)) });
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
        isRight={({ id }) => right.includes(id)}
        {...(isOwn ? {} : { onMark: ({ id }: Choice) => mark(id, !right.includes(id)) })}
        before={({ id }, name) =>
          !isOwn && (
            <Checkbox
              hideLabel
              className="mx-2 mt-1 touch:mt-0"
              label={t('questions.editor.isRight', { name })}
              checked={right.includes(id)}
              onChange={(isRight) => mark(id, isRight)}
            />
          )
        }
        {...parts}
      />
      <BelowTable>
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
      </BelowTable>
    </div>
  );
}
