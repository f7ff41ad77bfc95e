import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ListState } from '../../../parts/use-list.ts';
import { type MemberStatus, permissionSetsQuery } from './members.api.ts';

const STATUSES = [
  { status: 'ACTIVE', word: 'members.tabs.active' },
  { status: 'PENDING', word: 'members.tabs.pending' },
  { status: 'INVITED', word: 'members.tabs.invited' },
  { status: 'DISABLED', word: 'members.tabs.disabled' },
  { status: 'REJECTED', word: 'members.tabs.rejected' },
] as const;

export interface MemberFiltersProps {
  readonly list: Pick<ListState<string>, 'filter' | 'setFilter'>;
  readonly counts: Readonly<Record<MemberStatus, number>> | undefined;
}

/** Not a set: coaching is said of somebody. */
const COACHES = 'coach';

/** Chips of the states with their numbers, then the permission set. */
export function MemberFilters({ list, counts }: MemberFiltersProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const sets = useQuery(permissionSetsQuery());
  const status = list.filter('status');
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <FilterChip
        selected={status === undefined}
        onChange={() => list.setFilter({ status: undefined, unanswered: undefined })}
        count={all === undefined ? null : format.number(all)}
      >
        {t('members.tabs.all')}
      </FilterChip>
      {STATUSES.map((each) => (
        <FilterChip
          key={each.status}
          selected={status === each.status}
          onChange={(on) => list.setFilter({ status: on ? each.status : undefined, unanswered: undefined })}
          count={counts ? format.number(counts[each.status]) : null}
        >
          {t(each.word)}
        </FilterChip>
      ))}
      {status === 'INVITED' && (
        <FilterChip
          selected={list.filter('unanswered') !== undefined}
          onChange={(on) => list.setFilter({ unanswered: on ? '1' : undefined })}
        >
          {t('members.list.unanswered')}
        </FilterChip>
      )}
      <span className="hidden flex-1 lg:block" />
      <NativeSelect
        hideLabel
        label={t('members.list.permissionSets')}
        value={list.filter('set') ?? list.filter('portal') ?? ''}
        onChange={(chosen) =>
          list.setFilter(
            chosen === COACHES ? { set: undefined, portal: COACHES } : { set: chosen || undefined, portal: undefined },
          )
        }
        options={[
          { value: '', label: t('members.people.allSets') },
          ...(sets.data?.data ?? []).map((set) => ({ value: String(set.permissionSetId), label: text(set.name) })),
          { value: COACHES, label: t('members.permissionSets.coach') },
        ]}
        className="w-52"
      />
    </>
  );
}
