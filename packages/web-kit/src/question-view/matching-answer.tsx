import type { Localized } from '@sullam/domain/localized.ts';
import type { Choice } from '@sullam/domain/questions/question.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { AuthorHtml } from '../author-html.tsx';
import { useAuthorText } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';
import { GivenPart } from './given-part.tsx';
import { isRichHtml, plainHtml } from './plain-html.ts';
import type { AnswerProps } from './question-view-types.ts';

/** Choices as a list holds them: their words, with a number where they show more than words. */
function useChoiceOptions(choices: readonly Choice[]) {
  const textOf = useAuthorText();
  const format = useFormat();
  const isRich = choices.some(({ text }) => isRichHtml(textOf(text)));
  const options = choices.map(({ id, text }, index) => {
    const plain = plainHtml(textOf(text));
    const number = format.number(index + 1);
    return { value: id, label: isRich ? [number, plain].filter(Boolean).join('. ') : plain || number };
  });
  return { options, isRich };
}

/** To each stem what belongs to it. */
export function MatchingAnswer(props: AnswerProps<'MATCHING'>) {
  const { question, value, onChange, isLocked, results, labelledBy } = props;
  const t = useT();
  const textOf = useAuthorText();
  const { options, isRich } = useChoiceOptions(question.choices);
  const labelOf = (stem: Localized) => t('question-view.labels.matchFor', { stem: plainHtml(textOf(stem)) });
  const pairs = value?.pairs ?? {};
  const pair = (stem: string, choice: string) => {
    const { [stem]: _, ...others } = pairs;
    const next = choice === '' ? others : { ...others, [stem]: choice };
    onChange(Object.keys(next).length === 0 ? null : { type: 'MATCHING', pairs: next });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need the prompt as its legend
    <div role="group" aria-labelledby={labelledBy} className="space-y-4">
      {isRich && (
        <ol className="list-decimal space-y-2 ps-6" aria-label={t('question-view.labels.choices')}>
          {question.choices.map(({ id, text }) => (
            <li key={id}>
              <AuthorHtml text={text} />
            </li>
          ))}
        </ol>
      )}
      <ul className="space-y-3">
        {question.stems.map(({ id, text }) => (
          <li
            key={id}
            className="grid items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 sm:grid-cols-2"
          >
            <AuthorHtml text={text} />
            <span className="flex min-w-0 items-center gap-2">
              {isLocked ? (
                <GivenPart
                  label={labelOf(text)}
                  given={options.find(({ value: choice }) => choice === pairs[id])?.label}
                  result={results.get(id)}
                  isNamed
                />
              ) : (
                <NativeSelect
                  hideLabel
                  className="min-w-0 flex-1"
                  label={labelOf(text)}
                  placeholder={t('common.fields.choosePlaceholder')}
                  value={pairs[id] ?? ''}
                  onChange={(choice) => pair(id, choice)}
                  options={options}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
