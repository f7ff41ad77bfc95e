import { BLANK_MAX_LENGTH } from '@sullam/domain/questions/check-answer.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronDown } from '@sullam/ui/base/icons.ts';
import { controlClass } from '@sullam/ui/components/form-field.tsx';
import { useAuthorText } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';
import { ClozePrompt } from './cloze-prompt.tsx';
import { GivenPart } from './given-part.tsx';
import { plainHtml } from './plain-html.ts';
import type { AnswerProps } from './question-view-types.ts';

const without = (entries: Readonly<Record<string, string>>, id: string): Record<string, string> => {
  const { [id]: _, ...others } = entries;
  return others;
};
const isEmpty = (entries: object): boolean => Object.keys(entries).length === 0;

/** A text whose gaps are typed into. */
export function FillBlanksAnswer({ question, value, onChange, isLocked, results }: AnswerProps<'FILL_BLANKS'>) {
  const t = useT();
  const format = useFormat();
  const given = value?.blanks ?? {};
  const set = (id: string, text: string) => {
    const blanks = text === '' ? without(given, id) : { ...given, [id]: text };
    onChange(isEmpty(blanks) ? null : { type: 'FILL_BLANKS', blanks });
  };
  const isNumeric = (id: string) => question.blanks.some((blank) => blank.id === id && blank.isNumeric);
  const labelOf = (number: number) => t('question-view.labels.blank', { number: format.number(number) });
  if (isLocked)
    return (
      <ClozePrompt prompt={question.prompt}>
        {(id, number) => (
          <span className="m-1 inline-flex max-w-full align-middle">
            <GivenPart label={labelOf(number)} given={given[id]} result={results.get(id)} />
          </span>
        )}
      </ClozePrompt>
    );
  return (
    <ClozePrompt prompt={question.prompt}>
      {(id, number) => (
        <span
          className={`m-1 inline-flex max-w-full items-center gap-1 align-middle ${isNumeric(id) ? 'w-28' : 'w-44'}`}
        >
          <input
            type="text"
            aria-label={labelOf(number)}
            dir={isNumeric(id) ? 'ltr' : 'auto'}
            inputMode={isNumeric(id) ? 'decimal' : 'text'}
            autoComplete="off"
            maxLength={BLANK_MAX_LENGTH}
            value={given[id] ?? ''}
            onChange={(event) => set(id, event.currentTarget.value)}
            className={controlClass}
          />
        </span>
      )}
    </ClozePrompt>
  );
}

/** A text whose gaps are chosen from lists. */
export function DropdownClozeAnswer(props: AnswerProps<'DROPDOWN_CLOZE'>) {
  const { question, value, onChange, isLocked, results } = props;
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const given = value?.gaps ?? {};
  const set = (id: string, choice: string) => {
    const gaps = choice === '' ? without(given, id) : { ...given, [id]: choice };
    onChange(isEmpty(gaps) ? null : { type: 'DROPDOWN_CLOZE', gaps });
  };
  const choicesOf = (id: string) => question.gaps.find((gap) => gap.id === id)?.choices ?? [];
  const chosenIn = (id: string) => {
    const chosen = choicesOf(id).find((choice) => choice.id === given[id]);
    return chosen && plainHtml(textOf(chosen.text));
  };
  const labelOf = (number: number) => t('question-view.labels.blank', { number: format.number(number) });
  if (isLocked)
    return (
      <ClozePrompt prompt={question.prompt}>
        {(id, number) => (
          <span className="m-1 inline-flex max-w-full align-middle">
            <GivenPart label={labelOf(number)} given={chosenIn(id)} result={results.get(id)} />
          </span>
        )}
      </ClozePrompt>
    );
  return (
    <ClozePrompt prompt={question.prompt}>
      {(id, number) => (
        <span className="m-1 inline-flex max-w-full items-center gap-1 align-middle">
          <span className="relative min-w-0">
            <select
              aria-label={labelOf(number)}
              value={given[id] ?? ''}
              onChange={(event) => set(id, event.currentTarget.value)}
              className={`${controlClass} max-w-full appearance-none pe-10 clip-line`}
            >
              <option value="">{t('common.fields.choosePlaceholder')}</option>
              {choicesOf(id).map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {plainHtml(textOf(choice.text))}
                </option>
              ))}
            </select>
            <Icon
              of={ChevronDown}
              size={18}
              className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
            />
          </span>
        </span>
      )}
    </ClozePrompt>
  );
}
