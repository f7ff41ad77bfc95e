import { ApiError } from '@sullam/api-client/api-error.ts';
import { hasText } from '@sullam/domain/localized.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { courseQuery, type EditedCourse, useUpdateCourse } from './course-editor.api.ts';
import { CourseFacts } from './course-facts.tsx';
import { bodyOf, type CourseForm, formOf, priceOf } from './course-form.ts';
import { CourseTexts } from './course-texts.tsx';
import { LanguageCompleteness } from './language-completeness.tsx';

type Errors = Partial<Record<'title' | 'price' | 'languages', string>>;

/** The information of a course, both languages side by side. */
export function CourseInformationScreen() {
  const courseId = usePathId('courseId');
  const course = useQuery(courseQuery(courseId));
  // the form is made anew for a version that somebody else has saved, and only when one asks for it
  return course.data ? <InformationForm key={course.data.courseId} course={course.data} /> : null;
}

function InformationForm({ course }: { readonly course: EditedCourse }) {
  const t = useT();
  const notify = useNotify();
  const [form, setForm] = useState(() => formOf(course));
  const [base, setBase] = useState(course);
  const [isDirty, setDirty] = useState(false);
  // the editors hold a text of their own: they begin anew with what is taken
  const [round, setRound] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [isOld, setOld] = useState(false);
  const update = useUpdateCourse(course.courseId);

  const change = (part: Partial<CourseForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setDirty(true);
    setErrors({});
  };
  const check = (): Errors => ({
    ...(hasText(form.title.en) || hasText(form.title.ar) ? {} : { title: t('errors.rules.oneLanguage') }),
    ...(priceOf(form.price, course.price.currency) === null ? { price: t('errors.rules.numberInvalid') } : {}),
    ...(form.languages.length === 0 ? { languages: t('errors.rules.listNotEmpty') } : {}),
  });
  const save = (version = base.version) => {
    const found = check();
    setErrors(found);
    if (Object.keys(found).length > 0) {
      window.scrollTo({ top: 0 });
      return;
    }
    update.mutate(bodyOf(form, { ...base, version }), {
      onSuccess: () => {
        setBase({ ...base, version: version + 1 });
        setDirty(false);
        setOld(false);
        notify({ tone: 'success', text: t('builder.course.saved') });
      },
      onError: (error) => {
        if (error instanceof ApiError && error.status === 409) return setOld(true);
        notify({ tone: 'error', text: error instanceof ApiError ? error.message : t('errors.network.generic') });
      },
    });
  };
  const takeSaved = () => {
    setRound(round + 1);
    setForm(formOf(course));
    setBase(course);
    setDirty(false);
    setOld(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-6">
      {isOld && (
        <ConflictBanner
          title={t('builder.dialogs.conflictTitle')}
          onMine={() => save(course.version)}
          onTheirs={takeSaved}
        />
      )}
      <LanguageCompleteness form={form} />
      <CourseTexts key={round} form={form} onChange={change} titleError={errors.title} />
      <CourseFacts form={form} onChange={change} errors={errors} currency={course.price.currency} />
      <SaveBar
        inForm
        isDirty={isDirty}
        isSaving={update.isPending}
        hasFailed={update.isError && isDirty}
        onSave={() => save()}
        onReset={takeSaved}
      />
    </form>
  );
}
