import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useCan, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { AddMemberToCourse } from './add-member-to-course.tsx';
import { MemberActivity } from './member-activity.tsx';
import { MemberCourses } from './member-courses.tsx';
import { MemberProfile } from './member-profile.tsx';
import type { MemberQuestionKind } from './member-question.tsx';
import { type MemberRow, memberQuery } from './members.api.ts';

export interface MemberDrawerProps {
  readonly userId: number;
  readonly onClose: () => void;
  readonly onAsk: (kind: MemberQuestionKind, member: MemberRow) => void;
}

/** One member beside the list: profile, answers to the organisation's questions, courses. */
export function MemberDrawer({ userId, onClose, onAsk }: MemberDrawerProps) {
  const t = useT();
  const query = useQuery(memberQuery(userId));
  const hasLog = useHasFeature()('activity-log');
  const member = query.data;
  const ask = (kind: MemberQuestionKind) => {
    if (!member) return;
    onClose();
    onAsk(kind, member);
  };
  const mayAdd = useCan()('organization_update_courses');
  const mayChangeAccess = member?.abilities.canEdit || member?.abilities.canChangeSets;
  return (
    <Drawer
      open
      onClose={onClose}
      side="end"
      title={t('members.titles.member')}
      footer={
        (mayChangeAccess || member?.abilities.canMasquerade) && (
          <>
            {member.abilities.canMasquerade && (
              <Button variant="outline" onClick={() => ask('actAs')}>
                {t('members.actions.actAs')}
              </Button>
            )}
            {mayChangeAccess && <Button onClick={() => ask('access')}>{t('members.list.permissionSets')}</Button>}
          </>
        )
      }
    >
      {query.isError ? (
        <ErrorState title={t('common.failed.title')} onRetry={() => void query.refetch()} compact />
      ) : member ? (
        <div className="space-y-8">
          <MemberProfile member={member} />
          <MemberCourses userId={userId} />
          {mayAdd && member.status !== 'DISABLED' && <AddMemberToCourse member={member} />}
          {hasLog && <MemberActivity userId={userId} />}
        </div>
      ) : (
        <SkeletonText lines={8} />
      )}
    </Drawer>
  );
}
