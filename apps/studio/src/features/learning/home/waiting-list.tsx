import type { Translator } from '@sullam/strings/translate.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  ChevronDown,
  ClipboardCheck,
  FileText,
  History,
  type LucideIcon,
  Mail,
  Pencil,
  Undo2,
  UserCheck,
} from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { PartHeading, PartStates } from '../../../parts/part-states.tsx';
import { isMarking, waitingQuery } from '../../../parts/waiting.api.ts';
import type { WaitingItem } from './home.api.ts';

/** As many lines as one takes in at a glance; the others are a press away. */
const SHOWN = 6;

type Kind = WaitingItem['kind'];

const ICONS: Record<Kind, LucideIcon> = {
  SUBMISSIONS: Pencil,
  ANSWERS: ClipboardCheck,
  FALLING_BEHIND: History,
  RETURNED_COURSE: Undo2,
  APPROVALS: FileText,
  JOIN_REQUESTS: UserCheck,
  INVITATIONS: Mail,
};

const ACTIONS = {
  SUBMISSIONS: 'studio.waiting.mark',
  ANSWERS: 'studio.waiting.mark',
  FALLING_BEHIND: 'studio.waiting.look',
  RETURNED_COURSE: 'studio.waiting.look',
  APPROVALS: 'studio.waiting.review',
  JOIN_REQUESTS: 'studio.waiting.admit',
  INVITATIONS: 'studio.waiting.remind',
} as const satisfies Record<Kind, string>;

const TITLES = {
  FALLING_BEHIND: 'studio.waiting.fallingBehind',
  APPROVALS: 'studio.home.approvals',
  JOIN_REQUESTS: 'studio.home.members',
  INVITATIONS: 'studio.waiting.invitations',
} as const;

/** The name of a line: its own, or what its kind is called. */
function titleOf(t: Translator, item: WaitingItem, text: ReturnType<typeof useAuthorText>): string {
  if (item.kind in TITLES) return t(TITLES[item.kind as keyof typeof TITLES]);
  const title = item.title ? text(item.title) : t('studio.courses.untitled');
  return item.kind === 'RETURNED_COURSE' ? t('studio.waiting.returned', { title }) : title;
}

/** Why it waits, in parts: the course, since when, what was written about it. */
function useReasons(item: WaitingItem): { id: string; words: ReactNode }[] {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const isAboutCourse = item.kind === 'RETURNED_COURSE';
  const since = item.since && format.relative(item.since, new Date(kit.now()), t);
  const behind = item.kind === 'FALLING_BEHIND' && t('studio.waiting.noVisit');
  return [
    { id: 'course', words: item.course && !isAboutCourse && <AuthorTextFor text={item.course.title} /> },
    { id: 'since', words: behind || (since && t('studio.waiting.since', { since })) },
    { id: 'note', words: item.note && t('studio.waiting.note', { note: item.note }) },
  ].filter(({ words }) => words);
}

interface RowProps {
  readonly item: WaitingItem;
  readonly isFirst: boolean;
  /** The key that does the same. */
  readonly keyShown?: string | undefined;
  /** The button, where there are several ways. */
  readonly action?: ReactNode;
  /** At the side of a page: no faces. */
  readonly isNarrow?: boolean | undefined;
}

