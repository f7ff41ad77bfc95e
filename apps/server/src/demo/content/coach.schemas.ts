/** What the YAML files of coaches hold. */
import {
  COACH_ENTRY_KINDS,
  COACH_GENDERS,
  COACH_LANGUAGES,
  COACH_STATUSES,
  COACH_VISIBILITIES,
  LANGUAGE_LEVELS,
} from '@sullam/domain/coaching/coach.ts';
import { boolean, list, object, oneOf, optional, string, text, whole } from './schema-parts.ts';

export const coachingTopicsFile = list(object({ key: string, title: text, hue: whole }));

export const coachesFile = list(
  object({
    member: string,
    status: oneOf(COACH_STATUSES),
    visibility: oneOf(COACH_VISIBILITIES),
    title: text,
    summary: text,
    description: text,
    city: text,
    gender: oneOf(COACH_GENDERS),
    topics: list(string),
    focusAreas: list(text),
    languages: list(object({ language: oneOf(COACH_LANGUAGES), level: oneOf(LANGUAGE_LEVELS) })),
    entries: list(
      object({
        kind: oneOf(COACH_ENTRY_KINDS),
        title: text,
        place: optional(text),
        from: optional(whole),
        until: optional(whole),
      }),
    ),
    certifications: optional(
      list(
        object({
          title: text,
          issuer: text,
          /** Days from the day on which the demo is made; below 0 it has passed. */
          issuedInDays: optional(whole),
          validInDays: optional(whole),
          verificationUrl: optional(string),
          isChecked: optional(boolean),
        }),
      ),
    ),
  }),
);
