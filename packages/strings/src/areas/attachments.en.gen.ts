// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "attachments.menu.files": "Files",
  "attachments.list.title": "Files",
  "attachments.list.below": {
    "one": "{count} file beneath the lesson",
    "other": "{count} files beneath the lesson"
  },
  "attachments.list.link": "Link",
  "attachments.list.open": "Open “{name}” in a new tab",
  "attachments.list.download": "Download “{name}”",
  "attachments.list.preview": "Preview “{name}”",
  "attachments.kinds.IMAGE": "Picture",
  "attachments.kinds.VIDEO": "Video",
  "attachments.kinds.AUDIO": "Audio",
  "attachments.kinds.DOCUMENT": "Document",
  "attachments.kinds.SHEET": "Spreadsheet",
  "attachments.kinds.SLIDES": "Slides",
  "attachments.kinds.TEXT": "Text",
  "attachments.kinds.ARCHIVE": "Archive",
  "attachments.kinds.OTHER": "File",
  "attachments.desk.courseHint": "Handouts and links for the whole {course}. {Students} find them on its information page.",
  "attachments.desk.lessonHint": "{Students} find these beneath the lesson once it is open to them.",
  "attachments.desk.drop": "Drop files here",
  "attachments.desk.kinds": "Documents, pictures, audio, video or a ZIP archive",
  "attachments.desk.addLink": "Add a link",
  "attachments.desk.chooseFile": "Choose from your files",
  "attachments.desk.edit": "Edit “{name}”",
  "attachments.desk.editFile": "Edit file",
  "attachments.desk.editLink": "Edit link",
  "attachments.desk.remove": "Remove “{name}”",
  "attachments.desk.removed": "“{name}” was removed.",
  "attachments.desk.replace": "Replace the file",
  "attachments.desk.name": "Name",
  "attachments.desk.address": "Address",
  "attachments.desk.language": "Language",
  "attachments.desk.noLanguage": "Not tied to a language",
  "attachments.desk.noFiles": "You have no files yet.",
  "attachments.desk.search": "Search your files"
} as const satisfies EnglishMessages;
