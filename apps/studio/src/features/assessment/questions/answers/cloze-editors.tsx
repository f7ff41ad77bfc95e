import { Card } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useId, useState } from 'react';
import { ExactField } from '../exact-field.tsx';
import {
  hasPartialShares,
  newChoice,
  nextGapId,
  without,
  withoutGap,
  withoutPartialShares,
  withRight,
} from '../question-draft.ts';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import { ChoiceRows } from './choices-editor.tsx';
import { PartsRuleField } from './marking-rule.tsx';
import { AcceptedNumbers, AcceptedTexts, Add, KeySwitch, Remove, RightMark, ShareField } from './parts.tsx';

interface GapCardProps {
  readonly id: string;
  readonly weight: string;
  readonly onWeight: (weight: string) => void;
  readonly onRemove: () => void;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One gap: what it is worth beside the others, and what fills it. */
function GapCard({ id, weight, onWeight, onRemove, aside, children }: GapCardProps) {
  const t = useT();
  const format = useFormat();
  const number = Number(id);
  const name = t('question-view.labels.blank', { number: Number.isSafeInteger(number) ? format.number(number) : id });
  return (
    <Card className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h4 className="font-medium">
          {name} <code className="text-sm text-muted">{`{{${id}}}`}</code>
        </h4>
        <span className="flex items-end gap-2">
          {aside}
          <ExactField className="w-24" label={t('questions.editor.weight')} value={weight} onChange={onWeight} />
          <Remove name={name} onClick={onRemove} />
        </span>
      </div>
      {children}
    </Card>
  );
}

export function FillBlanksEditor(props: AnswerEditorProps<'FILL_BLANKS'>) {
  const { content, answerKey, onChange, insertInPrompt } = props;
  const t = useT();
  const add = () => {
    const id = nextGapId(content.blanks);
    onChange({
      content: { ...content, blanks: [...content.blanks, { id, isNumeric: false }] },
      key: {
        ...answerKey,
        blanks: {
          ...answerKey.blanks,
          [id]: { weight: '1', texts: [{ text: '', fraction: '1', feedback: {} }], numbers: [] },
        },
      },
    });
    insertInPrompt(`{{${id}}}`);
  };
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t('questions.editor.gapsHint')}</p>
      {content.blanks.map(({ id, isNumeric }) => {
        const blank = answerKey.blanks[id] ?? { weight: '1', texts: [], numbers: [] };
        const set = (change: Partial<typeof blank>) =>
          onChange({ key: { ...answerKey, blanks: { ...answerKey.blanks, [id]: { ...blank, ...change } } } });
        return (
          <GapCard
            key={id}
            id={id}
            weight={blank.weight}
            onWeight={(weight) => set({ weight })}
            onRemove={() =>
              onChange({
                content: {
                  ...content,
                  prompt: withoutGap(content.prompt, id),
                  blanks: content.blanks.filter((each) => each.id !== id),
                },
                key: { ...answerKey, blanks: without(answerKey.blanks, id) },
              })
            }
            aside={
              <NativeSelect
                className="w-32"
                label={t('questions.editor.gapKind')}
                value={isNumeric ? 'number' : 'text'}
                onChange={(kind) => {
                  const isNumber = kind === 'number';
                  const number = { value: '0', tolerance: '0', fraction: '1', feedback: {} };
                  const text = { text: '', fraction: '1', feedback: {} };
                  onChange({
                    content: {
                      ...content,
                      blanks: content.blanks.map((each) => (each.id === id ? { id, isNumeric: isNumber } : each)),
                    },
                    key: {
                      ...answerKey,
                      blanks: {
                        ...answerKey.blanks,
                        [id]: {
                          ...blank,
                          texts: isNumber ? [] : blank.texts.length > 0 ? blank.texts : [text],
                          numbers: isNumber ? (blank.numbers.length > 0 ? blank.numbers : [number]) : [],
                        },
                      },
                    },
                  });
                }}
                options={[
                  { value: 'text', label: t('questions.editor.gapText') },
                  { value: 'number', label: t('questions.editor.gapNumber') },
                ]}
              />
            }
          >
            {isNumeric ? (
              <AcceptedNumbers value={blank.numbers} onChange={(numbers) => set({ numbers })} />
            ) : (
              <AcceptedTexts value={blank.texts} onChange={(texts) => set({ texts })} />
            )}
          </GapCard>
        );
      })}
      <Add label={t('questions.editor.addGap')} onClick={add} />
      <PartsRuleField
        parts="gaps"
        value={answerKey}
        onChange={(rule) => onChange({ key: { ...answerKey, ...rule } })}
      />
      <KeySwitch
        setting="strict"
        value={answerKey.isStrict}
        onChange={(isStrict) => onChange({ key: { ...answerKey, isStrict } })}
      />
    </div>
  );
}

