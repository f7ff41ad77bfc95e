import type { Choice } from '@sullam/domain/questions/question.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { newChoice, without } from '../question-draft.ts';
import { type AnswerEditorProps, nameOfChoice } from './answer-editor-props.ts';
import { ChoiceRows } from './choices-editor.tsx';
import { OptionalShare, OrderRuleField, PartsRuleField } from './marking-rule.tsx';

/** Items as they belong; learners get them shuffled. */
export function OrderingEditor({ content, answerKey, onChange }: AnswerEditorProps<'ORDERING'>) {
  const t = useT();
  const byId = new Map(content.choices.map((choice) => [choice.id, choice]));
  const known = answerKey.order.flatMap((id) => byId.get(id) ?? []);
  const choices = [...known, ...content.choices.filter(({ id }) => !answerKey.order.includes(id))];
  const set = (next: Choice[]) =>
    onChange({ content: { ...content, choices: next }, key: { ...answerKey, order: next.map(({ id }) => id) } });
  return (
    <div className="space-y-3">
      <p className="text-sm text-muted">{t('questions.editor.orderingHint')}</p>
      <ChoiceRows
        label={t('questions.editor.order')}
        addLabel={t('questions.editor.addItem')}
        choices={choices}
        onChange={set}
      />
      <OrderRuleField
        value={answerKey.rule ?? 'NEIGHBOURS'}
        onChange={(rule) => onChange({ key: { ...answerKey, rule } })}
      />
    </div>
  );
}

/** What each pair gives in a sum: the right ones at least, any other where it is said. */
function PairShares({
  content,
  answerKey,
  onChange,
}: Pick<AnswerEditorProps<'MATCHING'>, 'content' | 'answerKey' | 'onChange'>) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const { pairs, shares = {}, otherShare } = answerKey;
  const nameOf = (list: readonly Choice[], id: string) => {
    const index = list.findIndex((each) => each.id === id);
    const number = t('questions.editor.choiceNumber', { number: format.number(index + 1) });
    return nameOfChoice(list[index]?.text ?? {}, textOf, number);
  };
  const setShare = (stem: string, choice: string, share: string | null) => {
    const ofStem = share === null ? without(shares[stem] ?? {}, choice) : { ...shares[stem], [choice]: share };
    onChange({ key: { ...answerKey, shares: { ...shares, [stem]: ofStem } } });
  };
  const listed = content.stems.flatMap(({ id: stem }) =>
    [...new Set([...(pairs[stem] === undefined ? [] : [pairs[stem]]), ...Object.keys(shares[stem] ?? {})])].map(
      (choice) => ({ stem, choice }),
    ),
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {listed.map(({ stem, choice }) => (
        <OptionalShare
          key={`${stem} ${choice}`}
          label={t('questions.editor.shareOf', {
            stem: nameOf(content.stems, stem),
            choice: nameOf(content.choices, choice),
          })}
          value={shares[stem]?.[choice] ?? null}
          onChange={(share) => setShare(stem, choice, share)}
        />
      ))}
      <OptionalShare
        label={t('questions.editor.otherShare')}
        value={otherShare ?? null}
        onChange={(share) => onChange({ key: { ...answerKey, otherShare: share ?? undefined } })}
      />
    </div>
  );
}

/** Stems, and to each the choice that belongs to it; choices may be left over. */
export function MatchingEditor({ content, answerKey, onChange }: AnswerEditorProps<'MATCHING'>) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const { pairs } = answerKey;
  const options = content.choices.map(({ id, text }, index) => ({
    value: id,
    label: nameOfChoice(text, textOf, t('questions.editor.choiceNumber', { number: format.number(index + 1) })),
  }));
  /** A stem that was added brings the choice that belongs to it. */
  const setStems = (stems: Choice[]) => {
    const added = stems.filter(({ id }) => !content.stems.some((stem) => stem.id === id));
    const choices = added.map(newChoice);
    onChange({
      content: { ...content, stems, choices: [...content.choices, ...choices] },
      key: {
        ...answerKey,
        pairs: { ...pairs, ...Object.fromEntries(added.map(({ id }, index) => [id, choices[index]?.id ?? ''])) },
      },
    });
  };
  const removeChoice = (removed: string) =>
    onChange({
      content: { ...content, choices: content.choices.filter(({ id }) => id !== removed) },
      key: { ...answerKey, pairs: Object.fromEntries(Object.entries(pairs).filter(([, id]) => id !== removed)) },
    });
  return (
    <div className="space-y-6">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('questions.editor.stems')}</legend>
        <ChoiceRows
          label={t('questions.editor.stems')}
          choices={content.stems}
          addLabel={t('questions.editor.addStem')}
          onChange={setStems}
          onRemove={(removed) =>
            onChange({
              content: { ...content, stems: content.stems.filter(({ id }) => id !== removed) },
              key: { ...answerKey, pairs: without(pairs, removed) },
            })
          }
          below={({ id, text }, number) => (
            <NativeSelect
              className="max-w-100"
              label={t('questions.editor.matchOf', { name: nameOfChoice(text, textOf, number) })}
              placeholder={t('common.fields.choosePlaceholder')}
              value={pairs[id] ?? ''}
              options={options}
              onChange={(choice) =>
                onChange({
                  key: { ...answerKey, pairs: choice === '' ? without(pairs, id) : { ...pairs, [id]: choice } },
                })
              }
            />
          )}
        />
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('questions.editor.matchChoices')}</legend>
        <ChoiceRows
          label={t('questions.editor.matchChoices')}
          choices={content.choices}
          onChange={(choices) => onChange({ content: { ...content, choices } })}
          onRemove={removeChoice}
        />
      </fieldset>
      <PartsRuleField
        parts="pairs"
        value={answerKey}
        onChange={(rule) => onChange({ key: { ...answerKey, ...rule } })}
      />
      {answerKey.sum && <PairShares content={content} answerKey={answerKey} onChange={onChange} />}
    </div>
  );
}
