import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, ClipboardCheck, FileText, type LucideIcon, UserCheck } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { recentCoursesQuery, waitingApprovalsQuery, waitingMembersQuery } from './home.api.ts';

interface TileProps {
  readonly icon: LucideIcon;
  readonly href: string;
  readonly title: string;
  readonly count: number | undefined;
  /** The first few by name. */
  readonly names: readonly string[];
  /** When there is nothing. */
  readonly clear: string;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** One thing that may wait, with its number; the whole tile leads there. */
function Tile({ icon, href, title, count, names, clear, isFailed, onRetry }: TileProps) {
  const t = useT();
  const format = useFormat();
  const isClear = count === 0;
  return (
    <Card interactive={!isFailed} className="relative flex flex-col gap-2">
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon of={isClear ? CircleCheck : icon} size={18} className={isClear ? 'text-success-text' : ''} />
        {isFailed ? (
          title
        ) : (
          <UiLink href={href} className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg">
            {title}
          </UiLink>
        )}
      </p>
      {isFailed ? (
        <p className="text-sm">
          {t('common.failed.title')}{' '}
          <button type="button" onClick={onRetry} className="text-primary-text underline underline-offset-4">
            {t('common.actions.retry')}
          </button>
        </p>
      ) : (
        <>
          <p className="min-h-[1lh] text-2xl font-semibold tabular">
            {count === undefined ? <SkeletonBar className="h-8 w-16" /> : format.number(count)}
          </p>
          {/* two lines from the beginning, so that nothing below moves when the names come */}
          <p className="clip-lines-2 min-h-[2lh] text-sm text-muted">
            {count !== undefined && (isClear ? clear : format.list(names))}
          </p>
        </>
      )}
    </Card>
  );
}

export interface NeedsMeProps {
  readonly scope: 'mine' | 'all';
  readonly mayTeach: boolean;
  readonly mayApprove: boolean;
  readonly mayAdmit: boolean;
}

/** What waits for this person: drafts, approvals, people who want to join. */
export function NeedsMe({ scope, mayTeach, mayApprove, mayAdmit }: NeedsMeProps) {
  const t = useT();
  const text = useAuthorText();
  const courses = useQuery({ ...recentCoursesQuery(scope), enabled: mayTeach });
  const approvals = useQuery({ ...waitingApprovalsQuery(), enabled: mayApprove });
  const members = useQuery({ ...waitingMembersQuery(), enabled: mayAdmit });
  const drafts = courses.data?.data.filter((course) => course.status === 'DRAFT') ?? [];
  return (
    <section aria-label={t('studio.home.needsMe')}>
      <h2 className="mb-3 text-lg">{t('studio.home.needsMe')}</h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {mayTeach && (
          <Tile
            icon={FileText}
            href={`/courses?status=DRAFT${scope === 'mine' ? '&scope=mine' : ''}`}
            title={t('studio.home.drafts')}
            count={courses.data && (courses.data.statusCounts.DRAFT ?? 0)}
            names={drafts.slice(0, 2).map((course) => text(course.title))}
            clear={t('studio.home.noDrafts')}
            isFailed={courses.isError}
            onRetry={() => void courses.refetch()}
          />
        )}
        {mayApprove && (
          <Tile
            icon={ClipboardCheck}
            href="/approvals"
            title={t('studio.home.approvals')}
            count={approvals.data?.total}
            names={approvals.data?.data.slice(0, 2).map((course) => text(course.title)) ?? []}
            clear={t('builder.approvals.empty')}
            isFailed={approvals.isError}
            onRetry={() => void approvals.refetch()}
          />
        )}
        {mayAdmit && (
          <Tile
            icon={UserCheck}
            href="/members?status=PENDING"
            title={t('studio.home.members')}
            count={members.data?.total}
            names={members.data?.data.map((member) => `${member.firstName} ${member.lastName}`) ?? []}
            clear={t('members.list.emptyPending')}
            isFailed={members.isError}
            onRetry={() => void members.refetch()}
          />
        )}
      </div>
    </section>
  );
}
