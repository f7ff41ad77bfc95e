import '../../../app.css';
import { UserPlus } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useMember, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CoursePage, useCourseFrame } from '../course-content/course-content.public.ts';
import {
  type CourseGroup,
  courseGroupsQuery,
  type GroupMember,
  myCourseGroupQuery,
  useGroupStep,
} from './course-groups.api.ts';

function Seats({ group }: { readonly group: CourseGroup }) {
  const t = useT();
  const format = useFormat();
  const { capacity, memberCount: count } = group;
  if (capacity === null) return t('course-groups.labels.members', { count });
  return t('course-groups.labels.seats', { count: format.number(count), capacity: format.number(capacity) });
}

function LeaveDialog({ group, onClose }: { readonly group: CourseGroup; readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const leave = useGroupStep('leave');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('course-groups.dialogs.leaveTitle', { name: useAuthorText()(group.name) })}
      confirmLabel={t('course-groups.actions.leave')}
      pending={leave.isPending}
      onConfirm={() =>
        leave.mutate(group.courseGroupId, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('course-groups.messages.left') });
            onClose();
          },
        })
      }
    >
      {t('course-groups.dialogs.leaveText')}
    </ConfirmDialog>
  );
}

/** The group that one is in, with its people. */
function MyGroup({ group, members }: { readonly group: CourseGroup; readonly members: readonly GroupMember[] }) {
  const t = useT();
  const { id: userId } = useMember();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">
            <AuthorTextFor text={group.name} />
          </h3>
          <p className="mt-1 text-sm text-muted">
            <Seats group={group} />
          </p>
        </div>
        {group.abilities.canLeave && (
          <Button variant="outline" onClick={() => setLeaving(true)}>
            {t('course-groups.actions.leave')}
          </Button>
        )}
      </div>
      <ul className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {members.map((member) => (
          <li key={member.userId} className="flex min-w-0 items-center gap-3">
            <Avatar firstName={member.firstName} lastName={member.lastName} src={member.image ?? undefined} size={36} />
            <bdi className="clip-line">{`${member.firstName} ${member.lastName}`}</bdi>
            {member.userId === userId && <Badge>{t('course-groups.labels.you')}</Badge>}
          </li>
        ))}
      </ul>
      {isLeaving && <LeaveDialog group={group} onClose={() => setLeaving(false)} />}
    </Card>
  );
}

/** A group that one may join: how many are in, not who. */
function OpenGroup({ group, changes }: { readonly group: CourseGroup; readonly changes: boolean }) {
  const t = useT();
  const notify = useNotify();
  const join = useGroupStep('join');
  const name = useAuthorText()(group.name);
  const isFull = group.capacity !== null && group.memberCount >= group.capacity;
  const label = t(changes ? 'course-groups.actions.change' : 'course-groups.actions.join');
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-body font-medium wrap-anywhere">
            <AuthorTextFor text={group.name} />
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            <Seats group={group} />
            {isFull && <Badge tone="warning">{t('course-groups.labels.full')}</Badge>}
          </p>
        </div>
        {group.abilities.canJoin && (
          <Button
            variant="outline"
            icon={UserPlus}
            aria-label={`${label}: ${name}`}
            pending={join.isPending}
            onClick={() =>
              join.mutate(group.courseGroupId, {
                onSuccess: () => notify({ tone: 'success', text: t('course-groups.messages.joined') }),
              })
            }
          >
            {label}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Groups() {
  const t = useT();
  const { course } = useCourseFrame();
  const groups = useQuery(courseGroupsQuery(course.courseId));
  const mine = useQuery(myCourseGroupQuery(course.courseId));
  const failed = [groups, mine].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <ErrorState title={t('common.failed.title')} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    );
  if (!groups.data || !mine.data) return <SkeletonText lines={8} />;
  const { group, members } = mine.data;
  const open = groups.data.data.filter(({ isOpen, isMine }) => isOpen && !isMine);
  return (
    <div className="space-y-10">
      <section aria-labelledby="my-group">
        <h2 id="my-group" className="mb-4 text-xl">
          {t('course-groups.titles.mine')}
        </h2>
        {group ? (
          <MyGroup group={group} members={members} />
        ) : (
          <EmptyState
            drawing="people"
            compact
            level={3}
            title={t('course-groups.empty.mine')}
            description={open.length === 0 ? t('course-groups.empty.mineText') : undefined}
          />
        )}
      </section>
      {open.length > 0 && (
        <section aria-labelledby="open-groups">
          <h2 id="open-groups" className="mb-4 text-xl">
            {t('course-groups.titles.open')}
          </h2>
          <ul className="space-y-3">
            {open.map((one) => (
              <li key={one.courseGroupId}>
                <OpenGroup group={one} changes={group !== null} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** `groups`, inside a course. */
export const CourseGroupsScreen = () => (
  <CoursePage>
    <Groups />
  </CoursePage>
);
