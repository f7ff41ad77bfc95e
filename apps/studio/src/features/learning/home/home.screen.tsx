import { COURSE_AUTHORS, COURSE_WORK } from '@sullam/domain/portals.ts';
import { Megaphone, UserPlus } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import {
  useCan,
  useFormat,
  useHasFeature,
  useKit,
  useMember,
  useOrganization,
  usePortals,
  useT,
} from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../../parts/page.tsx';
import { waitingQuery } from '../../../parts/waiting.api.ts';
import { ActiveLearners } from './active-learners.tsx';
import { Agenda } from './agenda.tsx';
import { CoursesInNeed } from './courses-in-need.tsx';
import { FiguresCard } from './figures-card.tsx';
import { coursesInNeedQuery, figuresQuery, pulseQuery, recentCoursesQuery } from './home.api.ts';
import { RecentCourses } from './recent-courses.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WeekCard } from './week-card.tsx';

/** The day, and how much waits; only the day until that is known. */
function Lead() {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const waiting = useQuery(waitingQuery());
  const day = format.date(new Date(kit.now()), 'full');
  const total = waiting.data?.total ?? 0;
  return total > 0 ? t('studio.home.leadWaiting', { day, count: total }) : day;
}

/** Whether a call was answered once, were it by a failure: who asks again later hides nothing. */
function useHasCome({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean {
  const [has, setHas] = useState(false);
  if (!has && (!isPending || failureCount > 0)) setHas(true);
  return has;
}

/**
 * What stands below a list comes when the list has its height: nothing moves under the finger. All are asked for at once. Nothing waits
 * for a list that fails.
 */
function useArrivals({ administers, works, scope }: { administers: boolean; works: boolean; scope: 'mine' | 'all' }) {
  const figures = useHasCome(useQuery({ ...figuresQuery(), enabled: administers }));
  const waiting = useHasCome(useQuery(waitingQuery()));
  const inNeed = useHasCome(useQuery({ ...coursesInNeedQuery(), enabled: administers }));
  const courses = useHasCome(useQuery({ ...recentCoursesQuery(scope), enabled: works }));
  const pulse = useHasCome(useQuery({ ...pulseQuery(scope), enabled: works }));
  const hasFigures = !administers || figures;
  const hasWaiting = hasFigures && waiting;
  const hasNeed = hasWaiting && (!administers || inNeed);
  const hasCourses = hasNeed && (!works || (courses && pulse));
  return { hasFigures, hasWaiting, hasNeed, hasCourses };
}

/** Where work begins: what waits for me, what happens next, how my courses are doing. */
export function HomeScreen() {
  const t = useT();
  const can = useCan();
  const user = useMember();
  const { displayName } = useOrganization();
  const hasFeature = useHasFeature();
  const { isInstructor } = usePortals();
  const teaches = can(...COURSE_AUTHORS);
  const administers = can('organization_everything');
  const works = can(...COURSE_WORK);
  const scope = isInstructor ? 'mine' : 'all';
  // who runs the place and teaches nothing in it
  const isOverseen = administers && !isInstructor;
  const hasAgenda = (useQuery(waitingQuery()).data?.agenda.length ?? 0) > 0;
  const { hasFigures, hasWaiting, hasNeed, hasCourses } = useArrivals({ administers, works, scope });
  return (
    <Page
      title={
        isOverseen
          ? t('studio.home.thisWeek', { organization: displayName })
          : t('studio.home.hello', { name: user.firstName })
      }
      lead={<Lead />}
      actions={
        <>
          {administers && hasFeature('announcements') && (
            <LinkButton href="/announcements" variant="outline" icon={Megaphone}>
              {t('announcements.actions.write')}
            </LinkButton>
          )}
          {can('organization_create_members') && (
            <LinkButton href="/members?invite=1" variant="outline" icon={UserPlus}>
              {t('members.menu.invitePeople')}
            </LinkButton>
          )}
        </>
      }
    >
      {administers && (
        <div className="mb-6">
          <FiguresCard />
        </div>
      )}
      <div className={teaches || isOverseen ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}>
        <div className="min-w-0 space-y-6">
          {isOverseen && hasFigures && <ActiveLearners />}
          {!isOverseen && hasFigures && <WaitingList />}
          {administers && !isOverseen && hasWaiting && <CoursesInNeed />}
          {works && hasNeed && <RecentCourses scope={scope} />}
        </div>
        {isOverseen && hasFigures && (
          // beside the figures it is what to do about them
          <div className="min-w-0 space-y-6 max-lg:order-first">
            <WaitingList isNarrow />
            {hasAgenda && <Agenda />}
            {hasWaiting && <CoursesInNeed />}
          </div>
        )}
        {!isOverseen && teaches && hasCourses && (
          <div className="space-y-6">
            <Agenda />
            {works && <WeekCard scope={scope} />}
          </div>
        )}
      </div>
      {/* it comes last: at the end of the page nothing moves for it */}
      {hasCourses && <Hint slug="command-palette" />}
    </Page>
  );
}
