import type { Localized } from '@sullam/domain/localized.ts';
import type { LessonKind, Outline, OutlineLesson, OutlineSection } from './builder.api.ts';

/** Where the next part of the outline is being written. */
export type WritingPlace =
  | { readonly level: 'lesson'; readonly sectionId: number; readonly after: number | null }
  | { readonly level: 'module'; readonly after: number | null };

const lessonOf = (courseSubsectionId: number, kind: LessonKind, title: Localized): OutlineLesson => ({
  courseSubsectionId,
  kind,
  title,
  isRequired: true,
  durationMinutes: 0,
  releaseAt: null,
  prerequisiteSubsectionId: null,
  isForGroups: false,
  hasContent: false,
  hasDraft: false,
  textLanguages: [],
  version: 0,
});

const behind = <Part>(
  parts: readonly Part[],
  part: Part,
  idOf: (part: Part) => number,
  after: number | null,
): Part[] => {
  const at = after === null ? 0 : parts.findIndex((other) => idOf(other) === after) + 1;
  const place = after !== null && at === 0 ? parts.length : at;
  return [...parts.slice(0, place), part, ...parts.slice(place)];
};

/** The outline with a lesson that is on its way to the server, by an id of its own (below zero). */
export const withLesson = (
  outline: Outline,
  place: { sectionId: number; after: number | null },
  lesson: { id: number; kind: LessonKind; title: Localized },
): Outline => ({
  ...outline,
  sections: outline.sections.map((section) =>
    section.courseSectionId === place.sectionId
      ? {
          ...section,
          subsections: behind(
            section.subsections,
            lessonOf(lesson.id, lesson.kind, lesson.title),
            ({ courseSubsectionId }) => courseSubsectionId,
            place.after,
          ),
        }
      : section,
  ),
});

/** The outline with a module that is on its way to the server, by an id of its own (below zero). */
export const withSection = (outline: Outline, after: number | null, id: number, title: Localized): Outline => ({
  ...outline,
  sections: behind<OutlineSection>(
    outline.sections,
    { courseSectionId: id, title, subsections: [] },
    ({ courseSectionId }) => courseSectionId,
    after,
  ),
});

/** The outline with the ids that the server gave in place of those it went by until then. */
export const withRealIds = (outline: Outline, idOf: (id: number) => number): Outline => ({
  ...outline,
  sections: outline.sections.map((section) => ({
    ...section,
    courseSectionId: idOf(section.courseSectionId),
    subsections: section.subsections.map((lesson) => ({
      ...lesson,
      courseSubsectionId: idOf(lesson.courseSubsectionId),
    })),
  })),
});

/** Where one writes on after something was added there. */
export const placeAfter = (place: WritingPlace, id: number): WritingPlace =>
  place.level === 'module' ? { level: 'lesson', sectionId: id, after: null } : { ...place, after: id };

/** The same row as a module: it ends the one that it stands in. */
export const asModule = (place: WritingPlace): WritingPlace =>
  place.level === 'module' ? place : { level: 'module', after: place.sectionId };

/** The same row as a lesson of the module above it, if there is one. */
export function asLesson(place: WritingPlace, outline: Outline): WritingPlace {
  if (place.level === 'lesson' || place.after === null) return place;
  const above = outline.sections.find(({ courseSectionId }) => courseSectionId === place.after);
  if (!above) return place;
  return {
    level: 'lesson',
    sectionId: above.courseSectionId,
    after: above.subsections.at(-1)?.courseSubsectionId ?? null,
  };
}
