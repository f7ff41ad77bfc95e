import type { EnglishMessages } from '../define.ts';

/** Announcements of a course, for its readers and its writers. */
export const messages = {
  'announcements.titles.list': 'Announcements',
  'announcements.titles.new': 'New announcement',
  'announcements.titles.edit': 'Edit announcement',

  'announcements.fields.title': 'Title',
  'announcements.fields.text': 'Text',
  'announcements.fields.sendMail': 'Also send by email',
  'announcements.fields.publishAt': 'Publish on',
  'announcements.fields.pinned': 'Pin to top',

  'announcements.actions.write': 'New announcement',
  'announcements.actions.publish': 'Publish',
  'announcements.actions.schedule': 'Schedule',
  'announcements.actions.saveDraft': 'Save as draft',
  'announcements.actions.delete': 'Delete announcement',
  'announcements.actions.back': 'All announcements',

  'announcements.labels.by': '{name}, {time}',
  'announcements.labels.edited': 'Edited',
  'announcements.labels.pinned': 'Pinned',
  'announcements.labels.unread': 'New',

  'announcements.states.scheduled': 'Scheduled for {date}',
  'announcements.messages.published': 'Announcement published.',
  'announcements.messages.scheduled': 'The announcement will be published on {date}.',
  'announcements.messages.saved': 'Announcement saved.',
  'announcements.messages.deleted': 'Announcement deleted.',
  'announcements.messages.recipients': { one: 'Reaches {count} person.', other: 'Reaches {count} people.' },

  'announcements.dialogs.deleteTitle': 'Delete this announcement?',
  'announcements.dialogs.deleteText': 'It disappears from the list. Emails already sent are not recalled.',

  'announcements.empty.list': 'No announcements yet.',
  'announcements.empty.writer': 'Share your news.',
} as const satisfies EnglishMessages;
