import { SlidersHorizontal } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListState } from '../../../parts/use-list.ts';
import { coachChoicesQuery } from './managed-sessions.api.ts';
import { STATES } from './session-query.ts';

interface SessionFiltersProps {
  readonly list: Pick<ListState<string>, 'filter' | 'setFilter'>;
}

/** What sessions can be narrowed to besides their period: coach, state, no-show and objection. */
export function SessionFilters({ list }: SessionFiltersProps) {
  const t = useT();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data: coaches } = useQuery(coachChoicesQuery());
  const selects = [
    {
      name: 'coach',
      label: t('managed-sessions.columns.coach'),
      any: t('managed-sessions.filters.anyCoach'),
      options: (coaches?.data ?? []).map(({ coachId, name }) => ({ value: String(coachId), label: name })),
    },
    {
      name: 'state',
      label: t('managed-sessions.columns.state'),
      any: t('managed-sessions.filters.anyState'),
      options: STATES.map((value) => ({ value, label: t(`managed-sessions.states.${value}`) })),
    },
    {
      name: 'missed',
      label: t('managed-sessions.columns.missedBy'),
      any: t('managed-sessions.filters.anyAttendance'),
      options: (['LEARNER', 'COACH'] as const).map((value) => ({
        value,
        label: t(`managed-sessions.missed.${value}`),
      })),
    },
    {
      name: 'objection',
      label: t('managed-sessions.columns.objection'),
      any: t('managed-sessions.filters.anyObjection'),
      options: [
        { value: 'WAITING', label: t('managed-sessions.filters.waiting') },
        { value: 'DECIDED', label: t('managed-sessions.filters.decided') },
      ],
    },
  ].map((select) => ({ ...select, value: list.filter(select.name) }));
  const said = selects.flatMap(({ options, value }) => options.find((option) => option.value === value)?.label ?? []);
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
        {said.length > 0 ? format.list(said) : t('managed-sessions.filters.title')}
      </Button>
      {isOpen && (
        <Popover
          open
          width={300}
          placement="bottom start"
          triggerRef={button}
          label={t('managed-sessions.filters.title')}
          onOpenChange={setOpen}
        >
          <div className="space-y-4">
            {selects.map(({ name, label, any, options, value }) => (
              <NativeSelect
                key={name}
                label={label}
                value={value ?? ''}
                options={[{ value: '', label: any }, ...options]}
                onChange={(chosen) => list.setFilter({ [name]: chosen || undefined })}
              />
            ))}
          </div>
        </Popover>
      )}
    </>
  );
}
