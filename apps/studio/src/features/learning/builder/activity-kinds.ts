import type { Feature } from '@sullam/domain/features.ts';
import type { ActivityKind } from '@sullam/domain/subsection-kinds.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';

/** What the outline and the lesson's page have to know of a kind of activity. Its icon stands in `lesson-kinds.ts`. */
export interface Activity {
  /** Without it the kind isn't offered. */
  feature: Feature;
  /** The page on which it is set up, right after it was added and later. */
  settingsPath: (place: { courseId: number; courseSubsectionId: number }) => string;
  /** What its settings hold, on the lesson's page. */
  about: Extract<MessageKey, `builder.activities.about${string}`>;
}

const lessonPath: Activity['settingsPath'] = ({ courseId, courseSubsectionId }) =>
  `/courses/${courseId}/lessons/${courseSubsectionId}`;

/** The kinds of activities that can be added, one entry each. */
export const ACTIVITIES: Partial<Record<ActivityKind, Activity>> = {
  ASSIGNMENT: {
    feature: 'assignments',
    settingsPath: ({ courseId, courseSubsectionId }) => `/courses/${courseId}/assignments/${courseSubsectionId}/rules`,
    about: 'builder.activities.aboutAssignment',
  },
  EXAM: {
    feature: 'exams',
    settingsPath: ({ courseId, courseSubsectionId }) => `/courses/${courseId}/exams/held/${courseSubsectionId}`,
    about: 'builder.activities.aboutExam',
  },
  // what is asked is chosen on the lesson's page itself
  SURVEY: {
    feature: 'surveys',
    settingsPath: lessonPath,
    about: 'builder.activities.aboutSurvey',
  },
  POLL: {
    feature: 'polls',
    settingsPath: lessonPath,
    about: 'builder.activities.aboutPoll',
  },
  DISCUSSION: {
    feature: 'discussion-boards',
    settingsPath: ({ courseId, courseSubsectionId }) =>
      `/courses/${courseId}/discussions/lessons/${courseSubsectionId}`,
    about: 'builder.activities.aboutDiscussion',
  },
  LECTURE: {
    feature: 'lectures',
    settingsPath: lessonPath,
    about: 'builder.activities.aboutLecture',
  },
};

/** What is known of a kind, if it is an activity. */
export const activityOf = (kind: string): Activity | undefined => ACTIVITIES[kind as ActivityKind];

/** Where a subsection is worked on: an activity on its own page, a lesson on the lesson's. */
export const editingPath = (
  courseId: number,
  { kind, courseSubsectionId }: { kind: string; courseSubsectionId: number },
) => (activityOf(kind)?.settingsPath ?? lessonPath)({ courseId, courseSubsectionId });
