/** Views of its tables that others may read. */
export const VIEWS = ['work_marks', 'work_member_marks', 'work_reviews'] as const;

export {
  deleteMemberMark,
  deleteReviews,
  findMark,
  findMemberMarks,
  findReturnedMark,
  findReviews,
  hasMark,
  hasReviews,
  listChanges,
  type Mark,
  putMark,
  putMemberMark,
  putReview,
  type Review,
  recordChange,
} from './marks.repository.ts';
