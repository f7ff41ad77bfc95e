import { type Static, Type } from 'typebox';
import { Id, LocalizedFormatted, LocalizedName, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { Navigation } from '../exams/exams.public.ts';
import { Key, LearnerContent } from '../questions/questions.public.ts';

export const PaperQuery = Type.Object({
  seed: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'The same one gives the same paper' })),
});

export const SectionHeading = NamedObject('ExamSectionHeading', { title: LocalizedName, navigation: Navigation });

export const ExamPaper = NamedObject('ExamPaper', {
  examId: Id,
  courseId: Id,
  title: LocalizedName,
  instructions: LocalizedFormatted,
  seed: Type.String(),
  marks: Type.String(),
  sections: Type.Array(SectionHeading),
  questions: Type.Array(
    Type.Object({
      position: Type.Integer(),
      section: Type.Integer(),
      marks: Type.String(),
      question: LearnerContent,
      picture: Nullable(MediaRef),
      key: Key,
    }),
  ),
});
export type ExamPaper = Static<typeof ExamPaper>;
