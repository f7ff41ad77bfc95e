import '../../../app.css';
import { useState } from 'react';
import { EventEditor } from './event-editor.tsx';
import { Programme, SessionPanel } from './event-programme.tsx';

/** `/events/{eventId}/programme`: what happens when, and where. */
export function EventProgrammeScreen() {
  const [selected, onSelect] = useState<string | null>(null);
  const choice = { selected, onSelect };
  return (
    <EventEditor tab="programme" aside={(_event, part) => <SessionPanel {...part} {...choice} />}>
      {(part) => <Programme {...part} {...choice} />}
    </EventEditor>
  );
}
