import type { Outline, OutlineLesson, OutlineSection } from './builder.api.ts';

/** The order in which the tree hands its parts back, by their ids in the tree: s5 a section, l9 a lesson. */
export type TreeOrder = readonly { readonly id: string; readonly children: readonly string[] }[];

/** The outline in a new order. */
export function reordered(outline: Outline, order: TreeOrder): Outline {
  const sections = new Map(outline.sections.map((section) => [`s${section.courseSectionId}`, section]));
  const lessons = new Map(
    outline.sections.flatMap(({ subsections }) =>
      subsections.map((lesson) => [`l${lesson.courseSubsectionId}`, lesson]),
    ),
  );
  const pick = <T>(all: ReadonlyMap<string, T>, ids: readonly string[]): T[] => ids.flatMap((id) => all.get(id) ?? []);
  return {
    ...outline,
    sections: order.flatMap(({ id, children }): OutlineSection[] => {
      const section = sections.get(id);
      return section ? [{ ...section, subsections: pick<OutlineLesson>(lessons, children) }] : [];
    }),
  };
}

/** The outline without what has just been deleted and can still be taken back. */
export const withoutHidden = (outline: Outline, hidden: ReadonlySet<string>): Outline => ({
  ...outline,
  sections: outline.sections
    .filter(({ courseSectionId }) => !hidden.has(`s${courseSectionId}`))
    .map((section) => ({
      ...section,
      subsections: section.subsections.filter(({ courseSubsectionId }) => !hidden.has(`l${courseSubsectionId}`)),
    })),
});