/** One thing that waits: how many, what, why, and the way to its first item. */
export function WaitingRow({ item, isFirst, keyShown, action, isNarrow = false }: RowProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const reasons = useReasons(item);
  const title = titleOf(t, item, text);
  return (
    <li className={`flex min-h-16 items-center gap-x-4 px-4 py-2.5 sm:px-5 ${isFirst ? 'bg-subtle' : ''}`}>
      <span
        className={`min-w-[2ch] text-end text-xl font-semibold tabular ${item.kind === 'FALLING_BEHIND' ? 'text-warning-text' : ''}`}
      >
        {format.number(item.count)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="flex min-w-0 items-baseline gap-2">
            <Icon of={ICONS[item.kind]} size={16} className="mt-1 shrink-0 self-start text-muted max-sm:hidden" />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </span>
          {item.lateCount > 0 && <Badge tone="warning">{t('studio.waiting.late', { count: item.lateCount })}</Badge>}
        </p>
        <p className="clip-lines-2 text-sm text-muted">
          {reasons.map(({ id, words }, at) => (
            <span key={id}>
              {at > 0 && <span aria-hidden="true"> · </span>}
              {words}
            </span>
          ))}
        </p>
      </div>
      {item.people.length > 0 && !isNarrow && (
        <span
          role="img"
          className="flex -space-x-1 rtl:space-x-reverse max-sm:hidden"
          aria-label={format.list(item.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))}
        >
          {item.people.map((person) => (
            <Avatar key={person.userId} size={32} isSoft {...person} className="ring-2 ring-surface" />
          ))}
        </span>
      )}
      {action ?? (
        <LinkButton
          href={item.path}
          size="sm"
          variant={isFirst ? 'primary' : 'outline'}
          className={isNarrow ? '' : 'sm:min-w-23'}
          aria-label={t('studio.waiting.actionFor', { action: t(ACTIONS[item.kind]), title })}
        >
          {t(ACTIONS[item.kind])}
          {keyShown && <KeyHint of={keyShown} className="border-current/50" />}
        </LinkButton>
      )}
    </li>
  );
}

interface BehindRowProps extends Pick<RowProps, 'isNarrow'> {
  readonly items: readonly WaitingItem[];
  readonly isFirst: boolean;
}

/** Learners who stay away are one thing to see to, in however many courses; each course is a press away. */
function BehindRow({ items, isFirst, isNarrow }: BehindRowProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const [first] = items;
  if (!first) return null;
  if (items.length === 1) return <WaitingRow item={first} isFirst={isFirst} isNarrow={isNarrow} />;
  const whole: WaitingItem = {
    ...first,
    course: null,
    count: items.reduce((sum, { count }) => sum + count, 0),
    note: '',
  };
  return (
    <WaitingRow
      item={whole}
      isFirst={isFirst}
      isNarrow={isNarrow}
      action={
        <MenuButton
          labelled
          size="sm"
          variant="outline"
          endIcon={ChevronDown}
          className="sm:min-w-23"
          label={t('studio.waiting.look')}
          groups={[
            {
              id: 'courses',
              items: items.map(({ path, count, course }) => ({
                id: path,
                label: t('studio.waiting.behindIn', { title: text(course?.title ?? {}), count: format.number(count) }),
                href: path,
              })),
            },
          ]}
        />
      }
    />
  );
}

/** All that waits for this person: a line each, with its number and the way to its first item. */
export function WaitingList({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const t = useT();
  const go = useGo();
  const waiting = useQuery(waitingQuery());
  const data = waiting.data?.data ?? [];
  const behind = data.filter(({ kind }) => kind === 'FALLING_BEHIND');
  // where the first of them stands, in the order in which the server says what is most pressing
  const all = data.filter(({ kind, path }) => kind !== 'FALLING_BEHIND' || path === behind[0]?.path);
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? all : all.slice(0, SHOWN);
  const firstToMark = all.find(isMarking);
  useKeys({
    title: t('studio.keys.here'),
    lines: firstToMark
      ? [{ id: 'mark', shown: 'M', code: 'KeyM', words: t('studio.keys.mark'), run: () => go(firstToMark.path) }]
      : [],
  });
  return (
    <Card as="section" padding="none" className="overflow-hidden">
      <PartHeading>{t(isNarrow ? 'studio.home.nextActions' : 'studio.home.needsMe')}</PartHeading>
      <PartStates query={waiting} />
      {waiting.data && rows.length === 0 && (
        <EmptyState
          drawing="done"
          title={t('studio.waiting.none')}
          description={t('studio.waiting.noneHint')}
          compact
        />
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {rows.map((item, at) =>
          item.kind === 'FALLING_BEHIND' ? (
            <BehindRow key="behind" items={behind} isFirst={at === 0} isNarrow={isNarrow} />
          ) : (
            <WaitingRow
              key={`${item.kind} ${item.path}`}
              item={item}
              isFirst={at === 0}
              isNarrow={isNarrow}
              keyShown={item === firstToMark ? 'M' : undefined}
            />
          ),
        )}
      </ul>
      {all.length > rows.length && (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Button variant="ghost" onClick={() => setWhole(true)}>
            {t('studio.waiting.all', { count: all.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
