import { NOTE_KINDS, WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { Type } from 'typebox';
import { demoHistory } from '../../../demo/demo-content.ts';
import { permission } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { Id, OneOf } from '../../../kernel/http/schemas.ts';
import { defineModule } from '../../../wiring.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { loadDemoSessionNotes } from './coaching-notes.demo.ts';
import { sessionNotePersonalRows } from './coaching-notes.personal.ts';
import { SessionFiles, SessionNotes } from './coaching-notes.schemas.ts';
import { listSessionNotes, saveSessionNote } from './coaching-notes.service.ts';
import { isSessionFile, sessionFileShowing } from './session-file-showing.ts';
import { addSessionFile, listSessionFiles, removeSessionFile } from './session-files.service.ts';

const access = permission('organization_member_access_coaching');
const params = Type.Object({ coachingSessionId: Id });

/** Notes of coaching sessions, private ones of either side and shared ones, and files that both sides share. */
export const coachingNotesModule = defineModule({
  name: 'coaching-notes',
  partOf: ['coaching'],
  owns: ['coaching_files', 'coaching_notes'],
  personalRows: sessionNotePersonalRows,
  uses: ['coaches', 'coaching-sessions', 'media', 'members'],
  contributes: [
    contribute(demoHistory, loadDemoSessionNotes),
    contribute(mediaReferences, isSessionFile),
    contribute(showingKinds, sessionFileShowing),
  ],
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
    memberRoute({
      method: 'GET',
      path: '/api/booking-sessions/:coachingSessionId/files',
      operationId: 'listSessionFiles',
      summary: 'Files that learner and coach share around a session',
      access,
      params,
      response: SessionFiles,
      handle: (context, { params: { coachingSessionId } }) => listSessionFiles(context, coachingSessionId),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/booking-sessions/:coachingSessionId/files',
      operationId: 'addSessionFile',
      refusesMasquerade: true,
      summary: 'Shares an uploaded file with the other side of a session',
      access,
      params,
      body: Type.Object({
        mediaId: Id,
        /** For coaches of a session with several learners: with whom. */
        learnerUserId: Type.Optional(Id),
      }),
      errors: { 409: ['coaching-file.too-many'] },
      handle: (context, { params: { coachingSessionId }, body }) => addSessionFile(context, coachingSessionId, body),
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/booking-sessions/:coachingSessionId/files/:mediaId',
      operationId: 'removeSessionFile',
      refusesMasquerade: true,
      summary: 'Takes a file that the caller added out of a session',
      access,
      params: Type.Object({ coachingSessionId: Id, mediaId: Id }),
      handle: (context, { params }) => removeSessionFile(context, params.coachingSessionId, params.mediaId),
    }),
  ],
});
