import { countWords, htmlOfText, textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useState } from 'react';
import { useFormat, useT } from '../kit-context.tsx';
import { GivenPart } from './given-part.tsx';
import type { AnswerProps } from './question-view-types.ts';

/** A few words. */
export function ShortTextAnswer(props: AnswerProps<'SHORT_TEXT'>) {
  const { question, value, onChange, isLocked, labelledBy, answerLabel } = props;
  const t = useT();
  if (isLocked) return value && <GivenPart label={answerLabel} given={value.text} />;
  return (
    <TextField
      label={t('question-view.labels.answer')}
      aria-describedby={labelledBy}
      value={value?.text ?? ''}
      maxLength={question.maximumLength}
      autoComplete="off"
      onChange={(event) => {
        const text = event.currentTarget.value;
        onChange(text === '' ? null : { type: 'SHORT_TEXT', text });
      }}
    />
  );
}

/** A number in any digits, with its unit where one is asked for. */
export function NumericAnswer(props: AnswerProps<'NUMERIC'>) {
  const { question, value, onChange, isLocked, labelledBy, answerLabel } = props;
  const t = useT();
  const [unit, setUnit] = useState(value?.unit ?? null);
  if (isLocked)
    return value && <GivenPart label={answerLabel} given={[value.number, value.unit].filter(Boolean).join(' ')} />;
  const set = (number: string, next: string | null) => {
    setUnit(next);
    onChange(number === '' ? null : { type: 'NUMERIC', number, unit: next });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-40 flex-1 sm:max-w-72"
        label={t('question-view.labels.number')}
        aria-describedby={labelledBy}
        inputMode="decimal"
        dir="ltr"
        value={value?.number ?? ''}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => set(event.currentTarget.value, unit)}
      />
      {question.units.length > 0 && (
        <NativeSelect
          className="w-36"
          label={t('question-view.labels.unit')}
          placeholder={t('question-view.labels.noUnit')}
          value={unit ?? ''}
          onChange={(next) => set(value?.number ?? '', next === '' ? null : next)}
          options={question.units.map((each) => ({ value: each, label: each }))}
        />
      )}
    </div>
  );
}

/** A longer text; its words are counted as it is typed. */
export function EssayAnswer({ question, value, onChange, isLocked, labelledBy }: AnswerProps<'ESSAY'>) {
  const t = useT();
  const format = useFormat();
  const { leastWords, mostWords } = question;
  // what was typed, blank lines at its end too, which HTML doesn't hold
  const [typed, setTyped] = useState(() => textOfHtml(value?.html ?? ''));
  const text = htmlOfText(typed) === (value?.html ?? '') ? typed : textOfHtml(value?.html ?? '');
  const words = countWords(text);
  const wanted = [
    leastWords > 0 && t('question-view.hints.leastWords', { count: leastWords }),
    mostWords !== null && t('question-view.hints.mostWords', { count: mostWords }),
  ].filter(Boolean);
  if (isLocked)
    return (
      value && (
        <AuthorText as="p" className="rounded-md bg-subtle p-4 whitespace-pre-line wrap-anywhere">
          {text}
        </AuthorText>
      )
    );
  return (
    <div>
      <TextArea
        label={t('question-view.labels.answer')}
        hint={wanted.length > 0 ? wanted.join(' · ') : undefined}
        aria-describedby={labelledBy}
        // room to write from the start, and to see most of what is written
        className="[&_textarea]:max-h-[max(24rem,70vh)] [&_textarea]:min-h-56"
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setTyped(next);
          const html = htmlOfText(next);
          onChange(html === '' ? null : { type: 'ESSAY', html });
        }}
      />
      <p className={`mt-1 text-sm ${mostWords !== null && words > mostWords ? 'text-danger-text' : 'text-muted'}`}>
        {t('question-view.labels.words', { count: words })}
        {mostWords !== null && ` / ${format.number(mostWords)}`}
      </p>
    </div>
  );
}
