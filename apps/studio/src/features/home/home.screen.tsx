import { COURSE_AUTHORS, COURSE_WORK } from '@sullam/domain/portals.ts';
import { Megaphone, Plus, UserPlus } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useCan, useHasFeature, useMember, usePortals, useT } from '@sullam/web-kit/kit-context.tsx';
import { Page } from '../../parts/page.tsx';
import { NeedsMe } from './needs-me.tsx';
import { RecentCourses } from './recent-courses.tsx';

/** Where work begins: what waits for me, what I made last, and the quickest ways on. */
export function HomeScreen() {
  const t = useT();
  const can = useCan();
  const user = useMember();
  const hasFeature = useHasFeature();
  const { isInstructor } = usePortals();
  const scope = isInstructor ? 'mine' : 'all';
  return (
    <Page
      title={t('studio.home.hello', { name: user.firstName })}
      lead={t('studio.home.lead')}
      actions={
        <>
          {can('organization_everything') && hasFeature('announcements') && (
            <LinkButton href="/announcements" variant="outline" icon={Megaphone}>
              {t('announcements.actions.write')}
            </LinkButton>
          )}
          {can('organization_create_members') && (
            <LinkButton href="/members?invite=1" variant="outline" icon={UserPlus}>
              {t('members.titles.invite')}
            </LinkButton>
          )}
          {can('organization_create_courses') && (
            <LinkButton href="/courses?create=1" icon={Plus}>
              {t('builder.list.create')}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="space-y-10">
        <NeedsMe
          scope={scope}
          mayTeach={can(...COURSE_AUTHORS)}
          mayApprove={can('organization_update_courses')}
          mayAdmit={can('organization_update_members')}
        />
        {can(...COURSE_WORK) && <RecentCourses scope={scope} />}
        <Hint slug="command-palette" />
      </div>
    </Page>
  );
}
