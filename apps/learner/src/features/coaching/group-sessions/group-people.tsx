import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type GroupSession, useMarkAttendance } from './group-sessions.api.ts';

type Participant = GroupSession['people'][number];

interface PersonRowProps {
  readonly participant: Participant;
  readonly group: GroupSession;
}

function PersonRow({ participant, group }: PersonRowProps) {
  const t = useT();
  const mark = useMarkAttendance(group.groupSessionId);
  const { groupSeatId, person, isMissed, state } = participant;
  const name = `${person.firstName} ${person.lastName}`;
  const action = t(isMissed ? 'group-sessions.actions.undoMissed' : 'group-sessions.actions.reportMissed');
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Avatar firstName={person.firstName} lastName={person.lastName} size={36} isSoft />
      <bdi className="min-w-0 flex-1">{name}</bdi>
      {isMissed && <Badge tone="warning">{t('group-sessions.words.missed')}</Badge>}
      {group.abilities.report && state === 'BOOKED' && (
        <Button
          size="sm"
          variant="ghost"
          pending={mark.isPending}
          aria-label={t('group-sessions.actions.ofPerson', { action: { raw: action }, name })}
          onClick={() => mark.mutate({ groupSeatId, isMissed: !isMissed })}
        >
          {action}
        </Button>
      )}
    </li>
  );
}

interface ListProps {
  readonly title: string;
  readonly people: readonly Participant[];
  readonly group: GroupSession;
}

function PeopleList({ title, people, group }: ListProps) {
  if (people.length === 0) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-2 text-panel">{title}</h2>
      <ul className="divide-y divide-line">
        {people.map((participant) => (
          <PersonRow key={participant.groupSeatId} participant={participant} group={group} />
        ))}
      </ul>
    </Card>
  );
}

/** Who takes part and who waits, for the coach and administrators. */
export function GroupPeople({ group }: { readonly group: GroupSession }) {
  const t = useT();
  if (group.side === 'LEARNER') return null;
  if (group.people.length === 0) return <p className="text-muted">{t('group-sessions.words.noSeats')}</p>;
  const ofState = (state: Participant['state']) => group.people.filter((one) => one.state === state);
  return (
    <>
      <PeopleList title={t('group-sessions.titles.people')} people={ofState('BOOKED')} group={group} />
      <PeopleList title={t('group-sessions.titles.queue')} people={ofState('WAITING')} group={group} />
    </>
  );
}
