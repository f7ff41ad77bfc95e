import '../../../app.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Bell, Check } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useMember, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ItemMoment } from './checklist-row.tsx';
import { itemQuery, type StudentChecklistItemDetail, useRemind, useTick, useWithdraw } from './checklists.api.ts';
import { ItemHistory } from './item-history.tsx';
import { ITEM_KINDS } from './item-kinds.ts';
import { SendForm } from './send-form.tsx';

interface ItemProps {
  readonly item: StudentChecklistItemDetail;
}

/** "I have read it", "I have done it", and the way back. */
function TickButton({ item }: ItemProps) {
  const t = useT();
  const tick = useTick();
  const { studentChecklistItemId: id, kind, state } = item;
  const isDone = state === 'DONE';
  const set = () => tick.mutate({ id, isDone: !isDone });
  if (isDone)
    return (
      <Button variant="outline" pending={tick.isPending} onClick={set}>
        {t('checklists.actions.undo')}
      </Button>
    );
  return (
    <Button icon={Check} wide pending={tick.isPending} onClick={set}>
      {t(kind === 'READ' ? 'checklists.actions.haveRead' : 'checklists.actions.haveDone')}
    </Button>
  );
}

/** While it is with somebody else. */
function WaitingActions({ item }: ItemProps) {
  const t = useT();
  const notify = useNotify();
  const withdraw = useWithdraw(item.studentChecklistItemId);
  const remind = useRemind();
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('checklists.actions.withdraw')}
      </Button>
      {item.abilities.canRemind && (
        <Button
          icon={Bell}
          pending={remind.isPending}
          onClick={() =>
            remind.mutate(item.studentChecklistItemId, {
              onSuccess: () => notify({ tone: 'success', text: t('checklists.messages.reminded') }),
            })
          }
        >
          {t('checklists.actions.remind')}
        </Button>
      )}
    </div>
  );
}

/** What can be done with it now: one thing, or nothing. */
function Doing({ item }: ItemProps) {
  const t = useT();
  const { abilities, kind, state, course, isLocked } = item;
  if (isLocked) return <Banner live="off">{t('checklists.words.locked')}</Banner>;
  if (abilities.canTick) return <TickButton item={item} />;
  if (abilities.canSend) return <SendForm key={item.steps.length} item={item} />;
  if (abilities.canWithdraw) return <WaitingActions item={item} />;
  if (abilities.canDecide)
    return (
      <LinkButton href={`/checklist/approvals?item=${item.studentChecklistItemId}`}>
        {t('checklists.actions.decide')}
      </LinkButton>
    );
  if (state === 'DONE') return null;
  if (kind === 'VISIT') return <LinkButton href="/checklist/visit">{t('checklists.actions.enterCode')}</LinkButton>;
  if (kind === 'COURSE' && course)
    return (
      <LinkButton href={`/lms/courses/${course.courseId}/overview`}>{t('checklists.actions.openCourse')}</LinkButton>
    );
  return null;
}

/** The word with which it came back stands before everything else. */
function SentBack({ item }: ItemProps) {
  const t = useT();
  const word = item.steps.findLast(({ kind }) => kind === 'SENT_BACK');
  if (item.state !== 'SENT_BACK' || !word) return null;
  return (
    <Banner tone="warning" live="off" title={t('checklists.states.SENT_BACK')}>
      <span dir="auto" className="whitespace-pre-line">
        {word.text}
      </span>
    </Banner>
  );
}

/** `/checklist/items/{id}`: one item, what it asks for, and its whole way. */
export function ChecklistItemScreen() {
  const t = useT();
  const text = useAuthorText();
  const member = useMember();
  const { data: item, isError, isFetching, refetch } = useQuery(itemQuery(usePathId('studentChecklistItemId')));
  usePageTitle(text(item?.title));
  if (isError && !item)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  const isOwn = item?.user.userId === member.id;
  return (
    <div className="page-width page-gutter max-w-180 space-y-6 py-8">
      {!item && <SkeletonText lines={8} />}
      {item && (
        <>
          <header>
            <BackLink href={`/checklist/${item.checklist.studentChecklistId}`} className="mb-3">
              <AuthorTextFor text={item.checklist.title} />
            </BackLink>
            <h1 className="text-2xl">
              <AuthorTextFor text={item.title} />
            </h1>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted">
              <Icon of={ITEM_KINDS[item.kind].icon} size={18} />
              {t(ITEM_KINDS[item.kind].key)}
              {!isOwn && (
                <span>{t('checklists.words.of', { person: `${item.user.firstName} ${item.user.lastName}` })}</span>
              )}
              <ItemMoment item={item} />
            </p>
          </header>
          <SentBack item={item} />
          {(item.body.en || item.body.ar) && (
            <Card>
              <AuthorHtml text={item.body} />
            </Card>
          )}
          <Doing item={item} />
          {item.steps.length > 0 && (
            <section>
              <h2 className="mb-4 text-lg">{t('checklists.titles.way')}</h2>
              <ItemHistory item={item} />
            </section>
          )}
        </>
      )}
    </div>
  );
}
