import { SlidersHorizontal } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListState } from '../../../parts/use-list.ts';
import { courseGroupsQuery } from '../../learning/course-groups/course-groups.public.ts';
import { useAssignmentPlace } from './assignment-places.ts';
import { assignmentQuery } from './assignments.api.ts';
import { useMarkerName } from './submission-name.ts';
import { markersQuery } from './submissions.api.ts';

/** In the address, in the place of a marker: what waits for a mark of whoever looks. */
export const TO_MARK = 'to-mark';

/** The states of work that nobody has marked: who looks for what somebody marked has nothing to find there. */
const UNMARKED: readonly (string | undefined)[] = ['SUBMITTED', 'NOT_SUBMITTED'];

export interface SubmissionFiltersProps {
  readonly list: Pick<ListState<string>, 'filter' | 'setFilter'>;
  readonly lateCount: number;
}

/** The group of the course that the list is narrowed to, and how to change it. */
function useGroupFilter({ list }: Pick<SubmissionFiltersProps, 'list'>, isOpen: boolean) {
  const t = useT();
  const text = useAuthorText();
  const { courseId } = useAssignmentPlace();
  const hasGroups = useHasFeature()('course-groups');
  const value = list.filter('group');
  const groups = useQuery({ ...courseGroupsQuery(courseId), enabled: hasGroups && (isOpen || value !== undefined) });
  const options = (groups.data?.data ?? []).map(({ courseGroupId, name }) => ({
    value: String(courseGroupId),
    label: text(name),
  }));
  if (!hasGroups) return null;
  return {
    label: t('assignment-marking.filters.group'),
    value,
    chosen: options.find((each) => each.value === value)?.label,
    options: [{ value: '', label: t('assignment-marking.filters.everybody') }, ...options],
    onChange: (id: string) => list.setFilter({ group: id || undefined }),
  };
}

/** Whose marks the list is narrowed to, or what waits for one's own where two people mark, and how to change it. */
function useMarkerFilter({ list }: Pick<SubmissionFiltersProps, 'list'>, isOpen: boolean) {
  const t = useT();
  const nameOf = useMarkerName();
  const { assignmentId } = useAssignmentPlace();
  const value = list.filter('marker');
  const { data } = useQuery({ ...markersQuery(assignmentId), enabled: isOpen || value !== undefined });
  const { data: assignment } = useQuery(assignmentQuery(assignmentId));
  const waiting = { value: TO_MARK, label: t('assignment-marking.filters.waitsForYou') };
  const options = [
    ...(assignment?.markerCount === 2 || value === TO_MARK ? [waiting] : []),
    ...(data?.data ?? []).map((marker) => ({ value: String(marker.userId), label: nameOf(marker) })),
  ];
  return {
    label: t('assignment-marking.labels.marker'),
    value,
    chosen: options.find((each) => each.value === value)?.label,
    options: [{ value: '', label: t('assignment-marking.filters.anybody') }, ...options],
    onChange: (id: string) =>
      list.setFilter({
        marker: id || undefined,
        ...(id && UNMARKED.includes(list.filter('status')) ? { status: undefined } : {}),
      }),
  };
}

/** What else the list can be narrowed to, at one button: a group of the course, who marked, what is late. */
export function SubmissionFilters({ list, lateCount }: SubmissionFiltersProps) {
  const t = useT();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const group = useGroupFilter({ list }, isOpen);
  const marker = useMarkerFilter({ list }, isOpen);
  const isLate = list.filter('late') !== undefined;
  const late = isLate ? t('assignment-marking.labels.late') : undefined;
  const said = [group?.chosen, marker.chosen, late].filter((each) => each !== undefined);
  return (
    <>
      <Button
        ref={button}
        variant={said.length > 0 ? 'soft' : 'ghost'}
        size="sm"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preloadOn(Popover)}
        onClick={() => setOpen(!isOpen)}
      >
        {said.length > 0
          ? format.list(said)
          : t(group ? 'assignment-marking.filters.groupLateMarker' : 'assignment-marking.filters.lateMarker')}
      </Button>
      {isOpen && (
        <Popover
          open
          width={300}
          placement="bottom start"
          triggerRef={button}
          label={t('assignment-marking.filters.title')}
          onOpenChange={setOpen}
        >
          <div className="space-y-4">
            {[group, marker].map(
              (filter) =>
                filter && (
                  <NativeSelect
                    key={filter.label}
                    label={filter.label}
                    value={filter.value ?? ''}
                    onChange={filter.onChange}
                    options={filter.options}
                  />
                ),
            )}
            <Switch
              spread
              label={t('assignment-marking.filters.onlyLate', { count: format.number(lateCount) })}
              checked={isLate}
              onChange={(on) => list.setFilter({ late: on ? '1' : undefined })}
            />
          </div>
        </Popover>
      )}
    </>
  );
}
