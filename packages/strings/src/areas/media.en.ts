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

  'media.actions.choose': 'Choose a file',
  'media.actions.chooseMany': 'Choose files',
  'media.actions.fromLibrary': 'Choose from my files',
  'media.actions.replace': 'Replace',
  'media.actions.remove': 'Remove',
  'media.actions.pause': 'Pause the upload',
  'media.actions.resume': 'Resume the upload',
  'media.actions.cancel': 'Cancel the upload',
  'media.actions.retry': 'Try again',
  'media.actions.crop': 'Crop',

  'media.hints.drop': 'Drop a file here, or choose one',
  'media.hints.dropNow': 'Let go to upload',
  'media.hints.accepted': 'Accepted: {types}',
  'media.hints.maximum': 'Up to {size}',
  'media.hints.altText': 'Say in a sentence what can be seen.',

  'media.labels.altText': 'Description of the picture',
  'media.labels.name': 'Name of the file',
  'media.labels.size': 'Size',
  'media.labels.type': 'Type',
  'media.labels.uploaded': 'Uploaded',
  'media.labels.dimensions': '{width} × {height}',

  'media.states.waiting': 'Waiting',
  'media.states.uploading': 'Uploading: {percent}',
  'media.states.uploadedOf': '{done} of {total}',
  'media.states.paused': 'Paused',
  'media.states.processing': 'Being prepared…',
  'media.states.ready': 'Ready',
  'media.states.failed': 'The upload failed',
  'media.states.remaining': 'About {time} left',
  'media.states.resuming': 'The connection is back. Resuming…',

  'media.messages.uploaded': '{name} has been uploaded.',
  'media.messages.removed': '{name} has been removed.',
  'media.messages.replaced': 'The file has been replaced.',
  'media.messages.tooLarge': '{name} is too large. The limit is {size}.',
  'media.messages.wrongType': '{name} is not of an accepted type.',
  'media.messages.leaveWhileUploading': 'An upload is still running. If you leave, it stops here and can be resumed.',

  'media.counts.files': { one: '{count} file', other: '{count} files' },
  'media.empty.library': 'You have not uploaded anything yet.',
} as const satisfies EnglishMessages;
