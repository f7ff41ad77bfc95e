import type { EnglishMessages } from '../define.ts';

/** Files: choosing, uploading, the library of own uploads. */
export const messages = {
  'media.actions.replace': 'Replace',
  'media.actions.remove': 'Remove',

  'media.hints.drop': 'Drop a file here, or choose one',
  'media.hints.accepted': 'Accepted: {types}',
  'media.hints.maximum': 'Up to {size}',
  'media.hints.altText': 'Describe the picture in one sentence.',

  'media.states.processing': 'Processing…',
  'media.states.failed': 'Upload failed',
} as const satisfies EnglishMessages;
