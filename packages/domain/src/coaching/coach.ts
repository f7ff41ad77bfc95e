/** Words and limits of coaches' pages, which server and browsers share. */

export const COACH_STATUSES = ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'DECLINED', 'PAUSED'] as const;
export type CoachStatus = (typeof COACH_STATUSES)[number];

export const COACH_VISIBILITIES = ['PUBLIC', 'MEMBERS'] as const;
export type CoachVisibility = (typeof COACH_VISIBILITIES)[number];

export const COACH_GENDERS = ['FEMALE', 'MALE'] as const;
export type CoachGender = (typeof COACH_GENDERS)[number];

/** What a coach does now, did before, and studied. */
export const COACH_ENTRY_KINDS = ['POSITION', 'EXPERIENCE', 'EDUCATION'] as const;
export type CoachEntryKind = (typeof COACH_ENTRY_KINDS)[number];

export const LANGUAGE_LEVELS = ['NATIVE', 'FLUENT', 'GOOD'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Languages that coaches can choose: ISO 639-1 codes of those that people in the region speak and work in. */
export const COACH_LANGUAGES = [
  ...['ar', 'en', 'fr', 'es', 'de', 'it', 'pt', 'nl', 'ru', 'tr', 'fa', 'ur', 'hi', 'bn', 'ta', 'ml', 'tl', 'id', 'ms'],
  ...['zh', 'ja', 'ko', 'sw', 'am', 'so', 'ku', 'ps', 'he', 'el', 'pl', 'ro', 'uk', 'sv'],
] as const;

/** Parts of a page without which an administrator has nothing to decide about. */
export const COACH_PARTS = ['TITLE', 'SUMMARY', 'DESCRIPTION', 'LANGUAGES', 'TOPICS'] as const;
export type CoachPart = (typeof COACH_PARTS)[number];

/** When learners look for a free time. */
export const COACH_WHENS = ['week', 'evenings', 'weekend'] as const;
export type CoachWhen = (typeof COACH_WHENS)[number];

export const COACH_LIMITS = {
  title: 120,
  summary: 300,
  description: 4000,
  city: 80,
  focusAreas: 8,
  focusArea: 60,
  topics: 5,
  entries: 20,
  certifications: 20,
  languages: 10,
  /** Topics that an organisation offers. */
  offeredTopics: 40,
  topic: 60,
  note: 1000,
  url: 500,
  firstYear: 1940,
  lastYear: 2100,
} as const;

/** Days that the directory's strip shows. */
export const STRIP_DAYS = 14;
