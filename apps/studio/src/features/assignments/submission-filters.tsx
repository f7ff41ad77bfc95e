import { SlidersHorizontal } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListState } from '../../parts/use-list.ts';
import { courseGroupsQuery } from '../course-groups/course-groups.api.ts';
import { useAssignmentPlace } from './assignment-places.ts';

export interface SubmissionFiltersProps {
  readonly list: Pick<ListState<string>, 'filter' | 'setFilter'>;
  readonly lateCount: number;
}

/** What else the list can be narrowed to, at one button: a group of the course, what is late. */
export function SubmissionFilters({ list, lateCount }: SubmissionFiltersProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { courseId } = useAssignmentPlace();
  const hasGroups = useHasFeature()('course-groups');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const group = list.filter('group');
  const groups = useQuery({ ...courseGroupsQuery(courseId), enabled: hasGroups && (isOpen || group !== undefined) });
  const isLate = list.filter('late') !== undefined;
  const chosen = groups.data?.data.find(({ courseGroupId }) => String(courseGroupId) === group);
  const said = [...(chosen ? [text(chosen.name)] : []), ...(isLate ? [t('assignment-marking.labels.late')] : [])];
  if (!hasGroups && lateCount === 0 && !isLate) return null;
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
          : t(hasGroups ? 'assignment-marking.filters.groupAndLate' : 'assignment-marking.labels.late')}
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
            {hasGroups && (
              <NativeSelect
                label={t('assignment-marking.filters.group')}
                value={group ?? ''}
                onChange={(id) => list.setFilter({ group: id || undefined })}
                options={[
                  { value: '', label: t('assignment-marking.filters.everybody') },
                  ...(groups.data?.data ?? []).map(({ courseGroupId, name }) => ({
                    value: String(courseGroupId),
                    label: text(name),
                  })),
                ]}
              />
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
