// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "translations.menu.title": "Translations",
  "translations.list.hint": "Every text of the {course}, in English and in Arabic. What you write is saved as you go. Texts of lessons are kept as drafts until you publish them.",
  "translations.list.keys": "{key} with the up or down arrow moves between texts.",
  "translations.filters.all": "All",
  "translations.filters.missing": "Missing",
  "translations.filters.outdated": "Outdated",
  "translations.progress.label": "Texts in {language}",
  "translations.progress.missing": {
    "one": "{count} missing",
    "other": "{count} missing"
  },
  "translations.progress.outdated": {
    "one": "{count} outdated",
    "other": "{count} outdated"
  },
  "translations.progress.complete": "Complete",
  "translations.empty.missing": "Nothing is missing",
  "translations.empty.outdated": "Nothing is outdated",
  "translations.sides.missing": "Missing",
  "translations.sides.outdated": "Older than the other language",
  "translations.sides.nothing": "Nothing written yet",
  "translations.actions.confirm": "Still correct",
  "translations.actions.sideBySide": "Write side by side",
  "translations.actions.openPage": "Open its page",
  "translations.conflict.title": "Someone else changed this text",
  "translations.conflict.emptied": "It is empty now.",
  "translations.conflict.mine": "Keep mine",
  "translations.conflict.theirs": "Use theirs",
  "translations.places.course": "{Course}",
  "translations.places.section": "{Modules}",
  "translations.places.lesson": "Lesson",
  "translations.places.attachment": "File",
  "translations.places.assignment": "Assignment",
  "translations.places.lecture": "Lecture",
  "translations.places.survey": "Survey",
  "translations.fields.title": "Title",
  "translations.fields.subtitle": "Summary",
  "translations.fields.description": "Description",
  "translations.fields.outcomes": "What you learn",
  "translations.fields.requirements": "Requirement",
  "translations.fields.audience": "Who it is for",
  "translations.fields.text": "Text",
  "translations.fields.name": "Name of the file",
  "translations.fields.instructions": "Instructions",
  "translations.columns.key": "Key (leave as it is)",
  "translations.columns.en": "English",
  "translations.columns.ar": "Arabic",
  "translations.columns.enWas": "English mark (leave as it is)",
  "translations.columns.arWas": "Arabic mark (leave as it is)",
  "translations.file.import": "Import",
  "translations.file.title": "Import translations",
  "translations.file.hint": "Nothing has been changed yet. What others wrote since the export stays as it is.",
  "translations.file.write": "Save the changes",
  "translations.file.written": {
    "one": "{count} text was saved.",
    "other": "{count} texts were saved."
  },
  "translations.outcomes.CHANGES": {
    "one": "{count} change",
    "other": "{count} changes"
  },
  "translations.outcomes.SAME": {
    "one": "{count} already there",
    "other": "{count} already there"
  },
  "translations.outcomes.CONFLICT": {
    "one": "{count} changed by someone else",
    "other": "{count} changed by someone else"
  },
  "translations.outcomes.UNKNOWN": {
    "one": "{count} no longer there",
    "other": "{count} no longer there"
  },
  "translations.outcomes.REFUSED": {
    "one": "{count} not accepted",
    "other": "{count} not accepted"
  }
} as const satisfies EnglishMessages;
