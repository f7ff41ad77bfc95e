import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type GroupTime, GroupTimes } from './group-times.tsx';
import { type GroupSessionCard, groupQuery, useMoveGroup } from './groups.api.ts';
import { useSeatWords } from './use-seat-words.ts';
import { useTimes } from './use-times.ts';

interface GroupDialogProps {
  readonly group: GroupSessionCard;
  readonly today: string;
  readonly onClose: () => void;
}

/** Moves a group session: everyone in it is told. */
function MoveDialog({ group, today, onClose }: GroupDialogProps) {
  const t = useT();
  const times = useTimes();
  const move = useMoveGroup();
  const [time, setTime] = useState<GroupTime>();
  const { groupSessionId, sessionTypeId, slot } = group;
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={t('coaching-groups.titles.move')}
      description={times.moment(slot)}
      footer={
        <Button
          pending={move.isPending}
          disabled={!time}
          onClick={() => time && move.mutate({ groupSessionId, startsAt: time.startsAt }, { onSuccess: onClose })}
        >
          {time
            ? t('coaching-groups.actions.moveTo', {
                time: { raw: times.short({ date: time.zoneDate, time: time.zoneTime }) },
              })
            : t('coaching-groups.actions.choose')}
        </Button>
      }
    >
      <GroupTimes
        sessionTypeId={sessionTypeId}
        groupSessionId={groupSessionId}
        today={today}
        chosen={time}
        onChoose={setTime}
      />
    </Dialog>
  );
}

/** Who takes part in a group session and who waits. */
function People({ groupSessionId }: { readonly groupSessionId: number }) {
  const t = useT();
  const { data } = useQuery(groupQuery(groupSessionId));
  if (!data) return null;
  const parts = [
    { title: t('coaching-groups.titles.people'), people: data.people.filter(({ state }) => state === 'BOOKED') },
    { title: t('coaching-groups.titles.queue'), people: data.people.filter(({ state }) => state === 'WAITING') },
  ];
  if (data.people.length === 0) return <p className="text-muted">{t('coaching-groups.words.noSeats')}</p>;
  return parts.map(
    ({ title, people }) =>
      people.length > 0 && (
        <section key={title}>
          <h3 className="mb-1 text-sm">{title}</h3>
          <ul>
            {people.map(({ groupSeatId, person }) => (
              <li key={groupSeatId}>
                <bdi>{`${person.firstName} ${person.lastName}`}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}

/** A group session of the calendar: its participants, and the ways to move it and to its page, where it is cancelled. */
export function GroupDialog({ group, today, onClose }: GroupDialogProps) {
  const t = useT();
  const times = useTimes();
  const authorText = useAuthorText();
  const seatWords = useSeatWords();
  const page = useSignOnToken();
  const [isMoving, setMoving] = useState(false);
  if (isMoving) return <MoveDialog group={group} today={today} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={authorText(group.title)}
      description={times.moment(group.slot)}
      footer={
        <>
          <Button
            size="sm"
            variant="ghost"
            pending={page.isPending}
            onClick={() => page.mutate({ target: 'LEARNER', path: `/coaching/groups/${group.groupSessionId}` })}
          >
            {t('coaching-groups.actions.open')}
          </Button>
          {group.abilities.change && (
            <Button size="sm" variant="outline" onClick={() => setMoving(true)}>
              {t('coaching-groups.actions.move')}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-3">
        <p>{seatWords(group)}</p>
        <People groupSessionId={group.groupSessionId} />
      </div>
    </Dialog>
  );
}
