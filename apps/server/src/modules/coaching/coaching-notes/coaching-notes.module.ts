import { NOTE_KINDS, WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { Type } from 'typebox';
import { demoHistory } from '../../../demo/demo-content.ts';
import { permission } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { Id, OneOf } from '../../../kernel/http/schemas.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoSessionNotes } from './coaching-notes.demo.ts';
import { sessionNotePersonalRows } from './coaching-notes.personal.ts';
import { SessionNotes } from './coaching-notes.schemas.ts';
import { listSessionNotes, saveSessionNote } from './coaching-notes.service.ts';

const access = permission('organization_member_access_coaching');
const params = Type.Object({ coachingSessionId: Id });

/** Notes of coaching sessions: private ones of either side, and shared ones. */
export const coachingNotesModule = defineModule({
  name: 'coaching-notes',
  partOf: ['coaching'],
  owns: ['coaching_notes'],
  personalRows: sessionNotePersonalRows,
  uses: ['coaches', 'coaching-sessions', 'members'],
  contributes: [contribute(demoHistory, loadDemoSessionNotes)],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/booking-sessions/:coachingSessionId/notes',
      operationId: 'listSessionNotes',
      summary: "Notes of a session that the caller may read: the caller's own and those that the other side shared",
      access,
      params,
      response: SessionNotes,
      handle: (context, { params: { coachingSessionId } }) => listSessionNotes(context, coachingSessionId),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/booking-sessions/:coachingSessionId/notes',
      operationId: 'saveSessionNote',
      refusesMasquerade: true,
      summary: "Saves the caller's private or shared note of a session; an empty text deletes it",
      access,
      params,
      body: Type.Object({
        kind: OneOf(...NOTE_KINDS),
        body: Type.String({ maxLength: WORK_LIMITS.note }),
        /** For coaches of a session with several learners: about whom. */
        learnerUserId: Type.Optional(Id),
      }),
      handle: (context, { params: { coachingSessionId }, body }) => saveSessionNote(context, coachingSessionId, body),
    }),
  ],
});
