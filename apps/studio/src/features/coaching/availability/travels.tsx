import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Plane, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { DayRange, meetsOther, useDaysText } from './day-range.tsx';
import type { HoursForm } from './hours-form.ts';
import { ZoneField } from './zone-field.tsx';

type Journeys = HoursForm['travels'];

interface TravelsProps {
  readonly travels: Journeys;
  readonly today: string;
  readonly homeZone: string;
  readonly onChange: (travels: Journeys) => void;
}

function TravelDialog(props: TravelsProps & { readonly onClose: () => void }) {
  const { travels, today, homeZone, onChange, onClose } = props;
  const t = useT();
  const [journey, setJourney] = useState({ from: today, until: today, timeZone: homeZone });
  const isDouble = meetsOther(journey, travels, null);
  return (
    <FormDialog
      open
      title={t('coach-availability.titles.journey')}
      submitLabel={t('coach-availability.actions.saveJourney')}
      disabled={isDouble}
      onClose={onClose}
      onSubmit={() => {
        onChange([...travels, journey].sort((one, other) => (one.from < other.from ? -1 : 1)));
        onClose();
      }}
    >
      <DayRange
        days={journey}
        error={isDouble ? t('coach-availability.words.daysTaken') : undefined}
        onChange={(days) => setJourney({ ...journey, ...days })}
      />
      <ZoneField
        label={t('coach-availability.fields.zone')}
        value={journey.timeZone}
        onChange={(timeZone) => setJourney({ ...journey, timeZone })}
      />
    </FormDialog>
  );
}

/** Days in other zones, by whose clock the hours are then meant. */
export function Travels(props: TravelsProps) {
  const { travels, onChange } = props;
  const t = useT();
  const daysText = useDaysText();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card as="section">
      <CardHeading
        description={t('coach-availability.words.travels')}
        actions={
          <Button
            variant="outline"
            size="sm"
            icon={Plus}
            disabled={travels.length >= AVAILABILITY_LIMITS.travels}
            {...preloadOn(Dialog)}
            onClick={() => setAdding(true)}
          >
            {t('coach-availability.actions.addJourney')}
          </Button>
        }
      >
        {t('coach-availability.titles.travels')}
      </CardHeading>
      {travels.length === 0 && <p className="text-muted">{t('coach-availability.words.noTravels')}</p>}
      <ul className="divide-y divide-line">
        {travels.map((journey, at) => {
          const days = daysText(journey);
          return (
            <li key={journey.from} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <Icon of={Plane} size={18} className="text-muted" />
              <span className="w-44">{days}</span>
              <span className="min-w-0 flex-1">{journey.timeZone.replaceAll('_', ' ')}</span>
              <IconButton
                icon={Trash2}
                label={t('coach-availability.actions.removeJourney', { days })}
                onClick={() => onChange(travels.filter((_, place) => place !== at))}
              />
            </li>
          );
        })}
      </ul>
      {isAdding && <TravelDialog {...props} onClose={() => setAdding(false)} />}
    </Card>
  );
}
