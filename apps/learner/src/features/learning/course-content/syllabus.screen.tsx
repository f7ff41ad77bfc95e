import { isOptionalLesson } from '@sullam/domain/lesson-kinds.ts';
import '../../../app.css';
import { MINUTE } from '@sullam/domain/limits.ts';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { useLockText } from '../course-overview/course-overview.public.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import { CoursePage } from './course-pages.tsx';
import type { StudentSection } from './lesson.api.ts';
import { lessonsOf, type OutlineLesson } from './places.ts';

function useStateText(): (lesson: OutlineLesson) => string {
  const t = useT();
  const lockText = useLockText();
  return (lesson) => {
    if (lesson.isFinished) return t('course.progress.finished');
    if (lesson.lock) return lockText(lesson.lock);
    if (lesson.isRequired) return t('course.labels.required');
    return isOptionalLesson(lesson) ? t('course.labels.optional') : '–';
  };
}

function SectionTable({ section, number }: { readonly section: StudentSection; readonly number: number }) {
  const t = useT();
  const format = useFormat();
  const stateText = useStateText();
  const headings = [
    'course-overview.syllabus.lesson',
    'course-overview.syllabus.kind',
    'course-overview.syllabus.length',
    'course-overview.syllabus.state',
  ] as const;
  return (
    <section>
      <h2 className="mb-2 text-lg">
        <span className="me-2 text-muted">{format.number(number)}</span>
        <AuthorTextFor text={section.title} unmarked />
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full text-sm max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line text-start text-muted">
              {headings.map((key) => (
                <th key={key} scope="col" className="py-2 pe-4 text-start font-medium">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {section.subsections.map((lesson) => (
              <tr
                key={lesson.courseSubsectionId}
                className="border-b border-line last:border-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-2.5"
              >
                <th scope="row" className="py-2.5 pe-4 text-start font-normal max-sm:w-full max-sm:py-0">
                  <AuthorTextFor text={lesson.title} unmarked />
                </th>
                <td className="py-2.5 pe-4 text-muted max-sm:p-0 sm:w-36">
                  {t(LESSON_KIND_PARTS[lesson.kind].titleKey)}
                </td>
                <td className="py-2.5 pe-4 text-muted max-sm:p-0 sm:w-32">
                  {lesson.durationMinutes > 0 && format.duration(lesson.durationMinutes * MINUTE)}
                </td>
                <td className="py-2.5 text-muted max-sm:p-0 sm:w-64">{stateText(lesson)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** `syllabus`: the whole plan on one page, to read or to print. */
export function SyllabusScreen() {
  const t = useT();
  const format = useFormat();
  const { course, sections } = useCourseFrame();
  const lessons = lessonsOf(sections);
  const required = lessons.filter(({ isRequired }) => isRequired).length;
  const all = lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  // as the course's page and its certificate say it
  const length = course.durationMinutes || all;
  return (
    <CoursePage>
      {lessons.length === 0 ? (
        <EmptyState drawing="files" title={t('course.empty.syllabus')} />
      ) : (
        <div className="space-y-8">
          <p className="text-muted">
            {t('course-overview.syllabus.total', {
              lessons: `${t('course.counts.lessons', { count: lessons.length })} (${t('course.counts.required', { count: required })})`,
              duration: format.duration(length * MINUTE),
            })}
            {all > length && (
              <span className="block">
                {t('course-overview.syllabus.all', { duration: format.duration(all * MINUTE) })}
              </span>
            )}
          </p>
          {sections.map((section, at) => (
            <SectionTable key={section.courseSectionId} section={section} number={at + 1} />
          ))}
        </div>
      )}
    </CoursePage>
  );
}
