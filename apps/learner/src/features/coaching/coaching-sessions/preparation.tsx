import { Icon } from '@sullam/ui/base/icon.tsx';
import { Lock } from '@sullam/ui/base/icons.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useAutosave } from '../../../parts/use-autosave.ts';
import { SavedLine } from '../coaching-goals/coaching-goals.public.ts';
import { type CoachingSession, useSaveAnswers } from './coaching-sessions.api.ts';
import { type Answers, answersToSend, QuestionFields } from './question-fields.tsx';
import { nameOf } from './session-hero.tsx';

function Editing({ session }: { readonly session: CoachingSession }) {
  const t = useT();
  const { mutate, isPending, isError } = useSaveAnswers(session.coachingSessionId);
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(session.answers.map(({ key, answer }) => [key, answer])),
  );
  const [note, setNote] = useState(session.note ?? '');
  const [savedAt, setSavedAt] = useState<Date>();
  const changed = useAutosave(JSON.stringify([note, answers]), () =>
    mutate({ note: note.trim() || null, answers: answersToSend(answers) }, { onSuccess: () => setSavedAt(new Date()) }),
  );
  return (
    <div className="space-y-4">
      <QuestionFields
        questions={session.questions}
        answers={answers}
        onChange={(key, answer) => {
          setAnswers({ ...answers, [key]: answer });
          changed();
        }}
      />
      <TextArea
        label={t('coaching-sessions.prepare.note')}
        optional
        rows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          changed();
        }}
      />
      <SavedLine isPending={isPending} isError={isError} savedAt={savedAt} />
    </div>
  );
}

function Written({ session }: { readonly session: CoachingSession }) {
  const t = useT();
  const authorText = useAuthorText();
  const answerOf = (key: string) => {
    const question = session.questions.find((one) => one.key === key);
    const answer = session.answers.find((one) => one.key === key)?.answer;
    if (!question || answer === undefined) return t('coaching-sessions.prepare.unanswered');
    return question.kind === 'CHOICE' ? authorText(question.choices[Number(answer)]) : answer;
  };
  return (
    <dl className="space-y-4">
      {session.questions.map(({ key, text }) => (
        <div key={key}>
          <dt className="text-sm text-muted">{authorText(text)}</dt>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
            {answerOf(key)}
          </dd>
        </div>
      ))}
      {session.note && (
        <div>
          <dt className="text-sm text-muted">{t('coaching-sessions.prepare.note')}</dt>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
            {session.note}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the learner writes for the coach before the session; it saves itself until the start. */
export function Preparation({ session }: { readonly session: CoachingSession }) {
  const t = useT();
  const { abilities, questions, note, side } = session;
  if (side === 'ADMINISTRATOR') return null;
  if (!abilities.answerQuestions && questions.length === 0 && !note) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-panel">{t('coaching-sessions.prepare.title')}</h2>
        <span className="inline-flex items-center gap-1.5 rounded-md bg-subtle px-2.5 py-1 text-xs font-semibold">
          <Icon of={Lock} size={14} />
          {t('coaching-sessions.prepare.private', { name: nameOf(side === 'COACH' ? session.learner : session.coach) })}
        </span>
      </div>
      {abilities.answerQuestions ? <Editing session={session} /> : <Written session={session} />}
    </Card>
  );
}
