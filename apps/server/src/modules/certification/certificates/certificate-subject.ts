/** What a certificate is of. */
export type Subject =
  | { readonly courseId: number; readonly specializationId: null }
  | { readonly courseId: null; readonly specializationId: number };

export const ofCourse = (courseId: number): Subject => ({ courseId, specializationId: null });
export const ofSpecialization = (specializationId: number): Subject => ({ courseId: null, specializationId });

/** The subject of a record, which has one of both. */
export const subjectOf = ({
  courseId,
  specializationId,
}: {
  courseId: number | null;
  specializationId: number | null;
}): Subject => {
  if (courseId !== null) return ofCourse(courseId);
  if (specializationId !== null) return ofSpecialization(specializationId);
  throw new Error('a certificate is of nothing');
};