type DropdownGaps = AnswerEditorProps<'DROPDOWN_CLOZE'>['answerKey']['gaps'];

const withoutPartialGaps = (gaps: DropdownGaps): DropdownGaps =>
  Object.fromEntries(
    Object.entries(gaps).map(([id, gap]) => [id, { ...gap, fractions: withoutPartialShares(gap.fractions) }]),
  );

export function DropdownClozeEditor(props: AnswerEditorProps<'DROPDOWN_CLOZE'>) {
  const { content, answerKey, onChange, insertInPrompt } = props;
  const t = useT();
  const format = useFormat();
  const group = useId();
  const [isShared, setShared] = useState(
    Object.values(answerKey.gaps).some(({ fractions }) => hasPartialShares(fractions)),
  );
  const add = () => {
    const id = nextGapId(content.gaps);
    const choices = [newChoice(), newChoice()];
    onChange({
      content: { ...content, gaps: [...content.gaps, { id, choices }] },
      key: {
        ...answerKey,
        gaps: { ...answerKey.gaps, [id]: { weight: '1', fractions: { [choices[0]?.id ?? '']: '1' } } },
      },
    });
    insertInPrompt(`{{${id}}}`);
  };
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t('questions.editor.gapsHint')}</p>
      {content.gaps.map(({ id, choices }, index) => {
        const gap = answerKey.gaps[id] ?? { weight: '1', fractions: {} };
        const set = (change: Partial<typeof gap>) =>
          onChange({ key: { ...answerKey, gaps: { ...answerKey.gaps, [id]: { ...gap, ...change } } } });
        const setChoices = (next: typeof choices) =>
          onChange({
            content: { ...content, gaps: content.gaps.map((each) => (each.id === id ? { id, choices: next } : each)) },
          });
        return (
          <GapCard
            key={id}
            id={id}
            weight={gap.weight}
            onWeight={(weight) => set({ weight })}
            onRemove={() =>
              onChange({
                content: {
                  ...content,
                  prompt: withoutGap(content.prompt, id),
                  gaps: content.gaps.filter((each) => each.id !== id),
                },
                key: { ...answerKey, gaps: without(answerKey.gaps, id) },
              })
            }
          >
            <ChoiceRows
              label={t('questions.editor.choicesOfGap', { number: format.number(index + 1) })}
              choices={choices}
              onChange={setChoices}
              onRemove={(removed) => {
                onChange({
                  content: {
                    ...content,
                    gaps: content.gaps.map((each) =>
                      each.id === id ? { id, choices: choices.filter((choice) => choice.id !== removed) } : each,
                    ),
                  },
                  key: {
                    ...answerKey,
                    gaps: { ...answerKey.gaps, [id]: { ...gap, fractions: without(gap.fractions, removed) } },
                  },
                });
              }}
              before={(choice, name) => (
                <RightMark
                  name={name}
                  group={`${group} ${id}`}
                  checked={gap.fractions[choice.id] === '1'}
                  onChange={() => set({ fractions: withRight(gap.fractions, choice.id) })}
                />
              )}
              after={(choice) =>
                isShared && (
                  <ShareField
                    label={t('questions.editor.share')}
                    value={gap.fractions[choice.id] ?? '0'}
                    onChange={(share) => set({ fractions: { ...gap.fractions, [choice.id]: share } })}
                  />
                )
              }
            />
          </GapCard>
        );
      })}
      <Add label={t('questions.editor.addGap')} onClick={add} />
      <PartsRuleField
        parts="gaps"
        value={answerKey}
        onChange={(rule) => onChange({ key: { ...answerKey, ...rule } })}
      />
      <KeySwitch
        setting="partialMarks"
        value={isShared}
        onChange={(isOn) => {
          setShared(isOn);
          if (!isOn) onChange({ key: { ...answerKey, gaps: withoutPartialGaps(answerKey.gaps) } });
        }}
      />
    </div>
  );
}
