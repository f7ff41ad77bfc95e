import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { useCreateEvent } from './events.api.ts';

const IN_DAYS = 14;

/** A draft begins with its title: the day is in two weeks, in the organisation's zone, until somebody says otherwise. */
export function NewEventDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const go = useGo();
  const kit = useKit();
  const [title, setTitle] = useState<Localized>({});
  const create = useCreateEvent();
  const errors = useRefusals(create.error, { title });
  const zone = kit.bootstrap.configurations.time_zone;
  const date = addDays(new Date(kit.now()).toISOString().slice(0, 10), IN_DAYS);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('event-desk.actions.add')}
      submitLabel={t('event-desk.actions.create')}
      pending={create.isPending}
      onSubmit={() =>
        create.mutate(
          { title: trimmed(title), zone, days: [{ date, time: '18:00', durationMinutes: 120 }] },
          { onSuccess: ({ eventId }) => go(`/events/${eventId}`) },
        )
      }
    >
      <LocalizedField
        label={t('event-desk.fields.title')}
        required
        value={title}
        error={errors.title}
        maxLength={200}
        onChange={setTitle}
      />
    </FormDialog>
  );
}
