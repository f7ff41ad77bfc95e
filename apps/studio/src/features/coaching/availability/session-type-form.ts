import { paymentProblem } from '@sullam/domain/coaching/session-type.ts';
import type { SessionQuestion, SessionTypeEditing } from './availability.api.ts';

export type TypeForm = Omit<SessionTypeEditing, 'sessionTypeId' | 'coachId' | 'isOffered' | 'version'>;

/** What the editor changes; whether a type is offered is switched in the list. */
export function formOfType(type: SessionTypeEditing): TypeForm {
  const { sessionTypeId: _id, coachId: _coach, isOffered: _offered, version: _version, ...form } = type;
  return form;
}

const isWritten = (text: TypeForm['title']): boolean => Boolean(text.en?.trim() || text.ar?.trim());

const isFitQuestion = ({ text, kind, choices }: SessionQuestion): boolean =>
  isWritten(text) && (kind !== 'CHOICE' || (choices.length > 1 && choices.every(isWritten)));

/** Whether the server would take it; what it wouldn't is marked at its field. */
export const isFitType = (form: TypeForm): boolean =>
  isWritten(form.title) &&
  (form.hasVideo || isWritten(form.place)) &&
  form.questions.every(isFitQuestion) &&
  paymentProblem(form) === null;

/** Until how many hours before the start learners can cancel; null: not at all. */
export const cancelHours = ({ cancellationTiers }: TypeForm): number | null =>
  cancellationTiers.at(-1)?.hoursBeforeStart ?? null;

/** The terms with another last deadline. */
export const withCancelHours = (hours: number): TypeForm['cancellationTiers'] => [
  { hoursBeforeStart: hours, refundPercent: 100 },
];

export const newQuestion = (): SessionQuestion => ({
  key: crypto.randomUUID(),
  text: {},
  kind: 'LONG',
  choices: [],
  isRequired: false,
});

/** Minutes before the start at which people can be reminded. */
export const REMINDERS = [10_080, 2880, 1440, 120, 60, 30, 10];
