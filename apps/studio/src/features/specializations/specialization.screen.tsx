import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LocalizedField } from '../authoring/localized-field.tsx';
import { PageHead } from '../authoring/page-head.tsx';
import { useLeaveWarning } from '../authoring/use-leave-warning.ts';
import { MediaField } from '../media/media-field.tsx';
import { SpecializationCourses } from './specialization-courses.tsx';
import { type Specialization, specializationQuery, useUpdateSpecialization } from './specializations.api.ts';

const RichTextField = lazyPart(() =>
  import('../builder/editor/rich-text-field.tsx').then((file) => file.RichTextField),
);

/** One specialization: what it says about itself, and its courses in their order. */
export function SpecializationScreen() {
  const t = useT();
  const specialization = useQuery(specializationQuery(usePathId('specializationId')));
  const { data } = specialization;
  usePageTitle(useAuthorText()(data?.title));
  if (specialization.isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void specialization.refetch()} />;
  return (
    <div className="page-width page-gutter py-6">
      <PageHead
        above={
          <UiLink href="/specializations" className={textLinkClass}>
            <Icon of={ChevronLeft} size={16} mirrored className="inline" /> {t('builder.titles.specializations')}
          </UiLink>
        }
        title={data ? <AuthorTextFor text={data.title} /> : t('common.states.loading')}
      />
      {data ? <SpecializationForm key={data.version} specialization={data} /> : <SkeletonText lines={6} />}
    </div>
  );
}

const formOf = ({ title, subtitle, description, cover, courses, isPublished }: Specialization) => ({
  title,
  subtitle,
  description,
  cover,
  courses: courses.map(({ courseId, title: name, status }) => ({ courseId, title: name, status })),
  isPublished,
});

function SpecializationForm({ specialization }: { readonly specialization: Specialization }) {
  const t = useT();
  const notify = useNotify();
  const [form, setForm] = useState(() => formOf(specialization));
  const [isDirty, setDirty] = useState(false);
  const update = useUpdateSpecialization(specialization.specializationId);
  useLeaveWarning(isDirty);
  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part });
    setDirty(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { cover, courses, ...body } = form;
    update.mutate(
      {
        ...body,
        coverMediaId: cover?.mediaId ?? null,
        courseIds: courses.map(({ courseId }) => courseId),
        version: specialization.version,
      },
      {
        onSuccess: () => {
          setDirty(false);
          notify({ tone: 'success', text: t('builder.specializations.saved') });
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-6">
      <Card padding="lg">
        <div className="space-y-6">
          <LocalizedField label={t('builder.fields.title')} value={form.title} onChange={(title) => change({ title })} />
          <LocalizedField
            label={t('builder.fields.summary')}
            rows={2}
            maxLength={500}
            value={form.subtitle}
            onChange={(subtitle) => change({ subtitle })}
          />
          <div className="grid gap-6 md:grid-cols-2">
            {(['en', 'ar'] as const).map((language) => (
              <RichTextField
                key={language}
                label={`${t('builder.fields.description')} · ${t(language === 'en' ? 'common.names.english' : 'common.names.arabic')}`}
                language={language}
                html={form.description[language] ?? ''}
                onChange={(html) => change({ description: { ...form.description, [language]: html } })}
              />
            ))}
          </div>
          <MediaField
            label={t('builder.fields.cover')}
            kind="IMAGE"
            visibility="PUBLIC"
            value={form.cover}
            onChange={(cover) => change({ cover })}
          />
        </div>
      </Card>
      <Card padding="lg">
        <CardHeading>{t('builder.specializations.courses')}</CardHeading>
        <SpecializationCourses courses={form.courses} onChange={(courses) => change({ courses })} />
      </Card>
      <Card padding="lg">
        <Switch
          spread
          label={t('builder.specializations.shown')}
          checked={form.isPublished}
          disabled={form.courses.length === 0}
          onChange={(isPublished) => change({ isPublished })}
        />
      </Card>
      <div className="flex justify-end">
        <Button type="submit" pending={update.isPending} disabled={!isDirty}>
          {t('common.actions.saveChanges')}
        </Button>
      </div>
    </form>
  );
}
