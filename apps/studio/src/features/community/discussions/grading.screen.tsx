import '../../../app.css';
import { ApiError } from '@sullam/api-client/api-error.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ListTable } from '../../../parts/list-table.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type DiscussionParticipant, participantsQuery, useGiveMark } from './discussions.api.ts';
import { nameOf } from './participant-name.ts';

interface MarkDialogProps {
  readonly boardId: number;
  readonly maximum: number;
  readonly learner: DiscussionParticipant;
  readonly onClose: () => void;
}

/** What an instructor gives instead of what was counted. */
function MarkDialog({ boardId, maximum, learner, onClose }: MarkDialogProps) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const give = useGiveMark(boardId);
  const [points, setPoints] = useState<number | undefined>(Number(learner.points ?? learner.counted ?? 0));
  const [comment, setComment] = useState(learner.comment);
  const save = (given: string | null) =>
    give.mutate(
      { userId: learner.userId, points: given, comment, version: learner.version },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('discussion-desk.messages.marked') });
          onClose();
        },
        onError: (error) =>
          notify({
            tone: 'error',
            text: error instanceof ApiError ? error.message : t('errors.network.generic'),
          }),
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discussion-desk.titles.mark', { name: nameOf(learner) })}
      footer={
        <>
          {learner.points !== null && (
            <Button variant="ghost" pending={give.isPending} onClick={() => save(null)}>
              {t('discussion-desk.actions.counted')}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={points === undefined} pending={give.isPending}>
            {t('common.actions.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => points !== undefined && save(String(points))} className="space-y-4">
        <NumberField
          label={t('discussion-desk.fields.points')}
          min={0}
          max={maximum}
          step={0.25}
          value={points}
          onChange={setPoints}
        />
        <TextArea
          label={t('discussion-desk.fields.comment')}
          rows={3}
          maxLength={1000}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}

const SORTS = { name: { column: 'name', direction: 'ascending' } } as const;

/** `discussions/{discussionBoardId}/grades`: what each learner wrote, what that is worth, and what is given instead. */
export function DiscussionGradingScreen() {
  const t = useT();
  const format = useFormat();
  const courseId = usePathId('courseId');
  const boardId = usePathId('discussionBoardId');
  const list = useList(SORTS, 'name');
  const isWaiting = list.filter('waiting') === 'true';
  const query = useQuery(
    participantsQuery(boardId, {
      ...(list.paging.search ? { search: list.paging.search } : {}),
      isWaiting,
      page: list.page,
    }),
  );
  const [marked, setMarked] = useState<DiscussionParticipant | null>(null);
  const maximum = Number(query.data?.maximum ?? 0);
  const isCounted = query.data?.grading === 'PARTICIPATION';
  const points = (value: string | null) => (value === null ? '–' : format.number(Number(value)));
  return (
    <div className="space-y-5">
      <BackLink href={`/courses/${courseId}/discussions/${boardId}`}>{t('discussion-desk.actions.settings')}</BackLink>
      <h1 className="text-2xl">{t('discussion-desk.titles.grading')}</h1>
      <ListTable<DiscussionParticipant, 'name'>
        list={list}
        query={query}
        label={t('discussion-desk.titles.grading')}
        searchLabel={t('discussion-desk.fields.search')}
        rowId={({ userId }) => String(userId)}
        rowName={nameOf}
        filters={
          <FilterChip selected={isWaiting} onChange={(next) => list.setFilter({ waiting: next ? 'true' : undefined })}>
            {t('discussion-desk.filters.waiting')}
          </FilterChip>
        }
        columns={[
          { id: 'name', label: t('discussion-desk.labels.learner'), cell: (row) => <bdi>{nameOf(row)}</bdi> },
          {
            id: 'contributions',
            label: t('discussion-desk.labels.contributions'),
            cell: (row) => format.number(row.contributionCount),
          },
          { id: 'replies', label: t('discussion-desk.labels.replies'), cell: (row) => format.number(row.replyCount) },
          { id: 'words', label: t('discussion-desk.labels.words'), cell: (row) => format.number(row.wordCount) },
          ...(isCounted
            ? [
                {
                  id: 'steps',
                  label: t('discussion-desk.labels.steps'),
                  cell: (row: DiscussionParticipant) =>
                    t('discussions.steps.done', {
                      done: format.number(row.stepsDone),
                      steps: format.number(row.steps),
                    }),
                },
                {
                  id: 'counted',
                  label: t('discussion-desk.labels.counted'),
                  cell: (row: DiscussionParticipant) => points(row.counted),
                },
              ]
            : []),
          { id: 'given', label: t('discussion-desk.labels.given'), cell: (row) => points(row.points) },
          {
            id: 'grade',
            isPlain: true,
            label: t('discussion-desk.actions.grade'),
            cell: (row) => {
              const label = `${t('discussion-desk.actions.grade')}: ${nameOf(row)}`;
              return isCounted ? (
                <Button size="sm" variant="outline" aria-label={label} onClick={() => setMarked(row)}>
                  {t('discussion-desk.actions.grade')}
                </Button>
              ) : (
                <LinkButton
                  size="sm"
                  variant="outline"
                  aria-label={label}
                  href={`/courses/${courseId}/discussions/${boardId}/marking/${row.userId}`}
                >
                  {t('discussion-desk.actions.grade')}
                </LinkButton>
              );
            },
          },
        ]}
        empty={<EmptyState compact drawing="no-notifications" title={t('discussion-desk.empty.learners')} />}
      />
      {marked && <MarkDialog boardId={boardId} maximum={maximum} learner={marked} onClose={() => setMarked(null)} />}
    </div>
  );
}
