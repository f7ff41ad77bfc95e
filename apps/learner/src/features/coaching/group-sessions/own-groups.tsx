import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { GroupRow } from './group-row.tsx';
import { ownGroupsQuery } from './group-sessions.api.ts';
import { SeatButtons } from './seat-button.tsx';

/** The reader's group sessions, those to come first, then the past ones. Nothing where there is none. */
export function OwnGroups() {
  const t = useT();
  const [zone] = useReaderZone();
  const upcoming = useQuery(ownGroupsQuery('upcoming', zone));
  const past = useQuery(ownGroupsQuery('past', zone));
  const groups = [...(upcoming.data?.data ?? []), ...(past.data?.data ?? [])];
  if (groups.length === 0) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-2 text-panel">{t('group-sessions.titles.list')}</h2>
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <GroupRow key={group.groupSessionId} group={group}>
            {group.abilities.leave && <SeatButtons group={group} />}
          </GroupRow>
        ))}
      </ul>
    </Card>
  );
}
