import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type FormEvent, useId, useState } from 'react';
import { LocalizedField } from '../authoring/localized-field.tsx';

export interface TitleDialogProps {
  readonly heading: string;
  readonly label: string;
  readonly initial?: Localized;
  readonly action: string;
  readonly isPending: boolean;
  readonly onSubmit: (title: Localized) => void;
  readonly onClose: () => void;
}

/** Names a part of a course, in one language or both. */
export function TitleDialog({ heading, label, initial = {}, action, isPending, onSubmit, onClose }: TitleDialogProps) {
  const t = useT();
  const formId = useId();
  const [title, setTitle] = useState<Localized>(initial);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasText(title.en) && !hasText(title.ar)) return setError(t('errors.rules.oneLanguage'));
    onSubmit(title);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={heading}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <LocalizedField
          label={label}
          value={title}
          error={error}
          onChange={(next) => {
            setTitle(next);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
