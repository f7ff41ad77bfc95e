import '../../../app.css';
import { DISCUSSION_KINDS } from '@sullam/domain/discussions/discussion.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useHasFeature, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { ItemFrame } from '../../../parts/item-frame.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import { formOf, patchOf } from './board-form.ts';
import { Grading, type PartProps } from './board-grading.tsx';
import {
  boardQuery,
  type DiscussionBoard,
  groupsQuery,
  lessonBoardQuery,
  usePublishBoard,
  useReadBoard,
  useUpdateBoard,
} from './discussions.api.ts';

/** Where each field stands on the page, to say what somebody else has changed. */
const PARTS = {
  title: 'discussion-desk.fields.title',
  body: 'discussion-desk.fields.text',
  kind: 'discussion-desk.fields.kind',
  courseGroupId: 'discussion-desk.fields.group',
  allowsAnonymous: 'discussion-desk.titles.rules',
  postsFirst: 'discussion-desk.titles.rules',
  grading: 'discussion-desk.titles.grading',
  rubricId: 'discussion-desk.titles.grading',
  maximum: 'discussion-desk.titles.grading',
  dueAt: 'discussion-desk.titles.grading',
  ownCount: 'discussion-desk.titles.grading',
  replyCount: 'discussion-desk.titles.grading',
  leastWords: 'discussion-desk.titles.grading',
} as const;

function Rules({ board, form, set, errors }: PartProps) {
  const t = useT();
  const text = useAuthorText();
  const hasGroups = useHasFeature()('course-groups');
  const { data: groups } = useQuery({ ...groupsQuery(board.courseId), enabled: hasGroups });
  return (
    <Card as="section">
      <CardHeading level={3}>{t('discussion-desk.titles.rules')}</CardHeading>
      <div className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <NativeSelect
            label={t('discussion-desk.fields.kind')}
            value={form.kind}
            options={DISCUSSION_KINDS.map((value) => ({ value, label: t(`discussions.kinds.${value}`) }))}
            onChange={(value) =>
              set({ kind: DISCUSSION_KINDS.find((kind) => kind === value) ?? 'DISCUSSION', postsFirst: false })
            }
          />
          {groups && groups.data.length > 0 && (
            <NativeSelect
              label={t('discussion-desk.fields.group')}
              value={form.courseGroupId === null ? '' : String(form.courseGroupId)}
              options={[
                { value: '', label: t('discussion-desk.fields.everyone') },
                ...groups.data.map((group) => ({ value: String(group.courseGroupId), label: text(group.name) })),
              ]}
              onChange={(value) => set({ courseGroupId: value === '' ? null : Number(value) })}
            />
          )}
        </div>
        <Switch
          spread
          label={t('discussion-desk.fields.allowsAnonymous')}
          checked={form.allowsAnonymous}
          onChange={(allowsAnonymous) => set({ allowsAnonymous })}
        />
        {form.kind === 'DISCUSSION' && (
          <Switch
            spread
            label={t('discussion-desk.fields.postsFirst')}
            description={t('discussion-desk.hints.postsFirst')}
            checked={form.postsFirst}
            onChange={(postsFirst) => set({ postsFirst })}
          />
        )}
        {errors.courseGroupId && <p className="text-sm text-danger-text">{errors.courseGroupId}</p>}
      </div>
    </Card>
  );
}

function Editor({ board }: { readonly board: DiscussionBoard }) {
  const t = useT();
  const notify = useNotify();
  const { discussionBoardId: id, courseId } = board;
  const update = useUpdateBoard(id);
  const publish = usePublishBoard(id);
  const { form, set, conflict, isDirty, ...saving } = useVersionedForm({
    saved: board,
    start: () => formOf(board),
    formOf,
    isFit: ({ title }) => isWritten(title),
    change: async (draft, version) => {
      await update.mutateAsync(patchOf(draft, board, version));
      return { version: version + 1 };
    },
    read: useReadBoard(id),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('discussion-desk.messages.saved') },
  });
  const errors = useRefusals(update.error, { ...form });
  const list = `/courses/${courseId}/discussions`;
  const parts = { board, form, set, errors };
  return (
    <ItemFrame
      className="max-w-220"
      back={{ href: list, label: t('discussion-desk.actions.all') }}
      title={board.title}
      mark={!board.isPublished && <Badge tone="warning">{t('discussion-desk.labels.draft')}</Badge>}
      actions={
        <>
          {board.grading !== 'NONE' && (
            <LinkButton variant="outline" href={`${list}/${id}/grades`}>
              {t('discussion-desk.titles.grading')}
            </LinkButton>
          )}
          {!board.isPublished && (
            <Button
              pending={publish.isPending}
              disabled={isDirty}
              onClick={() =>
                publish.mutate(undefined, {
                  onSuccess: () => notify({ tone: 'success', text: t('discussion-desk.messages.published') }),
                })
              }
            >
              {t('discussion-desk.actions.publish')}
            </Button>
          )}
        </>
      }
    >
      <FormArea>
        <div className="space-y-6">
          {conflict && <ConflictBanner {...conflict} />}
          {board.courseSubsectionId === null && (
            <LocalizedField
              label={t('discussion-desk.fields.title')}
              value={form.title}
              maxLength={200}
              onChange={(title) => set({ title })}
            />
          )}
          <LocalizedText
            label={t('discussion-desk.fields.text')}
            value={form.body}
            onChange={(body) => set({ body })}
            isArticle
          />
          <Rules {...parts} />
          <Grading {...parts} />
        </div>
        <SaveBar {...saving.bar} onSave={saving.save} />
      </FormArea>
    </ItemFrame>
  );
}

function Page({ query }: { readonly query: UseQueryResult<DiscussionBoard> }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = query;
  const hasGroups = useHasFeature()('course-groups');
  const isThere = useQueriesSettled(data && hasGroups ? [groupsQuery(data.courseId)] : []);
  if (data && isThere) return <Editor key={data.discussionBoardId} board={data} />;
  if (!isError) return <SkeletonText lines={10} />;
  return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
}

/** `discussions/{discussionBoardId}`: what is asked, and the rules. */
export function BoardScreen() {
  return <Page query={useQuery(boardQuery(usePathId('discussionBoardId')))} />;
}

/** The same by the number of the lesson that it is. */
export function LessonBoardScreen() {
  return <Page query={useQuery(lessonBoardQuery(usePathId('courseSubsectionId')))} />;
}
