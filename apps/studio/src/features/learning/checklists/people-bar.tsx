import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ChecklistRow } from './checklists.api.ts';

const PARTS = [
  { state: 'DONE', name: 'done', color: 'bg-success', text: 'text-ink' },
  { state: 'ON_TIME', name: 'onTime', color: 'bg-primary', text: 'text-ink' },
  { state: 'OVERDUE', name: 'overdue', color: 'bg-danger', text: 'text-danger-text' },
] as const;

interface PeopleBarProps {
  readonly checklistId: number;
  readonly people: ChecklistRow['people'];
}

/** How those stand who have it: the parts add up to all of them, and each leads to its list. */
export function PeopleBar({ checklistId, people }: PeopleBarProps) {
  const t = useT();
  const shown = PARTS.filter(({ name }) => people[name] > 0);
  if (people.total === 0) return <p className="text-sm text-muted">{t('checklist-keeping.empty.nobody')}</p>;
  return (
    <div className="min-w-0 py-1">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shown.map(({ state, name, color }) => (
          <span key={state} className={cx('forced-edge', color)} style={{ flexGrow: people[name] }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shown.map(({ state, name, text }) => (
          <li key={state}>
            <UiLink
              href={`/checklists/${checklistId}/people?state=${state}`}
              className={cx('underline-offset-4 hover:underline', text)}
            >
              {t(`checklist-keeping.people.${name}`, { count: people[name] })}
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
