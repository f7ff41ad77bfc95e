import type { EnglishMessages } from '../define.ts';

/** Groups of a course's learners, for those who make them and those who are in them. */
export const messages = {
  'course-groups.titles.new': 'New group',
  'course-groups.titles.edit': 'Edit group',
  'course-groups.titles.deal': 'Create random groups',
  'course-groups.titles.list': 'Groups from a list',
  'course-groups.titles.mine': 'Your group',
  'course-groups.titles.open': 'Groups you can join',
  'course-groups.titles.unassigned': 'No group',

  'course-groups.lead.board':
    'Drag people between groups, or select several and move them together. Groups can have extra exam time, joint submissions and their own lessons.',
  'course-groups.fields.name': 'Name',
  'course-groups.fields.capacity': 'Seats',
  'course-groups.fields.capacityHint': 'Leave empty for no limit',
  'course-groups.fields.open': 'People can join and leave on their own',
  'course-groups.fields.count': 'New groups',
  'course-groups.fields.countHint': '0 fills existing groups.',
  'course-groups.fields.prefix': 'Name before number',
  'course-groups.fields.prefixDefault': 'Group',
  'course-groups.fields.deals': 'Assign everyone without a group',
  'course-groups.fields.list': 'List',
  'course-groups.fields.listHint':
    'One line per person: email, group. You can paste two columns from a spreadsheet. Missing groups are created.',

  'course-groups.actions.new': 'New group',
  'course-groups.actions.deal': 'Random',
  'course-groups.actions.list': 'From a list',
  'course-groups.actions.make': 'Create groups',
  'course-groups.actions.moveTo': 'Move to…',
  'course-groups.actions.takeOut': 'Remove from group',
  'course-groups.actions.check': 'Check list',
  'course-groups.actions.carryOut': {
    one: 'Add {count} person',
    other: 'Add {count} people',
  },
  'course-groups.actions.join': 'Join',
  'course-groups.actions.change': 'Switch to this group',
  'course-groups.actions.leave': 'Leave group',

  'course-groups.labels.members': { one: '{count} person', other: '{count} people' },
  'course-groups.labels.seats': '{count} of {capacity} seats taken',
  'course-groups.labels.open': 'Open',
  'course-groups.labels.full': 'Full',
  'course-groups.labels.selected': { one: '{count} person selected', other: '{count} people selected' },
  'course-groups.labels.line': 'Line',
  'course-groups.labels.person': 'Person',
  'course-groups.labels.group': 'Group',
  'course-groups.labels.outcome': 'Result',
  'course-groups.labels.newGroups': { one: '{count} new group', other: '{count} new groups' },
  'course-groups.labels.faults': { one: '{count} line is skipped', other: '{count} lines are skipped' },
  'course-groups.labels.you': 'You',

  'course-groups.outcomes.JOINS': 'Joins',
  'course-groups.outcomes.MOVES': 'Moves here',
  'course-groups.outcomes.STAYS': 'Already in this group',
  'course-groups.outcomes.INCOMPLETE': 'Email or group missing',
  'course-groups.outcomes.NAME_TOO_LONG': 'The group’s name is too long',
  'course-groups.outcomes.NOT_ENROLLED': 'Not enrolled in this {course}',
  'course-groups.outcomes.DUPLICATE': 'Already listed above',
  'course-groups.outcomes.FULL': 'No seats left',

  'course-groups.empty.title': 'No groups yet',
  'course-groups.empty.text': 'Create one, assign everyone at random, or paste a list.',
  'course-groups.empty.column': 'No one yet. Drag people here.',
  'course-groups.empty.unassigned': 'Everyone is in a group.',
  'course-groups.empty.found': 'No one by this name.',
  'course-groups.empty.mine': 'You are not in a group in this {course}.',
  'course-groups.empty.mineText': 'Your {instructor} will add you to one if needed.',

  'course-groups.messages.saved': 'Group saved.',
  'course-groups.messages.deleted': 'Group deleted.',
  'course-groups.messages.moved': { one: '{count} person moved.', other: '{count} people moved.' },
  'course-groups.messages.dealt': {
    one: '{count} person assigned.',
    other: '{count} people assigned.',
  },
  'course-groups.messages.leftOver': {
    one: 'No seat for {count} person.',
    other: 'No seats for {count} people.',
  },
  'course-groups.messages.joined': 'You have joined the group.',
  'course-groups.messages.left': 'You have left the group.',

  'course-groups.dialogs.deleteTitle': 'Delete group “{name}”?',
  'course-groups.dialogs.deleteText':
    'Members stay in the {course} without a group. Exam accommodations granted to the group are lost, and lessons released only to it stay closed.',
  'course-groups.dialogs.leaveTitle': 'Leave group “{name}”?',
  'course-groups.dialogs.leaveText': 'Someone else may take your seat.',

  'course-groups.release.field': 'For groups',
  'course-groups.release.everybody': 'Everyone',
  'course-groups.release.nobody': 'None of these groups exists any more, so no one can open this.',

  'course-groups.grants.title': 'For groups',
  'course-groups.grants.text': 'What you set for one person takes precedence over what you set for their group.',
  'course-groups.grants.add': 'Add for a group',
  'course-groups.grants.empty': 'Nothing set for groups.',
  'course-groups.grants.noGroups': 'No groups in this {course} yet.',
} as const satisfies EnglishMessages;
