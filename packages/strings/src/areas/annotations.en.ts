import type { EnglishMessages } from '../define.ts';

/** Marks and comments on the pages of files. */
export const messages = {
  'annotations.titles.comments': { one: '{count} comment', other: '{count} comments' },

  'annotations.tools.SELECT': 'Choose annotations',
  'annotations.tools.NOTE': 'Note',
  'annotations.tools.HIGHLIGHT': 'Highlight',
  'annotations.tools.BOX': 'Box',
  'annotations.tools.INK': 'Draw',
  'annotations.kinds.NOTE': 'Note',
  'annotations.kinds.HIGHLIGHT': 'Highlight',
  'annotations.kinds.BOX': 'Box',
  'annotations.kinds.INK': 'Drawing',
  'annotations.colors.YELLOW': 'Yellow',
  'annotations.colors.GREEN': 'Green',
  'annotations.colors.BLUE': 'Blue',
  'annotations.colors.RED': 'Red',
  'annotations.colors.VIOLET': 'Violet',

  'annotations.labels.tools': 'Tools',
  'annotations.labels.toolWithKey': '{tool} ({key})',
  'annotations.labels.color': 'Colour',
  'annotations.labels.zoom': 'Zoom',
  'annotations.labels.page': 'Page',
  'annotations.labels.ofPages': 'of {pages}',
  'annotations.labels.pages': 'Pages of the file',
  'annotations.labels.comments': 'Comments',
  'annotations.labels.mark': '{number}: {kind}, page {page}.',
  'annotations.labels.noComment': 'No comment.',
  'annotations.labels.kindOnPage': '{kind}, page {page}',
  'annotations.labels.commentOn': 'Comment {number}',
  'annotations.labels.aim': '{x} from the left, {y} from the top',

  'annotations.fields.comment': 'What do you want to say here?',

  'annotations.actions.smaller': 'Smaller',
  'annotations.actions.larger': 'Larger',
  'annotations.actions.fit': 'Fit the width',
  'annotations.actions.remove': 'Remove the annotation',

  'annotations.hints.keys':
    'Aim with the arrow keys and press {enter}: a note is set at once, the other annotations go from the first place to the second. {escape} gives up.',

  'annotations.empty.editable': 'Choose a tool and mark something on the page. What you write appears here.',
  'annotations.empty.readOnly': 'Nothing was marked in this file.',

  'annotations.messages.failed': 'This file cannot be shown here',
  'annotations.messages.failedText': 'It may be damaged or locked by a password. You can download it instead.',
  'annotations.messages.pageFailed': 'This page could not be drawn.',
  'annotations.messages.full': {
    one: 'There is {count} annotation. More do not fit into one file.',
    other: 'There are {count} annotations. More do not fit into one file.',
  },
} as const satisfies EnglishMessages;
