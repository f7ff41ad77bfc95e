import type { GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { RotateCcw } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCellView } from './cell-view.ts';
import { GradeHistory } from './grade-history.tsx';
import { cellAfter, type GivenGrade, givenBefore, readGrade } from './grade-input.ts';
import { type GradeDetail, gradeQuery, type Item } from './gradebook.api.ts';
import type { LocalCell } from './local-grades.ts';
import type { GradeSaving } from './use-grade-saving.ts';

export interface GradeDrawerProps {
  readonly courseId: number;
  readonly userId: number;
  readonly name: string;
  readonly item: Item;
  readonly cell: GradeCell;
  readonly local: LocalCell | undefined;
  readonly saving: GradeSaving;
  readonly onClose: () => void;
}

const STATES = ['BLANK', 'MARKED', 'EXCUSED', 'MISSING'] as const;
type State = (typeof STATES)[number];

/** Two have changed the same grade: both values, and which of them stays. */
function Conflict({ userId, item, cell, local, saving }: Omit<GradeDrawerProps, 'name' | 'onClose' | 'courseId'>) {
  const t = useT();
  const { contentOf } = useCellView();
  if (local?.status !== 'conflict' || !local.given) return null;
  const worded = (grade: GradeCell) => contentOf(grade, item.kind) || t('grades.states.BLANK');
  const mine = cellAfter(cell, local.given, item);
  return (
    <Banner tone="warning" title={t('gradebook.titles.conflict')} live="off">
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => saving.resolve({ userId, item }, 'theirs')}>
          {t('gradebook.actions.takeTheirs', { value: worded(cell) })}
        </Button>
        <Button size="sm" variant="outline" onClick={() => saving.resolve({ userId, item }, 'mine')}>
          {t('gradebook.actions.takeMine', { value: worded(mine) })}
        </Button>
      </div>
    </Banner>
  );
}

interface FormProps extends GradeDrawerProps {
  readonly detail: GradeDetail;
}

/** State, points and comment. */
function GradeForm({ userId, item, cell, saving, detail, onClose }: FormProps) {
  const t = useT();
  const notify = useNotify();
  const client = useQueryClient();
  const before = givenBefore({ ...cell, isOverridden: true }, item);
  const [state, setState] = useState<State>(before.state === 'AUTOMATIC' ? 'BLANK' : before.state);
  const [points, setPoints] = useState(cell.points ?? '');
  const [comment, setComment] = useState(detail.comment);
  const write = useMutation({
    mutationFn: () => saving.writeComment({ userId, item }, comment.trim()),
    onSuccess: () => client.invalidateQueries(gradeQuery(item.gradeItemId, userId)),
  });
  const given: GivenGrade | null = state === 'MARKED' ? readGrade(points, item) : { state };
  const isWrong = given === null || (state === 'MARKED' && given.state !== 'MARKED');
  const submit = () => {
    if (given === null || isWrong) return;
    const isSame = given.state === cell.state && (given.state !== 'MARKED' || given.points === cell.points);
    if (!isSame) saving.edit([{ userId, item, given }]);
    if (comment.trim() === detail.comment) return onClose();
    write.mutate(undefined, {
      onSuccess: () => {
        notify({ tone: 'success', text: t('gradebook.messages.saved') });
        onClose();
      },
    });
  };
  return (
    <Form onSubmit={submit} className="space-y-4">
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          label={t('gradebook.fields.state')}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`grades.states.${value}`) }))}
          onChange={(next) => setState(STATES.find((each) => each === next) ?? 'BLANK')}
        />
        <DecimalField
          label={t('gradebook.fields.points')}
          value={points}
          disabled={state !== 'MARKED'}
          error={isWrong ? t('gradebook.errors.number') : undefined}
          onChange={setPoints}
        />
      </div>
      <TextArea
        label={t('gradebook.fields.comment')}
        value={comment}
        maxLength={5000}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button type="submit" pending={write.isPending}>
        {t('common.actions.save')}
      </Button>
    </Form>
  );
}

/** Behind one cell: its grade, what came by itself, the comment to the learner, all that became of it. */
export function GradeDrawer(props: GradeDrawerProps) {
  const { courseId, userId, name, item, cell, local, saving, onClose } = props;
  const t = useT();
  const text = useAuthorText();
  const grade = useGradeFormat();
  const { contentOf } = useCellView();
  const { data: detail, isError, isFetching, refetch } = useQuery(gradeQuery(item.gradeItemId, userId));
  const isHidden = cell.state !== 'BLANK' && !cell.isPosted;
  return (
    <Drawer open onClose={onClose} side="end" title={text(item.title)}>
      <div className="space-y-6">
        <div>
          <UiLink href={`/courses/${courseId}/gradebook/learners/${userId}`} className={textLinkClass}>
            <bdi>{name}</bdi>
          </UiLink>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <span className="text-xl font-semibold tabular">
              {contentOf(cell, item.kind) || t('grades.states.BLANK')}
            </span>
            <span className="text-muted">
              {t('grades.labels.maximum', { maximum: grade.points(item.maximumPoints) })}
            </span>
            {isHidden && <Badge tone="warning">{t('grades.states.HIDDEN')}</Badge>}
            {cell.isOverridden && <Badge tone="info">{t('gradebook.cells.byHand')}</Badge>}
          </p>
        </div>
        <Conflict userId={userId} item={item} cell={cell} local={local} saving={saving} />
        {local?.status === 'error' && (
          <Banner tone="danger" live="off">
            {local.message}
          </Banner>
        )}
        {cell.isOverridden && detail?.automatic && (
          <div className="space-y-2 rounded-lg bg-subtle p-4 text-sm">
            <p>
              {t('gradebook.cells.overridden', {
                points: contentOf(detail.automatic, item.kind) || t('grades.states.BLANK'),
              })}
            </p>
            <Button
              size="sm"
              variant="outline"
              icon={RotateCcw}
              onClick={() => {
                saving.edit([{ userId, item, given: { state: 'AUTOMATIC' } }]);
                onClose();
              }}
            >
              {t('gradebook.actions.revert')}
            </Button>
          </div>
        )}
        {isError && !detail && (
          <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!detail && !isError && <SkeletonText lines={6} />}
        {detail && (
          <>
            <GradeForm {...props} key={`${detail.version}`} detail={detail} />
            <section>
              <h3 className="mb-2 text-sm font-semibold">{t('gradebook.titles.history')}</h3>
              <GradeHistory history={detail.history} kind={item.kind} />
            </section>
          </>
        )}
      </div>
    </Drawer>
  );
}
