import { hasText } from '@sullam/domain/localized.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changedParts } from '../../parts/changed-parts.ts';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { useVersionedSaving } from '../../parts/use-versioned-saving.ts';
import { courseQuery, type EditedCourse, useReadCourse, useUpdateCourse } from './course-editor.api.ts';
import { CourseFacts } from './course-facts.tsx';
import { bodyOf, type CourseForm, formOf, PARTS, priceOf } from './course-form.ts';
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
  const [start] = useState(() => formOf(course));
  const [form, setForm] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const update = useUpdateCourse(course.courseId);
  const saving = useVersionedSaving({
    version: course.version,
    start,
    draft: form,
    change: async (version) => {
      await update.mutateAsync(bodyOf(form, version, currency));
      return { version: version + 1 };
    },
    read: useReadCourse(course.courseId),
    words: { saved: () => t('builder.course.saved') },
    inPlace: { newest: course, formOf, set: setForm },
  });
  const { conflict } = saving;
  const found: Errors = {
    ...(hasText(form.title.en) || hasText(form.title.ar) ? {} : { title: t('errors.rules.oneLanguage') }),
    ...(priceOf(form.price, currency) === null ? { price: t('errors.rules.numberInvalid') } : {}),
    ...(form.languages.length === 0 ? { languages: t('errors.rules.listNotEmpty') } : {}),
  };
  const errors = isChecked ? found : {};
  const change = (part: Partial<CourseForm>) => setForm((before) => ({ ...before, ...part }));
  const checked = (send: () => void) => {
    setChecked(true);
    if (Object.keys(found).length === 0) send();
    else window.scrollTo({ top: 0 });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checked(saving.save);
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-6">
      {conflict && (
        <ConflictBanner
          changed={changedParts(saving.saved, formOf(conflict.theirs), PARTS).map((part) => t(part))}
          onMine={() => checked(saving.saveOver)}
          onTheirs={saving.takeTheirs}
        />
      )}
      <LanguageCompleteness form={form} />
      <CourseTexts form={form} onChange={change} titleError={errors.title} />
      <CourseFacts form={form} onChange={change} errors={errors} currency={currency} />
      <SaveBar
        inForm
        isDirty={saving.isDirty}
        isSaving={saving.isSaving}
        hasFailed={saving.hasFailed}
        onSave={() => checked(saving.save)}
        onReset={() => setForm(saving.saved)}
      />
    </form>
  );
}
