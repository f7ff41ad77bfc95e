import '../../../app.css';
import { isWritten } from '@sullam/domain/localized.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { courseQuery } from '../../../parts/course.api.ts';
import { priceOf } from '../../../parts/price.ts';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { type EditedCourse, useReadCourse, useUpdateCourse } from './course-editor.api.ts';
import { CourseFacts } from './course-facts.tsx';
import { bodyOf, type CourseForm, formOf, PARTS } from './course-form.ts';
import { CourseTexts } from './course-texts.tsx';
import { LanguageCompleteness } from './language-completeness.tsx';

/** The information of a course, both languages side by side. */
export function CourseInformationScreen() {
  const courseId = usePathId('courseId');
  const course = useQuery(courseQuery(courseId));
  return course.data ? <InformationForm key={course.data.courseId} course={course.data} /> : null;
}

type Errors = Partial<Record<'title' | 'price' | 'languages', string>>;

function InformationForm({ course }: { readonly course: EditedCourse }) {
  const t = useT();
  const { currency } = course.price;
  const errorsOf = ({ title, price, languages }: CourseForm): Errors => ({
    ...(isWritten(title) ? {} : { title: t('errors.rules.oneLanguage') }),
    ...(priceOf(price, currency) === null ? { price: t('errors.rules.numberInvalid') } : {}),
    ...(languages.length === 0 ? { languages: t('errors.rules.listNotEmpty') } : {}),
  });
  const update = useUpdateCourse(course.courseId);
  const { form, set, conflict, ...saving } = useVersionedForm({
    saved: course,
    start: () => formOf(course),
    formOf,
    isFit: (draft) => Object.keys(errorsOf(draft)).length === 0,
    change: async (draft, version) => {
      await update.mutateAsync(bodyOf(draft, version, currency));
      return { version: version + 1 };
    },
    read: useReadCourse(course.courseId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('builder.course.saved') },
    onUnfit: () => window.scrollTo({ top: 0 }),
  });
  const errors = errorsOf(form);
  return (
    <Form onSubmit={saving.save} className="space-y-6">
      {conflict && <ConflictBanner {...conflict} />}
      <LanguageCompleteness form={form} />
      <CourseTexts form={form} onChange={set} titleError={errors.title} />
      <CourseFacts
        form={form}
        onChange={set}
        errors={errors}
        currency={currency}
        courseId={course.courseId}
        coverArt={course.coverArt}
      />
      <Hint slug="studio-two-languages" />
      <SaveBar inForm {...saving.bar} onSave={saving.save} />
    </Form>
  );
}
