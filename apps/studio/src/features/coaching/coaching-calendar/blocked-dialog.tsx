import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type CoachCalendar, useUnblock } from './coaching-calendar.api.ts';
import { useTimes } from './use-times.ts';
import { timeOf } from './use-week-drag.ts';

interface BlockedDialogProps {
  readonly block: CoachCalendar['blocks'][number];
  readonly onClose: () => void;
}

/** A blocked time, which can be opened again. */
export function BlockedDialog({ block, onClose }: BlockedDialogProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const times = useTimes();
  const unblock = useUnblock();
  const { coachDisabledSlotId, date, from, until, note } = block;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={note ?? t('coaching-calendar.states.blocked')}
      description={times.day(date)}
      footer={
        <Button
          variant="outline"
          pending={unblock.isPending}
          onClick={() =>
            unblock.mutate(coachDisabledSlotId, {
              onSuccess: () => {
                notify({ tone: 'success', text: t('coaching-calendar.block.opened') });
                onClose();
              },
            })
          }
        >
          {t('coaching-calendar.block.open')}
        </Button>
      }
    >
      <p>
        {t('coaching-calendar.times.span', {
          from: { raw: format.wallHour(timeOf(from)) },
          until: { raw: format.wallHour(timeOf(until % 1440)) },
        })}
      </p>
    </Dialog>
  );
}
