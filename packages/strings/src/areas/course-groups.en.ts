import type { EnglishMessages } from '../define.ts';

/** Groups of a course's learners, for those who make them and those who are in them. */
export const messages = {
  'course-groups.titles.new': 'New group',
  'course-groups.titles.edit': 'Edit group',
  'course-groups.titles.deal': 'Make groups at random',
  'course-groups.titles.list': 'Groups from a list',
  'course-groups.titles.mine': 'Your group',
  'course-groups.titles.open': 'Groups that you can join',
  'course-groups.titles.unassigned': 'In no group',

  'course-groups.lead.board':
    'Draw people from one group to another, or choose several and move them together. Groups get extra time in exams, work handed in together and lessons of their own.',
  'course-groups.fields.name': 'Name',
  'course-groups.fields.capacity': 'Seats',
  'course-groups.fields.capacityHint': 'Empty: any number',
  'course-groups.fields.open': 'People join and leave it by themselves',
  'course-groups.fields.count': 'New groups',
  'course-groups.fields.countHint': '0 fills the groups that are there.',
  'course-groups.fields.prefix': 'Name, before the number',
  'course-groups.fields.prefixDefault': 'Group',
  'course-groups.fields.deals': 'Deal everybody who is in no group',
  'course-groups.fields.list': 'List',
  'course-groups.fields.listHint':
    'A line for each person: e-mail address, group. Two columns copied from a spreadsheet will do. Groups that are missing are made.',

  'course-groups.actions.new': 'New group',
  'course-groups.actions.deal': 'At random',
  'course-groups.actions.list': 'From a list',
  'course-groups.actions.make': 'Make groups',
  'course-groups.actions.moveTo': 'Move to…',
  'course-groups.actions.takeOut': 'Take out of the group',
  'course-groups.actions.check': 'Check the list',
  'course-groups.actions.carryOut': {
    one: 'Place {count} person',
    other: 'Place {count} people',
  },
  'course-groups.actions.join': 'Join',
  'course-groups.actions.change': 'Change to this group',
  'course-groups.actions.leave': 'Leave the group',

  'course-groups.labels.members': { one: '{count} person', other: '{count} people' },
  'course-groups.labels.seats': '{count} of {capacity} seats taken',
  'course-groups.labels.open': 'Open',
  'course-groups.labels.full': 'Full',
  'course-groups.labels.selected': { one: '{count} person chosen', other: '{count} people chosen' },
  'course-groups.labels.line': 'Line',
  'course-groups.labels.person': 'Person',
  'course-groups.labels.group': 'Group',
  'course-groups.labels.outcome': 'What happens',
  'course-groups.labels.newGroups': { one: '{count} new group', other: '{count} new groups' },
  'course-groups.labels.faults': { one: '{count} line is left out', other: '{count} lines are left out' },
  'course-groups.labels.you': 'You',

  'course-groups.outcomes.JOINS': 'Joins',
  'course-groups.outcomes.MOVES': 'Moves here',
  'course-groups.outcomes.STAYS': 'Is there already',
  'course-groups.outcomes.INCOMPLETE': 'Address or group is missing',
  'course-groups.outcomes.NAME_TOO_LONG': 'The group’s name is too long',
  'course-groups.outcomes.NOT_ENROLLED': 'Not enrolled in this {course}',
  'course-groups.outcomes.DUPLICATE': 'Stands above already',
  'course-groups.outcomes.FULL': 'No seat left',

  'course-groups.empty.title': 'No groups yet',
  'course-groups.empty.text': 'Make one, deal everybody at random, or paste a list.',
  'course-groups.empty.column': 'Nobody yet. Draw people here.',
  'course-groups.empty.unassigned': 'Everybody is in a group.',
  'course-groups.empty.found': 'Nobody of this name.',
  'course-groups.empty.mine': 'You are in no group of this {course}.',
  'course-groups.empty.mineText': 'Your {instructor} will put you into one, if groups are needed.',

  'course-groups.messages.saved': 'The group has been saved.',
  'course-groups.messages.deleted': 'The group has been deleted.',
  'course-groups.messages.moved': { one: '{count} person moved.', other: '{count} people moved.' },
  'course-groups.messages.dealt': {
    one: '{count} person found a group.',
    other: '{count} people found a group.',
  },
  'course-groups.messages.leftOver': {
    one: '{count} person found no seat.',
    other: '{count} people found no seat.',
  },
  'course-groups.messages.joined': 'You are in the group now.',
  'course-groups.messages.left': 'You have left the group.',

  'course-groups.dialogs.deleteTitle': 'Delete the group “{name}”?',
  'course-groups.dialogs.deleteText':
    'Its people stay in the {course} and are in no group then. What was granted to the group in exams is gone; lessons that were released to it alone stay closed.',
  'course-groups.dialogs.leaveTitle': 'Leave the group “{name}”?',
  'course-groups.dialogs.leaveText': 'Somebody else may take your seat.',

  'course-groups.release.field': 'For groups',
  'course-groups.release.everybody': 'Everybody',
  'course-groups.release.nobody': 'None of these groups is left: nobody can open it.',

  'course-groups.grants.title': 'Granted to groups',
  'course-groups.grants.text': 'What somebody was granted personally goes before what their group has.',
  'course-groups.grants.add': 'Grant to a group',
  'course-groups.grants.empty': 'Nothing is granted to a group.',
  'course-groups.grants.noGroups': 'This {course} has no groups yet.',
} as const satisfies EnglishMessages;
