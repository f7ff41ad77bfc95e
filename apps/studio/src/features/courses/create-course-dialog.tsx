import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { type FormEvent, useId, useState } from 'react';
import { LocalizedField } from '../authoring/localized-field.tsx';
import { useCreateCourse } from './courses.api.ts';

/** A title in one language is enough to begin. */
export function CreateCourseDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const go = useGo();
  const formId = useId();
  const [title, setTitle] = useState<Localized>({});
  const [error, setError] = useState<string>();
  const create = useCreateCourse();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasText(title.en) && !hasText(title.ar)) return setError(t('errors.rules.oneLanguage'));
    create.mutate({ title }, { onSuccess: ({ courseId }) => go(`/courses/${courseId}/information`) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('builder.dialogs.createTitle')}
      description={t('builder.dialogs.createText')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={create.isPending}>
            {t('builder.dialogs.create')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <LocalizedField
          label={t('builder.fields.title')}
          value={title}
          onChange={(next) => {
            setTitle(next);
            setError(undefined);
          }}
          error={error}
        />
      </form>
    </Dialog>
  );
}
