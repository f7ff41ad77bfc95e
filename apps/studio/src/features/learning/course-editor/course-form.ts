import type { Localized } from '@sullam/domain/localized.ts';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { priceOf, priceText } from '../../../parts/price.ts';
import type { MediaRef } from '../../organization/media/media.public.ts';
import type { EditedCourse } from './course-editor.api.ts';

/** The information of a course while somebody writes it: texts as they are typed. */
export interface CourseForm {
  title: Localized;
  subtitle: Localized;
  description: Localized;
  outcomes: Localized[];
  requirements: Localized[];
  audience: Localized[];
  courseCategoryId: string;
  languages: string[];
  learningType: EditedCourse['learningType'];
  level: EditedCourse['level'];
  cover: MediaRef | null;
  price: string;
  minutes: number | undefined;
  expiresAt: string | null;
  /** As the date picker writes it, in this browser's zone. */
  enrollsFrom: string | null;
  isByInvitation: boolean;
}

export const formOf = (course: EditedCourse): CourseForm => ({
  title: course.title,
  subtitle: course.subtitle,
  description: course.description,
  outcomes: course.outcomes,
  requirements: course.requirements,
  audience: course.audience,
  courseCategoryId: course.courseCategoryId === null ? '' : String(course.courseCategoryId),
  languages: course.languages,
  learningType: course.learningType,
  level: course.level,
  cover: course.cover,
  price: priceText(course.price.minor, course.price.currency),
  minutes: course.durationMinutes || undefined,
  expiresAt: course.expiresAt?.slice(0, 10) ?? null,
  enrollsFrom: localText(course.enrollsFrom),
  isByInvitation: course.isByInvitation,
});

/** What the parts of the form are called. */
export const PARTS = {
  title: 'builder.fields.title',
  subtitle: 'builder.fields.summary',
  description: 'builder.fields.description',
  outcomes: 'builder.fields.outcomes',
  requirements: 'builder.fields.requirements',
  audience: 'builder.fields.audience',
  courseCategoryId: 'builder.fields.category',
  languages: 'builder.fields.language',
  learningType: 'builder.fields.learningType',
  level: 'builder.fields.level',
  cover: 'builder.fields.cover',
  price: 'builder.fields.price',
  minutes: 'builder.lesson.duration',
  expiresAt: 'builder.course.expires',
  enrollsFrom: 'builder.fields.enrollsFrom',
  isByInvitation: 'builder.fields.byInvitation',
} as const;

/** The body of the call that saves the form. */
export const bodyOf = (form: CourseForm, version: number, currency: string) => {
  const { cover, price, minutes, courseCategoryId, languages, expiresAt, enrollsFrom, ...texts } = form;
  return {
    ...texts,
    version,
    coverMediaId: cover?.mediaId ?? null,
    price: { minor: priceOf(price, currency) ?? 0, currency },
    durationMinutes: minutes ?? 0,
    courseCategoryId: courseCategoryId === '' ? null : Number(courseCategoryId),
    languages: languages.filter((language): language is 'en' | 'ar' => language === 'en' || language === 'ar'),
    enrollsFrom: enrollsFrom ? new Date(enrollsFrom).toISOString() : null,
    expiresAt: expiresAt ? `${expiresAt}T23:59:59Z` : null,
  };
};
