import '../../../app.css';
import { CHECKLIST_GROUPS, groupOfItem } from '@sullam/domain/checklists.ts';
import { UserCheck } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../../parts/page-head.tsx';
import { ChecklistRow } from './checklist-row.tsx';
import { approvalsQuery, checklistQuery, checklistsQuery, type StudentChecklistRow } from './checklists.api.ts';

const FRAME = 'page-width page-gutter max-w-180 space-y-6 py-8';

/** How far somebody is, by when it ends, and what of it is late. */
function ChecklistProgress({ list }: { readonly list: StudentChecklistRow }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { doneCount, itemCount, completedAt, endsAt, lateCount } = list;
  return (
    <>
      <Rungs
        done={doneCount}
        of={itemCount}
        label={text(list.title)}
        text={t('checklists.words.progress', { done: doneCount, count: itemCount })}
      />
      <p className="mt-2 text-sm text-muted">
        {completedAt
          ? t('checklists.words.completed', { date: format.date(completedAt, 'full') })
          : endsAt && t('checklists.words.ends', { date: format.date(endsAt, 'full') })}
        {lateCount > 0 && (
          <span className="font-medium text-danger-text"> {t('checklists.words.lateItems', { count: lateCount })}</span>
        )}
      </p>
    </>
  );
}

/** What waits for the reader's word; a page is whole without it. */
const useApprovals = () => useQuery({ ...approvalsQuery(1), meta: { isQuiet: true } });

/** What waits for the reader's approval, where anything does. */
function ApprovalsLink() {
  const t = useT();
  const { data } = useApprovals();
  if (!data || data.total === 0) return null;
  return (
    <LinkButton variant="soft" icon={UserCheck} href="/checklist/approvals">
      {t('checklists.actions.approvals', { count: data.total })}
    </LinkButton>
  );
}

interface ListProps {
  readonly studentChecklistId: number;
  /** The reader has others: back to all of them. */
  readonly hasBack: boolean;
}

function OneList({ studentChecklistId, hasBack }: ListProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { data, isError, isFetching, refetch } = useQuery(checklistQuery(studentChecklistId));
  usePageTitle(text(data?.title));
  if (isError && !data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data)
    return (
      <div className={FRAME}>
        <SkeletonText lines={8} />
      </div>
    );
  const groups = CHECKLIST_GROUPS.map((group) => ({
    group,
    items: data.items.filter(({ state }) => groupOfItem(state) === group),
  })).filter(({ items }) => items.length > 0);
  return (
    <div className={FRAME}>
      <div>
        {hasBack && (
          <BackLink href="/checklist" className="mb-3">
            {t('checklists.titles.mine')}
          </BackLink>
        )}
        <PageHead
          title={<AuthorTextFor text={data.title} />}
          description={<AuthorTextFor text={data.description} />}
          actions={<ApprovalsLink />}
        />
        <Card>
          <ChecklistProgress list={data} />
        </Card>
      </div>
      {groups.map(({ group, items }) => (
        <section key={group}>
          <h2 className="flex items-baseline justify-between gap-4 border-b border-line pb-2 text-lg">
            {t(`checklists.groups.${group}`)}
            <span className="text-base font-normal text-muted">{format.number(items.length)}</span>
          </h2>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <ChecklistRow key={item.studentChecklistItemId} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** `/checklist/{id}`: one list. */
export const ChecklistScreen = () => <OneList studentChecklistId={usePathId('studentChecklistId')} hasBack />;

/** `/checklist`: the reader's lists; where there is one alone, that one. */
export function ChecklistsScreen() {
  const t = useT();
  const { data: lists, isError, isFetching, refetch } = useQuery(checklistsQuery());
  // the way to the approvals is a line of the head: nothing stands below it before it is known
  const data = useApprovals().isPending ? undefined : lists;
  const [only] = data?.data ?? [];
  if (only && data?.total === 1) return <OneList studentChecklistId={only.studentChecklistId} hasBack={false} />;
  return (
    <div className={FRAME}>
      <PageHead
        title={t('checklists.titles.mine')}
        description={t('checklists.lead.mine')}
        actions={<ApprovalsLink />}
      />
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={8} />}
      {data?.total === 0 && (
        <EmptyState drawing="inbox" title={t('checklists.empty.mine')} description={t('checklists.empty.mineText')} />
      )}
      <ul className="space-y-4">
        {data?.data.map((list) => (
          <Card key={list.studentChecklistId} as="li" interactive>
            <h2 className="mb-3 text-lg">
              <UiLink
                href={`/checklist/${list.studentChecklistId}`}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                <AuthorTextFor text={list.title} />
              </UiLink>
            </h2>
            <ChecklistProgress list={list} />
          </Card>
        ))}
      </ul>
    </div>
  );
}
