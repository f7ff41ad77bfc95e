import type { Static } from 'typebox';
import { Id, LocalizedHtml, LocalizedName, NamedObject } from '../../../kernel/http/schemas.ts';
import { caseFields } from '../comments/comments.public.ts';

export const CourseCase = NamedObject('CourseModerationCase', {
  discussionBoardId: Id,
  boardTitle: LocalizedName,
  boardBody: LocalizedHtml,
  ...caseFields,
});
export type CourseCase = Static<typeof CourseCase>;
