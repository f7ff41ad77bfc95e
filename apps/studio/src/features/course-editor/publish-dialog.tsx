import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Callout } from '@sullam/ui/components/banner.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../parts/localized-field.tsx';
import { useNotifyError } from '../../parts/use-notify-error.ts';
import { useAutoDrafts } from './course-drafts.ts';
import {
  categoriesQuery,
  type EditedCourse,
  usePublishCourse,
  useRequestApproval,
  useUpdateCourse,
} from './course-editor.api.ts';

const MOST_WORDS = 5000;

export interface PublishDialogProps {
  readonly course: EditedCourse;
  readonly onClose: () => void;
}

const asHtml = (text: Localized): Localized =>
  Object.fromEntries(
    Object.entries(trimmed(text)).map(([language, words]) => [
      language,
      `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
    ]),
  );

/** Asks for what is missing and nothing else, then publishes the course with everything that is written, or asks for approval. */
export function PublishDialog({ course, onClose }: PublishDialogProps) {
  const t = useT();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const textOf = useAuthorText();
  const { courseId, abilities } = course;
  const drafts = useAutoDrafts(courseId);
  const update = useUpdateCourse(courseId);
  const publish = usePublishCourse(courseId);
  const request = useRequestApproval(courseId);
  // what was missing when it opened: a field doesn't vanish while one writes in it
  const [missing] = useState({
    description: !isWritten(course.description),
    category: course.courseCategoryId === null,
  });
  const categories = useQuery({ ...categoriesQuery(), enabled: missing.category }).data?.data ?? [];
  const [description, setDescription] = useState<Localized>({});
  const [category, setCategory] = useState('');
  const [isRunning, setRunning] = useState(false);
  const hasLessons = drafts.lessonCount > 0;
  const run = async () => {
    setRunning(true);
    try {
      const words = trimmed(description);
      if (isWritten(words) || category !== '')
        await update.mutateAsync({
          ...(isWritten(words) ? { description: asHtml(words) } : {}),
          ...(category === '' ? {} : { courseCategoryId: Number(category) }),
          version: course.version,
        });
      const waiting = await drafts.publish();
      if (waiting === undefined) return;
      if (abilities.canPublish) await publish.mutateAsync(true);
      else await request.mutateAsync();
      notify({
        tone: 'success',
        text: t(abilities.canPublish ? 'builder.publish.published' : 'builder.publish.requested'),
      });
      if (waiting > 0) notify({ tone: 'warning', text: t('builder.publish.someWait', { count: waiting }) });
      onClose();
    } catch (error) {
      notifyError(error);
    } finally {
      setRunning(false);
    }
  };
  const isComplete = !missing.description && !missing.category;
  return (
    <FormDialog
      open
      size="lg"
      title={t('builder.publish.title')}
      description={t(abilities.canPublish ? 'builder.publish.whatHappens' : 'builder.publish.whatHappensAsked')}
      submitLabel={t(abilities.canPublish ? 'builder.publish.action' : 'builder.publish.request')}
      pending={isRunning}
      disabled={!hasLessons}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      {!hasLessons && (
        <Callout tone="warning" title={t('builder.publish.noLessons')}>
          <UiLink href={`/courses/${courseId}/outline`} className={textLinkClass}>
            {t('studio.titles.outline')}
          </UiLink>
        </Callout>
      )}
      {missing.description && (
        <LocalizedField
          multiline
          rows={3}
          label={t('builder.fields.description')}
          maxLength={MOST_WORDS}
          value={description}
          onChange={setDescription}
        />
      )}
      {missing.category && (
        <NativeSelect
          label={t('builder.fields.category')}
          optional
          value={category}
          onChange={setCategory}
          options={[
            { value: '', label: t('common.labels.none') },
            ...categories.map((each) => ({ value: String(each.courseCategoryId), label: textOf(each.name) })),
          ]}
        />
      )}
      {isComplete && hasLessons && <p>{t('builder.publish.complete')}</p>}
      <p className="text-sm text-muted">
        {t('builder.publish.more')}{' '}
        <UiLink href={`/courses/${courseId}/publication`} className={textLinkClass}>
          {t('builder.course.publication')}
        </UiLink>
      </p>
    </FormDialog>
  );
}
