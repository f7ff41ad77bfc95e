/** What the `course.yaml` of a course holds, part by part. */
import { Type } from 'typebox';
import {
  authorText,
  boolean,
  language,
  list,
  number,
  object,
  oneOf,
  optional,
  string,
  text,
  whole,
} from './schema-parts.ts';

const partOptions = {
  isOptional: optional(boolean),
  opensInDays: optional(number),
  prerequisite: optional(string),
  minutes: optional(whole),
};

/** A part of a course, by its kind. */
export const partSchemas = {
  article: object({ kind: Type.Literal('article'), file: string, ...partOptions }),
  audio: object({ kind: Type.Literal('audio'), file: string, asset: string, seconds: whole, ...partOptions }),
  video: object({
    kind: Type.Literal('video'),
    title: authorText,
    asset: string,
    poster: string,
    captions: text,
    seconds: whole,
    description: authorText,
    ...partOptions,
  }),
  document: object({
    kind: Type.Literal('document'),
    title: authorText,
    asset: string,
    pages: whole,
    description: authorText,
    ...partOptions,
  }),
  embed: object({
    kind: Type.Literal('embed'),
    title: authorText,
    asset: string,
    height: whole,
    description: authorText,
    ...partOptions,
  }),
};

export const courseFile = object({
  category: string,
  learningType: oneOf(['SELF_PACED', 'ONLINE', 'ON_CAMPUS', 'BLENDED']),
  level: oneOf(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
  languages: optional(list(language)),
  price: number,
  /** Sale price from so many days before the demo is loaded until so many days after. */
  sale: optional(object({ price: number, sinceDays: whole, forDays: whole })),
  volumePrice: optional(object({ from: whole, price: number })),
  /** Price for members with the permission set of instructors. */
  instructorPrice: optional(number),
  isPriceOnRequest: optional(boolean),
  minutes: whole,
  instructors: list(string),
  publishedDaysAgo: number,
  /** Enrolment opens so many days after the demo was loaded; who waits for that. */
  enrolsInDays: optional(number),
  interested: optional(list(string)),
  status: optional(oneOf(['PUBLISHED', 'DRAFT', 'PENDING_APPROVAL'])),
  isCertificateIssuedManually: optional(boolean),
  minimumGrade: optional(number),
  title: text,
  subtitle: text,
  description: authorText,
  outcomes: list(authorText),
  requirements: list(authorText),
  audience: list(authorText),
  sections: list(
    object({
      title: authorText,
      summary: optional(authorText),
      lessons: list(Type.Object({ kind: oneOf(Object.keys(partSchemas) as (keyof typeof partSchemas)[]) })),
    }),
  ),
});
