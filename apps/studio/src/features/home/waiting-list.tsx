import type { Translator } from '@sullam/strings/translate.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
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
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type WaitingItem, waitingQuery } from './home.api.ts';

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

function Row({ item, isFirst }: { readonly item: WaitingItem; readonly isFirst: boolean }) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const reasons = useReasons(item);
  const title = titleOf(t, item, text);
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:flex-nowrap sm:px-5 ${isFirst ? 'bg-subtle' : ''}`}
    >
      <span className="min-w-[2ch] text-end text-xl font-semibold tabular">{format.number(item.count)}</span>
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="flex min-w-0 items-baseline gap-2">
            <Icon of={ICONS[item.kind]} size={16} className="shrink-0 self-start mt-1 text-muted" />
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
      {item.people.length > 0 && (
        <span
          role="img"
          className="flex -space-x-1 rtl:space-x-reverse max-sm:hidden"
          aria-label={format.list(item.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))}
        >
          {item.people.map((person) => (
            <Avatar key={person.userId} size={32} {...person} className="ring-2 ring-surface" />
          ))}
        </span>
      )}
      <LinkButton
        href={item.path}
        size="sm"
        variant={isFirst ? 'primary' : 'outline'}
        className="max-sm:ms-auto sm:min-w-22"
        aria-label={t('studio.waiting.actionFor', { action: t(ACTIONS[item.kind]), title })}
      >
        {t(ACTIONS[item.kind])}
      </LinkButton>
    </li>
  );
}

/** All that waits for this person: a line each, with its number and the way to its first item. */
export function WaitingList() {
  const t = useT();
  const waiting = useQuery(waitingQuery());
  const all = waiting.data?.data ?? [];
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? all : all.slice(0, SHOWN);
  return (
    <Card as="section" padding="none" className="overflow-hidden">
      <div className="px-4 pt-4 sm:px-5">
        <CardHeading>{t('studio.home.needsMe')}</CardHeading>
      </div>
      {waiting.isPending && (
        <div className="px-4 pb-4 sm:px-5">
          <SkeletonText lines={5} />
        </div>
      )}
      {waiting.isError && !waiting.data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void waiting.refetch()} compact />
      )}
      {waiting.data && rows.length === 0 && (
        <EmptyState
          drawing="done"
          title={t('studio.waiting.none')}
          description={t('studio.waiting.noneHint')}
          compact
        />
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {rows.map((item, at) => (
          <Row key={`${item.kind} ${item.path}`} item={item} isFirst={at === 0} />
        ))}
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
