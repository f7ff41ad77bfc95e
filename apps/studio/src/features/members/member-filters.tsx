import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ListState } from '../../parts/use-list.ts';
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

/** Chips of the states with their numbers, then portal and permission set. */
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
        onChange={() => list.setFilter({ status: undefined })}
        count={all === undefined ? undefined : format.number(all)}
      >
        {t('members.tabs.all')}
      </FilterChip>
      {STATUSES.map((each) => (
        <FilterChip
          key={each.status}
          selected={status === each.status}
          onChange={(on) => list.setFilter({ status: on ? each.status : undefined })}
          count={counts && format.number(counts[each.status])}
        >
          {t(each.word)}
        </FilterChip>
      ))}
      <span className="hidden flex-1 lg:block" />
      <NativeSelect
        hideLabel
        label={t('studio.members.portals')}
        value={list.filter('portal') ?? ''}
        onChange={(portal) => list.setFilter({ portal: portal || undefined })}
        options={[
          { value: '', label: t('studio.members.allPortals') },
          { value: 'administrator', label: t('members.permissionSets.administrator') },
          { value: 'instructor', label: t('members.permissionSets.instructor') },
          { value: 'coach', label: t('members.permissionSets.coach') },
          { value: 'learner', label: t('studio.members.learnerOnly') },
        ]}
        className="w-44"
      />
      <NativeSelect
        hideLabel
        label={t('members.list.permissionSets')}
        value={list.filter('set') ?? ''}
        onChange={(set) => list.setFilter({ set: set || undefined })}
        options={[
          { value: '', label: t('studio.members.allSets') },
          ...(sets.data?.data ?? []).map((set) => ({ value: String(set.permissionSetId), label: text(set.name) })),
        ]}
        className="w-52"
      />
    </>
  );
}
