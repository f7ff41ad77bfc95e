import { WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAutosave } from '../../../parts/use-autosave.ts';
import { type CoachingNotes, notesQuery, useSaveNote } from './coaching-goals.api.ts';
import { SavedLine } from './saved-line.tsx';

type OfLearner = CoachingNotes['learners'][number];

const nameOf = ({ firstName, lastName }: OfLearner['coach']): string => `${firstName} ${lastName}`;

interface NoteFieldProps {
  readonly coachingSessionId: number;
  readonly of: OfLearner;
  readonly kind: 'SHARED' | 'PRIVATE';
  readonly label: string;
  readonly hint: string;
}

/** One of the reader's own two notes; it saves itself. */
function NoteField({ coachingSessionId, of, kind, label, hint }: NoteFieldProps) {
  const { mutate, isPending, isError } = useSaveNote(coachingSessionId);
  const [body, setBody] = useState(() => of.notes.find((note) => note.isOwn && note.kind === kind)?.body ?? '');
  const [savedAt, setSavedAt] = useState<Date>();
  const changed = useAutosave(body, () =>
    mutate({ kind, body, learnerUserId: of.learner.userId }, { onSuccess: () => setSavedAt(new Date()) }),
  );
  return (
    <div>
      <TextArea
        dir="auto"
        rows={3}
        maxLength={WORK_LIMITS.note}
        label={label}
        hint={hint}
        value={body}
        onChange={(event) => {
          setBody(event.currentTarget.value);
          changed();
        }}
      />
      <SavedLine isPending={isPending} isError={isError} savedAt={savedAt} />
    </div>
  );
}

interface NotesCardProps {
  readonly coachingSessionId: number;
  readonly side: 'LEARNER' | 'COACH';
}

/** What the other side shared, and the reader's own shared and private note, for each learner of the session. */
export function NotesCard({ coachingSessionId, side }: NotesCardProps) {
  const t = useT();
  const format = useFormat();
  const notes = useQuery(notesQuery(coachingSessionId));
  if (!notes.data)
    return notes.isError ? (
      <ErrorState title={t('common.failed.title')} onRetry={() => void notes.refetch()} retrying={notes.isFetching} />
    ) : null;
  return notes.data.learners.map((of) => {
    const other = nameOf(side === 'COACH' ? of.learner : of.coach);
    const theirs = of.notes.filter(({ isOwn }) => !isOwn);
    return (
      <Card key={of.learner.userId} as="section" padding="lg" className="rounded-xl!">
        <h2 className="mb-4 text-panel">{t('coaching-goals.notes.title')}</h2>
        {theirs.map((note) => (
          <div key={note.kind} className="mb-4 border-s-3 border-success ps-4">
            <blockquote dir="auto" className="whitespace-pre-line wrap-anywhere">
              {note.body}
            </blockquote>
            <p className="text-sm text-muted">
              {t('coaching-goals.notes.of', { name: other, day: format.date(note.changedAt) })}
            </p>
          </div>
        ))}
        <NoteField
          coachingSessionId={coachingSessionId}
          of={of}
          kind="SHARED"
          label={t('coaching-goals.notes.shared')}
          hint={t('coaching-goals.notes.sharedHint', { name: other })}
        />
        <NoteField
          coachingSessionId={coachingSessionId}
          of={of}
          kind="PRIVATE"
          label={t('coaching-goals.notes.private')}
          hint={t('coaching-goals.notes.privateHint')}
        />
      </Card>
    );
  });
}
