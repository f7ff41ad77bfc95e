import { SURVEY_LIMITS, type SurveyAnswer, type SurveyQuestion, scaleValues } from '@sullam/domain/surveys/survey.ts';
import { useShownError } from '@sullam/ui/base/field-scope.tsx';
import { ChevronDown, ChevronUp } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { FieldMessage, RequiredMark } from '@sullam/ui/components/form-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { type ReactNode, useId } from 'react';
import { AuthorTextFor, useAuthorText } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';

/** Not an option's id: those have no such sign. */
const OTHER = '_other';

export interface QuestionFieldProps {
  readonly question: SurveyQuestion;
  readonly answer: SurveyAnswer | undefined;
  readonly onChange: (answer: SurveyAnswer) => void;
  readonly error?: string | undefined;
  /** The address of the first field with a fault, for the focus. */
  readonly id: string;
  /** "Question 2 of 5", above it. */
  readonly caption?: ReactNode;
}

interface PartProps extends Pick<QuestionFieldProps, 'question' | 'answer'> {
  readonly onGive: (change: Omit<SurveyAnswer, 'questionKey'>) => void;
  readonly label: string;
}

/** One or several of the options, perhaps with words of one's own. */
function ChoicePart({ question, answer, onGive, label }: PartProps) {
  const t = useT();
  const options = [
    ...question.options.map(({ id, label: text }) => ({ value: id, label: <AuthorTextFor text={text} /> })),
    ...(question.hasOther ? [{ value: OTHER, label: t('surveys.labels.other') }] : []),
  ];
  const own = answer?.other;
  const chosen = [...(answer?.options ?? []), ...(own === undefined ? [] : [OTHER])];
  const give = (ids: readonly string[]) =>
    onGive({ options: ids.filter((id) => id !== OTHER), ...(ids.includes(OTHER) ? { other: own ?? '' } : {}) });
  return (
    <>
      {question.isMultiple ? (
        <CheckboxGroup label={label} hideLabel options={options} value={chosen} onChange={give} />
      ) : (
        <RadioGroup label={label} hideLabel options={options} value={chosen[0]} onChange={(id) => give([id])} />
      )}
      {own !== undefined && (
        <TextField
          label={t('surveys.fields.ownAnswer')}
          className="mt-2 max-w-120"
          maxLength={SURVEY_LIMITS.other}
          value={own}
          onChange={(event) => onGive({ options: answer?.options ?? [], other: event.currentTarget.value })}
        />
      )}
    </>
  );
}

/** Whole numbers in a line, with what the ends mean. */
function ScalePart({ question, answer, onGive, label }: PartProps) {
  const format = useFormat();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="w-fit max-w-full min-w-60">
      <div className="flex flex-wrap gap-2">
        {scaleValues(question).map((value) => (
          <label
            key={value}
            className="grid size-11 cursor-pointer place-items-center rounded-md border border-control bg-surface hover:border-ink has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={answer?.value === value}
              onChange={() => onGive({ value })}
              className="sr-only"
            />
            {format.number(value)}
          </label>
        ))}
      </div>
      <div className="mt-2 flex justify-between gap-4 text-sm text-muted">
        <ScaleEnd value={question.from} meaning={question.fromLabel} />
        <ScaleEnd value={question.to} meaning={question.toLabel} />
      </div>
    </div>
  );
}

function ScaleEnd({ value, meaning }: { readonly value: number; readonly meaning: SurveyQuestion['fromLabel'] }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText()(meaning);
  return <span>{text && t('surveys.labels.scaleEnd', { value: format.number(value), meaning: text })}</span>;
}

/** One option for each statement. */
function MatrixPart({ question, answer, onGive }: PartProps) {
  const cells = answer?.cells ?? [];
  return (
    <div className="divide-y divide-line">
      {question.rows.map(({ id, label }) => (
        <div key={id} className="py-3 first:pt-0 last:pb-0">
          <RadioGroup
            inline
            label={<AuthorTextFor text={label} />}
            options={question.options.map((option) => ({
              value: option.id,
              label: <AuthorTextFor text={option.label} />,
            }))}
            value={cells.find(({ row }) => row === id)?.option}
            onChange={(option) => onGive({ cells: [...cells.filter(({ row }) => row !== id), { row: id, option }] })}
          />
        </div>
      ))}
    </div>
  );
}

/** The options in one's own order. As long as nobody has moved or confirmed them, it isn't an answer. */
function RankingPart({ question, answer, onGive, label }: PartProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const order = answer?.options ?? question.options.map(({ id }) => id);
  const move = (at: number, by: -1 | 1) => {
    const next = [...order];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onGive({ options: next });
  };
  const named = order.flatMap((id) => question.options.filter((option) => option.id === id));
  return (
    <>
      <ol aria-label={label} className="max-w-160 overflow-hidden rounded-lg border border-line">
        {named.map((option, at) => (
          <li key={option.id} className="flex items-center gap-3 border-b border-line bg-surface ps-4 last:border-b-0">
            <span className="w-5 shrink-0 text-end text-sm text-muted">{format.number(at + 1)}</span>
            <span className="min-w-0 flex-1 py-2">
              <AuthorTextFor text={option.label} />
            </span>
            <IconButton
              icon={ChevronUp}
              label={t('surveys.actions.moveUp', { option: text(option.label) })}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              icon={ChevronDown}
              label={t('surveys.actions.moveDown', { option: text(option.label) })}
              disabled={at === named.length - 1}
              onClick={() => move(at, 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {answer?.options &&
          named
            .map((option, at) =>
              t('surveys.labels.place', { place: format.number(at + 1), option: text(option.label) }),
            )
            .join(' ')}
      </p>
      {!answer?.options && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => onGive({ options: order })}>
          {t('surveys.actions.keepOrder')}
        </Button>
      )}
    </>
  );
}

function TextPart({ answer, onGive, label }: PartProps) {
  return (
    <TextArea
      label={label}
      hideLabel
      maxLength={SURVEY_LIMITS.answer}
      value={answer?.text ?? ''}
      onChange={(event) => onGive({ text: event.currentTarget.value })}
    />
  );
}

const PARTS = { CHOICE: ChoicePart, SCALE: ScalePart, MATRIX: MatrixPart, RANKING: RankingPart, TEXT: TextPart };

/** One question with what it is answered by. */
export function SurveyQuestionField({ question, answer, onChange, error, id, caption }: QuestionFieldProps) {
  const t = useT();
  const text = useAuthorText();
  const Part = PARTS[question.kind];
  const shown = useShownError(id, error);
  const hint = text(question.hint) || (question.kind === 'RANKING' ? t('surveys.hints.ranking') : '');
  return (
    <fieldset
      id={id}
      data-field={id}
      tabIndex={-1}
      aria-describedby={shown ? `${id}-error` : undefined}
      className="min-w-0 outline-none"
    >
      <legend className="mb-3">
        {caption && <span className="mb-1 block text-sm text-muted">{caption}</span>}
        <span className="text-body font-medium">
          <AuthorTextFor text={question.title} />
          {question.isRequired && <RequiredMark />}
        </span>
        {hint && <span className="mt-0.5 block text-sm text-muted">{hint}</span>}
      </legend>
      <Part
        question={question}
        answer={answer}
        label={text(question.title)}
        onGive={(change) => onChange({ questionKey: question.questionKey, ...change })}
      />
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
