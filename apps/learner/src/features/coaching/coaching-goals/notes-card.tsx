import { WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CoachingNotes, notesQuery, useSaveNote } from './coaching-goals.api.ts';

type OfLearner = CoachingNotes['learners'][number];

const nameOf = ({ firstName, lastName }: OfLearner['coach']): string => `${firstName} ${lastName}`;

interface NotesFormProps {
  readonly coachingSessionId: number;
  readonly of: OfLearner;
  readonly other: string;
}

/** The reader's own two notes. */
function NotesForm({ coachingSessionId, of, other }: NotesFormProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveNote(coachingSessionId);
  const ownOf = (kind: 'SHARED' | 'PRIVATE') => of.notes.find((note) => note.isOwn && note.kind === kind)?.body ?? '';
  const [shared, setShared] = useState(() => ownOf('SHARED'));
  const [own, setOwn] = useState(() => ownOf('PRIVATE'));
  const send = async () => {
    const learnerUserId = of.learner.userId;
    if (shared !== ownOf('SHARED')) await save.mutateAsync({ kind: 'SHARED', body: shared, learnerUserId });
    if (own !== ownOf('PRIVATE')) await save.mutateAsync({ kind: 'PRIVATE', body: own, learnerUserId });
    notify({ tone: 'success', text: t('coaching-goals.notes.saved') });
  };
  const isChanged = shared !== ownOf('SHARED') || own !== ownOf('PRIVATE');
  const field = { dir: 'auto', rows: 3, maxLength: WORK_LIMITS.note } as const;
  return (
    <div className="space-y-4">
      <TextArea
        {...field}
        label={t('coaching-goals.notes.shared')}
        hint={t('coaching-goals.notes.sharedHint', { name: other })}
        value={shared}
        onChange={(event) => setShared(event.currentTarget.value)}
      />
      <TextArea
        {...field}
        label={t('coaching-goals.notes.private')}
        hint={t('coaching-goals.notes.privateHint')}
        value={own}
        onChange={(event) => setOwn(event.currentTarget.value)}
      />
      <Button
        pending={save.isPending}
        disabled={!isChanged}
        // the mutation has said what failed
        onClick={() => void send().catch(() => undefined)}
      >
        {t('coaching-goals.notes.save')}
      </Button>
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
  const { data } = useQuery(notesQuery(coachingSessionId));
  if (!data) return null;
  return data.learners.map((of) => {
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
        <NotesForm coachingSessionId={coachingSessionId} of={of} other={other} />
      </Card>
    );
  });
}
