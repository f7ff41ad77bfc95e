import '../../../app.css';
import { EventEditor } from './event-editor.tsx';
import { QuestionFields } from './event-questions.tsx';

/** `/events/{eventId}/questions`: what everybody is asked who takes a place. */
export function EventQuestionsScreen() {
  return <EventEditor tab="questions">{(part) => <QuestionFields {...part} />}</EventEditor>;
}
