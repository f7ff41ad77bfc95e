import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { SessionQuestion } from './coaching-sessions.api.ts';

export type Answers = Readonly<Record<string, string>>;

interface QuestionFieldsProps {
  readonly questions: readonly SessionQuestion[];
  readonly answers: Answers;
  readonly onChange: (key: string, answer: string) => void;
}

/** The answers as they are sent, without blank ones. */
export const answersToSend = (answers: Answers) =>
  Object.entries(answers).flatMap(([key, answer]) => (answer.trim() === '' ? [] : [{ key, answer }]));

/** Whether every question that must be answered is. */
export const isAnswered = (questions: readonly SessionQuestion[], answers: Answers): boolean =>
  questions.every(({ key, isRequired }) => !isRequired || Boolean(answers[key]?.trim()));

/** The questions of a session type. */
export function QuestionFields({ questions, answers, onChange }: QuestionFieldsProps) {
  const t = useT();
  const authorText = useAuthorText();
  return (
    <>
      {questions.map(({ key, text, kind, choices, isRequired }) => {
        const shared = {
          label: authorText(text),
          value: answers[key] ?? '',
          required: isRequired,
          optional: !isRequired,
        };
        if (kind === 'CHOICE')
          return (
            <NativeSelect
              key={key}
              {...shared}
              placeholder={t('coaching-sessions.booking.choose')}
              options={choices.map((choice, at) => ({ value: String(at), label: authorText(choice) }))}
              onChange={(answer) => onChange(key, answer)}
            />
          );
        const Field = kind === 'LONG' ? TextArea : TextField;
        return (
          <Field
            key={key}
            {...shared}
            maxLength={2000}
            onChange={(event: { currentTarget: { value: string } }) => onChange(key, event.currentTarget.value)}
          />
        );
      })}
    </>
  );
}
