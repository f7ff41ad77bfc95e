import type { ChecklistStep } from '@sullam/domain/checklists.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Bell, Check, Hourglass, type LucideIcon, Send, Undo2, X } from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { StudentChecklistItemDetail } from './checklists.api.ts';
import { FileLink } from './file-link.tsx';

const GOOD = 'forced-edge border-success bg-success text-on-success';
const AMBER = 'border-warning bg-warning-soft text-warning-text';
const QUIET = 'border-control bg-surface text-muted';

const LOOKS = {
  SENT: { icon: Send, look: GOOD, key: 'checklists.steps.SENT' },
  SENT_BACK: { icon: Undo2, look: AMBER, key: 'checklists.steps.SENT_BACK' },
  APPROVED: { icon: Check, look: GOOD, key: 'checklists.steps.APPROVED' },
  WITHDRAWN: { icon: X, look: QUIET, key: 'checklists.steps.WITHDRAWN' },
  REMINDED: { icon: Bell, look: QUIET, key: 'checklists.steps.REMINDED' },
  DONE: { icon: Check, look: GOOD, key: 'checklists.steps.DONE' },
  UNDONE: { icon: Undo2, look: QUIET, key: 'checklists.steps.UNDONE' },
} as const satisfies Record<ChecklistStep, { icon: LucideIcon; look: string; key: MessageKey }>;

const nameOf = (person: { firstName: string; lastName: string } | null): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() : '';

interface NodeProps {
  readonly icon?: LucideIcon;
  readonly look: string;
  readonly isLast: boolean;
  readonly children: React.ReactNode;
}

const Node = ({ icon, look, isLast, children }: NodeProps) => (
  <li className="relative flex gap-4 pb-6 last:pb-0">
    {!isLast && <span aria-hidden="true" className="absolute start-3.5 top-8 bottom-0 w-0.5 bg-line" />}
    <span
      aria-hidden="true"
      className={cx('z-1 grid size-7.5 shrink-0 place-items-center rounded-full border-2', look)}
    >
      {icon && <Icon of={icon} size={16} />}
    </span>
    <div className="min-w-0 flex-1 pt-0.5">{children}</div>
  </li>
);

/** All that happened to an item, and what is still to come. */
export function ItemHistory({ item }: { readonly item: StudentChecklistItemDetail }) {
  const t = useT();
  const format = useFormat();
  const isDone = item.state === 'DONE';
  return (
    <ol>
      {item.steps.map((step, at) => {
        const { icon, look, key } = LOOKS[step.kind];
        return (
          <Node key={at} icon={icon} look={look} isLast={isDone && at === item.steps.length - 1}>
            <p className="font-medium">
              {step.by ? t('checklists.words.stepBy', { step: t(key), person: nameOf(step.by) }) : t(key)}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={step.at}>{format.dateTime(step.at)}</time>
            </p>
            {step.text && (
              <p dir="auto" className="mt-2 max-w-reading whitespace-pre-line text-pretty wrap-anywhere">
                {step.text}
              </p>
            )}
            {step.file && (
              <div className="mt-2">
                <FileLink file={step.file} />
              </div>
            )}
          </Node>
        );
      })}
      {item.state === 'WAITING' && (
        <Node icon={Hourglass} look={AMBER} isLast={false}>
          <p className="font-medium">
            {item.approver
              ? t('checklists.words.withPerson', { person: nameOf(item.approver) })
              : t('checklists.words.withKeepers')}
          </p>
        </Node>
      )}
      {!isDone && (
        <Node look="border-control bg-surface" isLast>
          <p className="text-muted">{t('common.states.done')}</p>
        </Node>
      )}
    </ol>
  );
}
