import { MOST_WEEKS } from '@sullam/domain/coaching/series.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type GroupTime, GroupTimes } from './group-times.tsx';
import { ownTypesQuery, type SessionTypeEditing, useCreateGroups } from './groups.api.ts';
import { useTimes } from './use-times.ts';

interface ScheduleDialogProps {
  readonly today: string;
  readonly onClose: () => void;
}

/** Schedules a group session: what, when, and for how many weeks. */
export function ScheduleDialog({ today, onClose }: ScheduleDialogProps) {
  const t = useT();
  const notify = useNotify();
  const times = useTimes();
  const authorText = useAuthorText();
  const create = useCreateGroups();
  const { data } = useQuery(ownTypesQuery());
  const types = (data?.data ?? []).filter(({ seats }) => seats > 1);
  const [typeId, setTypeId] = useState<number>();
  const [time, setTime] = useState<GroupTime>();
  const [weeks, setWeeks] = useState(1);
  const type: SessionTypeEditing | undefined = types.find(({ sessionTypeId }) => sessionTypeId === typeId) ?? types[0];
  const send = () =>
    type &&
    time &&
    create.mutate(
      { sessionTypeId: type.sessionTypeId, startsAt: time.startsAt, weeks, byVideo: type.hasVideo },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('coaching-groups.words.done') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={t('coaching-groups.titles.schedule')}
      footer={
        <Button pending={create.isPending} disabled={!time} onClick={send}>
          {time
            ? t('coaching-groups.actions.confirm', {
                time: { raw: times.short({ date: time.zoneDate, time: time.zoneTime }) },
              })
            : t('coaching-groups.actions.choose')}
        </Button>
      }
    >
      <div className="space-y-4">
        {!data && <SkeletonText lines={4} />}
        {data && !type && <p className="text-muted">{t('coaching-groups.words.noTypes')}</p>}
        {type && (
          <>
            <RadioGroup
              label={t('coaching-groups.fields.type')}
              value={String(type.sessionTypeId)}
              options={types.map(({ sessionTypeId, title }) => ({
                value: String(sessionTypeId),
                label: authorText(title),
              }))}
              onChange={(value) => {
                setTypeId(Number(value));
                setTime(undefined);
              }}
            />
            <GroupTimes sessionTypeId={type.sessionTypeId} today={today} chosen={time} onChoose={setTime} />
            <NumberField
              label={t('coaching-groups.fields.weeks')}
              min={1}
              max={MOST_WEEKS}
              value={weeks}
              onChange={(value) => value && Number.isInteger(value) && setWeeks(value)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
