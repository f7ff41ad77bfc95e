import { type ActivityKind, isActivity } from '@sullam/domain/subsection-kinds.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { FunctionComponent } from 'react';
import type { Lesson } from './lesson.api.ts';

export interface ActivityCardProps {
  readonly lesson: Lesson;
}

const SurveyCard = suspendingPart(() => import('../surveys/survey-card.tsx').then((file) => file.SurveyActivityCard));

/** Kinds of activities that have a page of their own, each with the card that leads there; others show their text alone. */
const CARDS: Partial<Record<ActivityKind, FunctionComponent<ActivityCardProps>>> = {
  ASSIGNMENT: suspendingPart(() =>
    import('../assignments/assignment-card.tsx').then((file) => file.AssignmentActivityCard),
  ),
  EXAM: suspendingPart(() => import('../exams/exam-card.tsx').then((file) => file.ExamActivityCard)),
  SURVEY: SurveyCard,
  POLL: SurveyCard,
};

/** Whether a lesson is finished on pages of its own, and not by a mark. */
export const isFinishedElsewhere = (kind: string): boolean => isActivity(kind) && CARDS[kind] !== undefined;

/** What leads from a lesson to the activity that it stands for. */
export function ActivityCard({ kind, lesson }: ActivityCardProps & { readonly kind: ActivityKind }) {
  const Card = CARDS[kind];
  return Card ? <Card lesson={lesson} /> : null;
}
