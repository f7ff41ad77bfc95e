import { chooseText, type Language } from '@sullam/domain/localized.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { CourseGap } from './course-parts.ts';

/** A course needs a title and at least one section with content before others may see it. */
export const incomplete = (): Problem => new Problem('course.incomplete', 409);
/** The details name the lessons that have no content: `lessons.12`. */
export const lessonsEmpty = (gaps: readonly CourseGap[], language: Language): Problem =>
  new Problem('course.lessons-empty', 409, {
    details: gaps.map(({ courseSubsectionId, title }) => ({
      path: `lessons.${courseSubsectionId}`,
      code: 'lessonEmpty',
      values: { title: chooseText(title, language)?.text ?? '' },
    })),
  });
export const alreadyPublished = (): Problem => new Problem('course.already-published', 409);
export const notAwaitingApproval = (): Problem => new Problem('course.not-pending', 409);
