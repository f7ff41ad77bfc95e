import { SEAT_DAYS } from '@sullam/domain/commerce/seats.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type Settings, useSaveSettings } from './marketplace-settings.api.ts';

/** How long seats of companies can be assigned and taken back. */
export function SeatDaysCard({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveSettings();
  const [reclaim, setReclaim] = useState<number | undefined>(settings.seatReclaimDays);
  const [assignment, setAssignment] = useState<number | undefined>(settings.seatAssignmentDays);
  const send = () => {
    if (reclaim === undefined || assignment === undefined) return;
    const { taxRateBasisPoints } = settings;
    save.mutate(
      { taxRateBasisPoints, seatReclaimDays: reclaim, seatAssignmentDays: assignment },
      { onSuccess: () => notify({ tone: 'success', text: t('seat-desk.done.saved') }) },
    );
  };
  return (
    <Card as="section" padding="lg">
      <CardHeading description={t('seat-desk.texts.days')}>{t('seat-desk.titles.settings')}</CardHeading>
      <Form onSubmit={send} className="max-w-field space-y-4">
        <NumberField
          label={t('seat-desk.fields.reclaimDays')}
          hint={t('seat-desk.texts.reclaim')}
          required
          min={SEAT_DAYS.reclaim.least}
          max={SEAT_DAYS.reclaim.most}
          value={reclaim}
          error={reclaim === undefined ? t('errors.rules.required') : undefined}
          onChange={setReclaim}
        />
        <NumberField
          label={t('seat-desk.fields.assignmentDays')}
          hint={t('seat-desk.texts.assignment')}
          required
          min={SEAT_DAYS.assignment.least}
          max={SEAT_DAYS.assignment.most}
          value={assignment}
          error={assignment === undefined ? t('errors.rules.required') : undefined}
          onChange={setAssignment}
        />
        <Button type="submit" pending={save.isPending}>
          {t('common.actions.save')}
        </Button>
      </Form>
    </Card>
  );
}
