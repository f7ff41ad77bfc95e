import { EVENT_LIMITS, EVENT_QUESTION_KINDS } from '@sullam/domain/events/event.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { type EventForm, newKey, withChanged } from './event-form.ts';
import type { PartProps } from './event-settings.tsx';

type Question = EventForm['questions'][number];

function Choices({
  question,
  change,
}: {
  readonly question: Question;
  readonly change: (change: Partial<Question>) => void;
}) {
  const t = useT();
  const { choices } = question;
  return (
    <>
      {choices.map((choice, at) => (
        <LocalizedField
          key={`${at}-${choices.length}`}
          label={t('event-desk.fields.choice')}
          value={choice}
          maxLength={200}
          onChange={(text) => change({ choices: choices.map((each, place) => (place === at ? text : each)) })}
        />
      ))}
      <Button
        variant="outline"
        size="sm"
        icon={Plus}
        disabled={choices.length >= EVENT_LIMITS.choices}
        onClick={() => change({ choices: [...choices, {}] })}
      >
        {t('event-desk.actions.addChoice')}
      </Button>
    </>
  );
}

/** What everybody is asked who takes a place. */
export function QuestionFields({ form, set }: PartProps) {
  const t = useT();
  const { questions } = form;
  const add = () =>
    set({ questions: [...questions, { key: newKey(), kind: 'TEXT', text: {}, choices: [], isRequired: false }] });
  return (
    <Card as="section">
      <CardHeading level={3}>{t('event-desk.parts.questions')}</CardHeading>
      <div className="space-y-4">
        {questions.map((question, at) => {
          const change = (part: Partial<Question> | null) => set({ questions: withChanged(questions, at, part) });
          return (
            <div key={question.key} className="space-y-3 rounded-lg border border-line p-4">
              <LocalizedField
                label={t('event-desk.fields.question')}
                value={question.text}
                maxLength={200}
                onChange={(text) => change({ text })}
              />
              <NativeSelect
                label={t('event-desk.fields.questionKind')}
                value={question.kind}
                options={EVENT_QUESTION_KINDS.map((kind) => ({
                  value: kind,
                  label: t(`event-desk.questionKinds.${kind}`),
                }))}
                onChange={(value) => change({ kind: EVENT_QUESTION_KINDS.find((kind) => kind === value) ?? 'TEXT' })}
              />
              {question.kind === 'CHOICE' && <Choices question={question} change={change} />}
              <Switch
                label={t('event-desk.fields.required')}
                checked={question.isRequired}
                onChange={(isRequired) => change({ isRequired })}
              />
              <Button variant="ghost" size="sm" icon={Trash2} onClick={() => change(null)}>
                {t('event-desk.actions.removeQuestion')}
              </Button>
            </div>
          );
        })}
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          disabled={questions.length >= EVENT_LIMITS.questions}
          onClick={add}
        >
          {t('event-desk.actions.addQuestion')}
        </Button>
      </div>
    </Card>
  );
}
