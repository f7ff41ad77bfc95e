// Written by `npm run generate` from the files of each noun. Do not edit.
import { announcementsNotifications } from './notifications/announcements.ts';
import { certificatesNotifications } from './notifications/certificates.ts';
import { checklistsNotifications } from './notifications/checklists.ts';
import { coursesNotifications } from './notifications/courses.ts';
import { discussionBoardsNotifications } from './notifications/discussion-boards.ts';
import { eventsNotifications } from './notifications/events.ts';
import { gradesNotifications } from './notifications/grades.ts';
import { groupsNotifications } from './notifications/groups.ts';
import { membersNotifications } from './notifications/members.ts';
import { plagiarismNotifications } from './notifications/plagiarism.ts';
import { sessionsNotifications } from './notifications/sessions.ts';

/** What notifications are about, noun by noun. */
export const NOTIFICATIONS = [
  ...announcementsNotifications,
  ...certificatesNotifications,
  ...checklistsNotifications,
  ...coursesNotifications,
  ...discussionBoardsNotifications,
  ...eventsNotifications,
  ...gradesNotifications,
  ...groupsNotifications,
  ...membersNotifications,
  ...plagiarismNotifications,
  ...sessionsNotifications,
] as const;
