import type { ActivityKind } from '@sullam/domain/subsection-kinds.ts';
import { suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import type { FunctionComponent } from 'react';
import type { Lesson } from './lesson.api.ts';

export interface ActivityCardProps {
  readonly lesson: Lesson;
}

const SurveyCard = suspendingPart(() => import('../surveys/survey-card.tsx').then((file) => file.SurveyActivityCard));

/** The card that leads to the activity's own page. */
const CARDS: Record<ActivityKind, FunctionComponent<ActivityCardProps>> = {
  ASSIGNMENT: suspendingPart(() =>
    import('../assignments/assignment-card.tsx').then((file) => file.AssignmentActivityCard),
  ),
  EXAM: suspendingPart(() => import('../exams/exam-card.tsx').then((file) => file.ExamActivityCard)),
  SURVEY: SurveyCard,
  POLL: SurveyCard,
};

/** What leads from a lesson to the activity that it stands for. */
export function ActivityCard({ kind, lesson }: ActivityCardProps & { readonly kind: ActivityKind }) {
  const Card = CARDS[kind];
  return <Card lesson={lesson} />;
}
