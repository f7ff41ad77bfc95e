import type { EnglishMessages } from '../define.ts';

/** Announcements of a course, for its readers and its writers. */
export const messages = {
  'announcements.titles.list': 'Announcements',
  'announcements.titles.new': 'New announcement',
  'announcements.titles.edit': 'Edit announcement',
  'announcements.titles.readers': 'Who has read it',

  'announcements.fields.title': 'Title',
  'announcements.fields.text': 'Text',
  'announcements.fields.sendMail': 'Also send by email',
  'announcements.fields.publishAt': 'Publish on',
  'announcements.fields.publishLater': 'Publish later',
  'announcements.fields.publishLaterHint': 'It is published automatically. Until then you can change it or cancel.',
  'announcements.fields.zone': 'In your organisation’s time zone: {zone}',

  'announcements.actions.write': 'New announcement',
  'announcements.actions.publish': 'Publish',
  'announcements.actions.schedule': 'Schedule',
  'announcements.actions.unschedule': 'Cancel scheduled publishing',
  'announcements.actions.showReaders': 'See who has read it',
  'announcements.actions.remind': 'Remind those who have not read it',
  'announcements.actions.saveDraft': 'Save as draft',
  'announcements.actions.back': 'All announcements',

  'announcements.labels.by': '{name}, {time}',
  'announcements.labels.edited': 'Edited',
  'announcements.labels.unread': 'New',
  'announcements.labels.readBy': 'Read by {read} of {of}',

  'announcements.states.scheduled': 'Scheduled for {date}',
  'announcements.messages.published': 'Announcement published.',
  'announcements.messages.scheduled': 'The announcement will be published on {date}.',
  'announcements.messages.unscheduled': 'Cancelled. The announcement is a draft again.',
  'announcements.messages.reminded': {
    one: 'Reminder sent to {count} person.',
    other: 'Reminder sent to {count} people.',
  },
  'announcements.messages.saved': 'Announcement saved.',
  'announcements.messages.deleted': 'Announcement deleted.',

  'announcements.dialogs.deleteTitle': 'Delete this announcement?',
  'announcements.dialogs.deleteText': 'It disappears from the list. Emails already sent are not recalled.',

  'announcements.empty.list': 'No announcements yet.',
  'announcements.filters.unread': 'Not read ({number})',
  'announcements.filters.read': 'Read ({number})',
  'announcements.filters.search': 'Search by name',

  'announcements.empty.READ': 'No one has read it yet.',
  'announcements.empty.UNREAD': 'Everyone has read it.',
  'announcements.empty.noSuchReader': 'No one here has this name.',
  'announcements.empty.writer': 'Share your news.',
} as const satisfies EnglishMessages;
