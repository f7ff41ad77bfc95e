import { NOTE_KINDS } from '@sullam/domain/coaching/goals.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, OneOf, Person } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

export const SessionNote = NamedObject('CoachingNote', {
  kind: OneOf(...NOTE_KINDS),
  by: OneOf('LEARNER', 'COACH'),
  isOwn: Type.Boolean(),
  body: Type.String(),
  changedAt: DateTime,
});

export const SessionNotes = NamedObject('CoachingNotes', {
  /** One for each learner of the session whom the caller meets; a learner finds only their own. */
  learners: Type.Array(
    NamedObject('CoachingNotesOfLearner', {
      learner: Person,
      coach: Person,
      notes: Type.Array(SessionNote),
    }),
  ),
});
export type SessionNotes = Static<typeof SessionNotes>;

export const SessionFiles = NamedObject('CoachingFiles', {
  files: Type.Array(
    NamedObject('CoachingFile', {
      file: MediaRef,
      learnerUserId: Id,
      by: OneOf('LEARNER', 'COACH'),
      isOwn: Type.Boolean(),
      addedAt: DateTime,
    }),
  ),
});
export type SessionFiles = Static<typeof SessionFiles>;
