import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { plainSearchText } from '@sullam/web-kit/router/plain-search.ts';
import { useQuery } from '@tanstack/react-query';
import { courseGroupsQuery } from '../../learning/course-groups/course-groups.public.ts';

export interface ChosenGroup {
  readonly courseGroupId: number;
  readonly name: string;
}

export interface GroupFilter {
  readonly groups: readonly ChosenGroup[];
  /** Which ones there are isn't known yet. */
  readonly isPending: boolean;
  /** Null: all learners. */
  readonly chosen: ChosenGroup | null;
  readonly choose: (courseGroupId: number | null) => void;
}

const ADDRESS = 'group';

/** The group of the course whose grades are shown; it stands in the address. Undefined: which ones there are isn't known yet. */
export function useGroupFilter(courseId: number): GroupFilter | undefined {
  const text = useAuthorText();
  const address = useAddressQuery();
  const isOn = useHasFeature()('course-groups');
  const { data, isError } = useQuery({ ...courseGroupsQuery(courseId), enabled: isOn });
  const asked = Number(address.value(ADDRESS));
  const isPending = isOn && !data && !isError;
  if (asked && isPending) return undefined;
  const groups = (data?.data ?? []).map(({ courseGroupId, name }) => ({ courseGroupId, name: text(name) }));
  return {
    groups,
    isPending,
    chosen: groups.find(({ courseGroupId }) => courseGroupId === asked) ?? null,
    choose: (courseGroupId) => address.change({ [ADDRESS]: courseGroupId }),
  };
}

/** The pages of a gradebook, with the group that was chosen. */
export function useGradebookHref(courseId: number): (page?: string) => string {
  const group = useAddressQuery().value(ADDRESS);
  return (page = '') => `/courses/${courseId}/gradebook${page}${plainSearchText({ [ADDRESS]: group })}`;
}

/** Chooses a group; there is nothing to choose where a course has none. */
export function GroupSelect({ filter }: { readonly filter: GroupFilter }) {
  const t = useT();
  const { groups, chosen, choose } = filter;
  if (groups.length === 0) return null;
  return (
    <NativeSelect
      label={t('gradebook.fields.group')}
      hideLabel
      className="w-full min-w-0 sm:w-56"
      value={String(chosen?.courseGroupId ?? '')}
      placeholder={t('gradebook.groups.all')}
      options={groups.map(({ courseGroupId, name }) => ({ value: String(courseGroupId), label: name }))}
      onChange={(value) => choose(Number(value) || null)}
    />
  );
}

/** Nobody is left of those who were asked for: by the search, in the group, or both. */
export function NobodyFound({ search, group }: { readonly search: string; readonly group: ChosenGroup | null }) {
  const t = useT();
  const isSearching = search.trim() !== '';
  return (
    <EmptyState
      drawing="no-results"
      title={
        group
          ? t(isSearching ? 'gradebook.empty.groupSearch' : 'gradebook.empty.group', { group: group.name })
          : t('gradebook.empty.search')
      }
      compact
    />
  );
}
