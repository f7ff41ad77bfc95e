import '../../app.css';
import { EventEditor } from './event-editor.tsx';
import { ProgrammeFields } from './event-programme.tsx';

/** `/events/{eventId}/programme`: the programme of an event, session by session. */
export function EventProgrammeScreen() {
  return <EventEditor tab="programme">{(part) => <ProgrammeFields {...part} />}</EventEditor>;
}
