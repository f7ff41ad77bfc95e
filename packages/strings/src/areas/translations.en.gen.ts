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
  "translations.places.announcement": "Announcement",
  "translations.places.discussion": "Discussion",
  "translations.places.exam": "Exam",
  "translations.places.question": "Question",
  "translations.fields.title": "Title",
  "translations.fields.subtitle": "Summary",
  "translations.fields.description": "Description",
  "translations.fields.outcomes": "What you learn",
  "translations.fields.requirements": "Requirement",
  "translations.fields.audience": "Who it is for",
  "translations.fields.text": "Text",
  "translations.fields.name": "Name of the file",
  "translations.fields.instructions": "Instructions",
  "translations.fields.body": "Text",
  "translations.fields.questions": "Question",
  "translations.fields.hint": "Hint",
  "translations.fields.options": "Option",
  "translations.fields.rows": "Row",
  "translations.fields.fromLabel": "Lowest point",
  "translations.fields.toLabel": "Highest point",
  "translations.fields.sections": "Part",
  "translations.fields.prompt": "Question",
  "translations.fields.hints": "Hint",
  "translations.fields.choices": "Response",
  "translations.fields.stems": "Item",
  "translations.fields.gaps": "Gap",
  "translations.fields.blanks": "Gap",
  "translations.fields.texts": "Accepted response",
  "translations.fields.numbers": "Accepted number",
  "translations.fields.accepted": "Accepted response",
  "translations.fields.areas": "Area",
  "translations.fields.feedback": "Feedback",
  "translations.fields.explanation": "Explanation",
  "translations.fields.guide": "Marking guide",
  "translations.fields.true": "True",
  "translations.fields.false": "False",
  "translations.columns.key": "Key (leave as it is)",
  "translations.columns.en": "English",
  "translations.columns.ar": "Arabic",
  "translations.columns.enWas": "English mark (leave as it is)",
  "translations.columns.arWas": "Arabic mark (leave as it is)",
  "translations.file.import": "Import",
  "translations.file.title": "Import translations",
  "translations.file.hint": "Nothing has been changed yet. What has been written here since the export stays as it is. Texts of lessons become drafts.",
  "translations.file.refused": "This file can’t be imported as it is. Correct the units below in your translation tool and export it again.",
  "translations.file.line": "Line {line}",
  "translations.file.lost": "Missing or out of place: {placeholders}",
  "translations.file.more": {
    "one": "and {count} more",
    "other": "and {count} more"
  },
  "translations.file.xlsx": "Excel workbook",
  "translations.file.csv": "Spreadsheet (CSV)",
  "translations.file.fromEn": "English to Arabic (XLIFF 2.0)",
  "translations.file.fromAr": "Arabic to English (XLIFF 2.0)",
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
  "translations.outcomes.PLACEHOLDER": {
    "one": "{count} lost a placeholder",
    "other": "{count} lost a placeholder"
  },
  "translations.outcomes.UNFINISHED": {
    "one": "{count} not finished",
    "other": "{count} not finished"
  },
  "translations.outcomes.REFUSED": {
    "one": "{count} not accepted",
    "other": "{count} not accepted"
  }
} as const satisfies EnglishMessages;
