import type { EnglishMessages } from '../define.ts';

/** Files: choosing, uploading, the library of own uploads. */
export const messages = {
  'media.titles.library': 'My files',
  'media.titles.upload': 'Upload',

  'media.kinds.image': 'Picture',
  'media.kinds.video': 'Video',
  'media.kinds.audio': 'Audio',
  'media.kinds.document': 'Document',
  'media.kinds.captions': 'Captions',
  'media.kinds.font': 'Font',
  'media.kinds.archive': 'Archive',

  'media.actions.choose': 'Choose file',
  'media.actions.chooseMany': 'Choose files',
  'media.actions.fromLibrary': 'Choose from my files',
  'media.actions.replace': 'Replace',
  'media.actions.remove': 'Remove',
  'media.actions.pause': 'Pause upload',
  'media.actions.resume': 'Resume upload',
  'media.actions.cancel': 'Cancel upload',
  'media.actions.retry': 'Try again',
  'media.actions.crop': 'Crop',

  'media.hints.drop': 'Drop a file here, or choose one',
  'media.hints.dropNow': 'Release to upload',
  'media.hints.accepted': 'Accepted: {types}',
  'media.hints.maximum': 'Up to {size}',
  'media.hints.altText': 'Describe the picture in one sentence.',

  'media.labels.altText': 'Alternative text',
  'media.labels.name': 'File name',
  'media.labels.size': 'Size',
  'media.labels.type': 'Type',
  'media.labels.uploaded': 'Uploaded',
  'media.labels.dimensions': '{width} × {height}',

  'media.states.waiting': 'Waiting',
  'media.states.uploading': 'Uploading: {percent}',
  'media.states.uploadedOf': '{done} of {total}',
  'media.states.paused': 'Paused',
  'media.states.processing': 'Processing…',
  'media.states.ready': 'Ready',
  'media.states.failed': 'Upload failed',
  'media.states.remaining': 'About {time} left',
  'media.states.resuming': 'Reconnected. Resuming…',

  'media.messages.uploaded': '{name} uploaded.',
  'media.messages.removed': '{name} removed.',
  'media.messages.replaced': 'File replaced.',
  'media.messages.tooLarge': '{name} is too large. The limit is {size}.',
  'media.messages.wrongType': '{name} has an unsupported type.',
  'media.messages.leaveWhileUploading':
    'An upload is still in progress. If you leave, it pauses and you can resume it later.',

  'media.counts.files': { one: '{count} file', other: '{count} files' },
  'media.empty.library': 'You haven’t uploaded anything yet.',
} as const satisfies EnglishMessages;
