import { SESSION_QUESTION_KINDS, SESSION_TYPE_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import type { SessionQuestion } from './availability.api.ts';
import { newQuestion, type TypeForm } from './session-type-form.ts';

interface QuestionsProps {
  readonly questions: TypeForm['questions'];
  readonly onChange: (questions: SessionQuestion[]) => void;
}

interface QuestionProps {
  readonly question: SessionQuestion;
  readonly onChange: (part: Partial<SessionQuestion>) => void;
  readonly onRemove: () => void;
}

const NAME = 200;

function Question({ question, onChange, onRemove }: QuestionProps) {
  const t = useT();
  const { choices, kind } = question;
  return (
    <li className="space-y-3 rounded-lg border border-line p-4">
      <LocalizedField
        label={t('coach-availability.fields.question')}
        value={question.text}
        maxLength={NAME}
        onChange={(text) => onChange({ text })}
      />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <NativeSelect
          label={t('coach-availability.fields.kind')}
          value={kind}
          options={SESSION_QUESTION_KINDS.map((value) => ({ value, label: t(`coach-availability.kinds.${value}`) }))}
          onChange={(value) =>
            onChange({ kind: SESSION_QUESTION_KINDS.find((each) => each === value) ?? 'LONG', choices })
          }
        />
        <Switch
          label={t('coach-availability.fields.required')}
          checked={question.isRequired}
          onChange={(isRequired) => onChange({ isRequired })}
        />
        <Button variant="ghost" size="sm" icon={Trash2} onClick={onRemove}>
          {t('coach-availability.actions.removeQuestion')}
        </Button>
      </div>
      {kind === 'CHOICE' &&
        choices.map((choice, at) => (
          <LocalizedField
            key={`${at}-${choices.length}`}
            label={t('coach-availability.fields.choice')}
            value={choice}
            maxLength={NAME}
            onChange={(text) => onChange({ choices: choices.map((each, place) => (place === at ? text : each)) })}
          />
        ))}
      {kind === 'CHOICE' && (
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          disabled={choices.length >= SESSION_TYPE_LIMITS.choices}
          onClick={() => onChange({ choices: [...choices, {}] })}
        >
          {t('coach-availability.actions.addChoice')}
        </Button>
      )}
    </li>
  );
}

/** What learners are asked when they book. */
export function TypeQuestions({ questions, onChange }: QuestionsProps) {
  const t = useT();
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{t('coach-availability.titles.questions')}</h3>
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          disabled={questions.length >= SESSION_TYPE_LIMITS.questions}
          onClick={() => onChange([...questions, newQuestion()])}
        >
          {t('coach-availability.actions.addQuestion')}
        </Button>
      </div>
      {questions.length === 0 && <p className="text-muted">{t('coach-availability.words.noQuestions')}</p>}
      <ul className="space-y-3 empty:hidden">
        {questions.map((question, at) => (
          <Question
            key={question.key}
            question={question}
            onChange={(part) => onChange(questions.map((each, place) => (place === at ? { ...each, ...part } : each)))}
            onRemove={() => onChange(questions.filter((_, place) => place !== at))}
          />
        ))}
      </ul>
    </section>
  );
}
