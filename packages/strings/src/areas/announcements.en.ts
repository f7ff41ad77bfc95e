import type { EnglishMessages } from '../define.ts';

/** Announcements of a course, for its readers and its writers. */
export const messages = {
  'announcements.titles.list': 'Announcements',
  'announcements.titles.new': 'New announcement',
  'announcements.titles.edit': 'Edit announcement',

  'announcements.fields.title': 'Title',
  'announcements.fields.text': 'Text',
  'announcements.fields.sendMail': 'Send it by email too',
  'announcements.fields.publishAt': 'Publish on',
  'announcements.fields.pinned': 'Keep it at the top',

  'announcements.actions.write': 'Write an announcement',
  'announcements.actions.publish': 'Publish',
  'announcements.actions.schedule': 'Schedule',
  'announcements.actions.saveDraft': 'Save as a draft',
  'announcements.actions.delete': 'Delete announcement',
  'announcements.actions.back': 'All announcements',

  'announcements.labels.by': '{name}, {time}',
  'announcements.labels.edited': 'Edited',
  'announcements.labels.pinned': 'At the top',
  'announcements.labels.unread': 'New',

  'announcements.states.draft': 'Draft',
  'announcements.states.scheduled': 'Scheduled for {date}',
  'announcements.states.published': 'Published',

  'announcements.messages.published': 'The announcement has been published.',
  'announcements.messages.scheduled': 'The announcement will be published {date}.',
  'announcements.messages.saved': 'The announcement has been saved.',
  'announcements.messages.deleted': 'The announcement has been deleted.',
  'announcements.messages.recipients': { one: 'It reaches {count} person.', other: 'It reaches {count} people.' },

  'announcements.dialogs.deleteTitle': 'Delete this announcement?',
  'announcements.dialogs.deleteText': 'It disappears from the list. Mails that have been sent stay where they are.',

  'announcements.empty.list': 'There are no announcements yet.',
  'announcements.empty.writer': 'Tell people what is new.',
} as const satisfies EnglishMessages;
