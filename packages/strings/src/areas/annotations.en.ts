import type { EnglishMessages } from '../define.ts';

/** Marks and comments on the pages of files. */
export const messages = {
  'annotations.titles.comments': { one: '{count} comment', other: '{count} comments' },

  'annotations.tools.SELECT': 'Select annotations',
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
  'annotations.labels.pages': 'File pages',
  'annotations.labels.comments': 'Comments',
  'annotations.labels.mark': '{number}: {kind}, page {page}.',
  'annotations.labels.noComment': 'No comment.',
  'annotations.labels.kindOnPage': '{kind}, page {page}',
  'annotations.labels.commentOn': 'Comment {number}',
  'annotations.labels.aim': '{x} from the left, {y} from the top',

  'annotations.fields.comment': 'Add a comment',

  'annotations.actions.smaller': 'Zoom out',
  'annotations.actions.larger': 'Zoom in',
  'annotations.actions.fit': 'Fit to width',
  'annotations.actions.remove': 'Delete annotation',

  'annotations.hints.keys':
    'Move with the arrow keys and press {enter} to place a note; other annotations go from the first point to the second. Press {escape} to cancel.',

  'annotations.empty.editable': 'Choose a tool and annotate the page. Your comments appear here.',
  'annotations.empty.readOnly': 'No annotations in this file.',

  'annotations.messages.failed': 'This file can’t be displayed',
  'annotations.messages.failedText': 'It may be damaged or password-protected. You can download it instead.',
  'annotations.messages.pageFailed': 'This page couldn’t be displayed.',
  'annotations.messages.full': {
    one: 'The limit of {count} annotation per file has been reached.',
    other: 'The limit of {count} annotations per file has been reached.',
  },
} as const satisfies EnglishMessages;
