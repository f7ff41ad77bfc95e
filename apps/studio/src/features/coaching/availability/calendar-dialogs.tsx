import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type CoachFeed, useAddCalendar, useRenameCalendar } from './calendars.api.ts';

const NAME_LENGTH = 60;

export function AddCalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const add = useAddCalendar();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const errors = useRefusals(add.error, { name, address });
  return (
    <FormDialog
      open
      title={t('coach-availability.titles.addCalendar')}
      description={t('coach-availability.calendars.about')}
      submitLabel={t('coach-availability.actions.addCalendar')}
      pending={add.isPending}
      disabled={name.trim() === '' || address.trim() === ''}
      onClose={onClose}
      onSubmit={() => add.mutate({ name: name.trim(), address: address.trim() }, { onSuccess: onClose })}
    >
      <TextField
        label={t('coach-availability.fields.calendarName')}
        maxLength={NAME_LENGTH}
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t('coach-availability.fields.calendarAddress')}
        hint={t('coach-availability.fields.calendarAddressHint')}
        dir="ltr"
        autoComplete="off"
        value={address}
        error={errors.address ?? (add.error && !errors.name ? add.error.message : undefined)}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

interface RenameProps {
  readonly calendar: CoachFeed;
  readonly onClose: () => void;
}

export function RenameCalendarDialog({ calendar, onClose }: RenameProps) {
  const t = useT();
  const rename = useRenameCalendar(calendar.coachFeedId);
  const [name, setName] = useState(calendar.name);
  return (
    <FormDialog
      open
      title={t('coach-availability.titles.renameCalendar')}
      submitLabel={t('common.actions.save')}
      pending={rename.isPending}
      disabled={name.trim() === ''}
      onClose={onClose}
      onSubmit={() => rename.mutate(name.trim(), { onSuccess: onClose })}
    >
      <TextField
        label={t('coach-availability.fields.calendarName')}
        maxLength={NAME_LENGTH}
        value={name}
        error={rename.error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
