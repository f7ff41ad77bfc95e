import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { GroupRow } from './group-row.tsx';
import { coachGroupsQuery } from './group-sessions.api.ts';
import { SeatButtons } from './seat-button.tsx';

/** Group sessions of a coach with the seats that are left. Nothing where the coach has scheduled none. */
export function CoachGroups({ coachId }: { readonly coachId: number }) {
  const hasWords = useAreas(['coaching-sessions', 'group-sessions']);
  const t = useT();
  const [zone] = useReaderZone();
  const { data } = useQuery(coachGroupsQuery(coachId, zone));
  if (!hasWords || !data || data.data.length === 0) return null;
  return (
    <Card as="section" padding="lg" className="mt-5 rounded-xl!">
      <h2 className="mb-2 text-panel">{t('group-sessions.titles.list')}</h2>
      <ul className="divide-y divide-line">
        {data.data.map((group) => (
          <GroupRow key={group.groupSessionId} group={group}>
            <SeatButtons group={group} />
          </GroupRow>
        ))}
      </ul>
    </Card>
  );
}
