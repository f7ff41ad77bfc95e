import { hasText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, buttonClass } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { inWholeDays } from '../activities/activities.public.ts';
import { type StudentChecklistItem, useRemind, useTickWithUndo } from './checklists.api.ts';
import { ITEM_KINDS } from './item-kinds.ts';
import { StateMark, Tick } from './state-mark.tsx';

interface ItemProps {
  readonly item: StudentChecklistItem;
}

/** When it is due, or when it was done. */
export function ItemMoment({ item: { state, dueAt, isLate, changedAt } }: ItemProps) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  if (state === 'DONE') return <span>{t('checklists.words.doneOn', { date: format.date(changedAt) })}</span>;
  if (state === 'WAITING') {
    const since = format.relative(...inWholeDays(changedAt, new Date(now())), (word) => t(word));
    return <span>{t('checklists.words.sentSince', { since })}</span>;
  }
  if (dueAt === null) return null;
  const when = format.relative(...inWholeDays(dueAt, new Date(now())), (word) => t(word));
  if (isLate) return <span className="font-medium text-danger-text">{t('checklists.words.late', { when })}</span>;
  return (
    <span>
      {t('checklists.words.due', { date: format.date(dueAt) })} <span className="text-muted">({when})</span>
    </span>
  );
}

/** With whom it is, or what keeps it from being begun. */
function ItemNote({ item: { state, isLocked, approver } }: ItemProps) {
  const t = useT();
  if (isLocked) return <span>{t('checklists.words.locked')}</span>;
  if (state === 'SENT_BACK')
    return <span className="font-medium text-warning-text">{t('checklists.states.SENT_BACK')}</span>;
  if (state !== 'WAITING') return null;
  return (
    <span className="font-medium text-warning-text">
      {approver
        ? t('checklists.words.withPerson', { person: `${approver.firstName} ${approver.lastName}` })
        : t('checklists.words.withKeepers')}
    </span>
  );
}

const needsPage = ({ kind, body }: StudentChecklistItem): boolean =>
  kind !== 'DO' && !(kind === 'READ' && !hasText(body.en) && !hasText(body.ar));

const placeOf = ({ kind, course, studentChecklistItemId, state }: StudentChecklistItem): string => {
  if (kind === 'COURSE' && course && state !== 'DONE') return `/lms/courses/${course.courseId}/overview`;
  if (kind === 'VISIT' && state === 'TO_DO') return '/checklist/visit';
  return `/checklist/items/${studentChecklistItemId}`;
};

/** The one thing that can be done with it now. */
function Verb({ item }: ItemProps) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const remind = useRemind();
  const { studentChecklistItemId: id, state, kind, isLocked } = item;
  const look = { variant: 'outline', size: 'sm' } as const;
  if (isLocked || state === 'DONE') return null;
  if (state === 'WAITING')
    return (
      <Button
        {...look}
        pending={remind.isPending}
        aria-label={t('checklists.actions.remindOf', { item: text(item.title) })}
        onClick={() =>
          remind.mutate(id, { onSuccess: () => notify({ tone: 'success', text: t('checklists.messages.reminded') }) })
        }
      >
        {t('checklists.actions.remind')}
      </Button>
    );
  if (!needsPage(item)) return null;
  return (
    <UiLink
      href={placeOf(item)}
      className={buttonClass(look)}
      aria-label={t('checklists.words.verbOf', { verb: t(ITEM_KINDS[kind].verb), item: text(item.title) })}
    >
      {t(ITEM_KINDS[kind].verb)}
    </UiLink>
  );
}

/** One item: its box, what it is and when, and what can be done. */
export function ChecklistRow({ item }: ItemProps) {
  const text = useAuthorText();
  const tick = useTickWithUndo(item);
  const { studentChecklistItemId: id, kind, title, state, isLocked } = item;
  const canTick = kind === 'DO' || (kind === 'READ' && (state === 'DONE' || !needsPage(item)));
  const isDone = state === 'DONE';
  return (
    <li className="flex items-start gap-3 py-3.5">
      {canTick ? (
        <Tick
          isDone={tick.variables && tick.isPending ? tick.variables.isDone : isDone}
          isLocked={isLocked}
          label={text(title)}
          onTick={(wanted) => tick.mutate({ id, isDone: wanted })}
        />
      ) : (
        <StateMark state={state} isLocked={isLocked} elsewhere={ITEM_KINDS[kind].icon} />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <UiLink
            href={`/checklist/items/${id}`}
            className={cx(
              isDone ? 'line-through' : 'no-underline hover:underline',
              isDone || isLocked ? 'text-muted' : 'text-ink',
            )}
          >
            <AuthorTextFor text={title} />
          </UiLink>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
          {(canTick || isLocked || state !== 'TO_DO') && <Icon of={ITEM_KINDS[kind].icon} size={16} />}
          <ItemNote item={item} />
          <ItemMoment item={item} />
        </p>
      </div>
      <Verb item={item} />
    </li>
  );
}
