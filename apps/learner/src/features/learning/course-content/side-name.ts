/** Whether a lesson has so many headings that they lead somewhere. */
export const hasContents = (headings: readonly unknown[]): boolean => headings.length >= 2;

/** The same before they are drawn, so that their room at the beginning is there from the first. */
export const leadsWithContents = (html: string | undefined): boolean => hasContents(html?.match(/<h[23][\s>]/g) ?? []);

/** What the side of a lesson is called: by the headings where it begins with them. */
export const sideNameOf = (headings: readonly unknown[]) =>
  hasContents(headings) ? 'course.frame.onThisPage' : 'course.frame.lessonFacts';
