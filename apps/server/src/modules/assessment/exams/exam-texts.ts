import { isSameText, type Localized } from '@sullam/domain/localized.ts';
import { reading } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict } from '../../../kernel/problem.ts';
import type { CourseText, CourseTextSource } from '../../learning/courses/courses.public.ts';
import { readDrawableSections, readDrawableSectionsOf } from './exam-candidates.reads.ts';
import { accessExam } from './exams.access.ts';
import { listExamsOf } from './exams.repository.ts';
import { changeExam } from './exams.service.ts';

/** What exams are called, say before they begin, and call their sections. */
export const examTexts: CourseTextSource = {
  place: 'exam',
  async list(context, tx, courseId) {
    if (!context.features.exams) return [];
    const exams = await listExamsOf(tx, courseId);
    const sections = await readDrawableSectionsOf(
      tx,
      exams.map((exam) => exam.exam_id),
    );
    return exams.flatMap((exam): CourseText[] => {
      const place = {
        placeId: exam.exam_id,
        placeTitle: exam.title,
        courseSubsectionId: null,
        path: `/courses/${courseId}/exams/${exam.exam_id}`,
      };
      const line = (field: string, value: Localized): CourseText => ({
        ...place,
        field,
        form: 'LINE',
        value,
        mostCharacters: LIMITS.name,
      });
      return [
        line('title', exam.title),
        {
          ...place,
          field: 'instructions',
          form: 'HTML',
          value: exam.instructions as Localized,
          mostCharacters: LIMITS.html,
        },
        ...(sections.get(exam.exam_id) ?? []).map(({ title }, at) => line(`sections.${at}`, title)),
      ];
    });
  },
  async write(context, { placeId, field, before, after }) {
    const { exam, sections } = await reading(context, async (tx) => ({
      ...(await accessExam(context, tx, placeId)),
      sections: await readDrawableSections(tx, placeId),
    }));
    const own = { title: exam.title, instructions: exam.instructions as Localized };
    const at = Number(field.split('.')[1]);
    const now = field in own ? own[field as keyof typeof own] : sections[at]?.title;
    if (!now || !isSameText(now, before)) throw conflict();
    await changeExam(context, placeId, {
      version: exam.version,
      ...own,
      ...(field in own
        ? { [field]: after, sections }
        : { sections: sections.map((section, index) => (index === at ? { ...section, title: after } : section)) }),
    });
  },
};
