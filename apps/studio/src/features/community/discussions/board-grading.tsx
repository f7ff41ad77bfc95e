import { DISCUSSION_GRADINGS } from '@sullam/domain/discussions/discussion.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useRubricOptions } from '../../gradebook/rubrics/rubrics.public.ts';
import type { BoardForm } from './board-form.ts';
import type { DiscussionBoard } from './discussions.api.ts';

export interface PartProps {
  readonly board: DiscussionBoard;
  readonly form: BoardForm;
  readonly set: (change: Partial<BoardForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

interface RubricFieldProps extends Omit<PartProps, 'errors'> {
  readonly error: string | undefined;
}

function RubricField({ board, form, set, error }: RubricFieldProps) {
  const t = useT();
  const options = useRubricOptions(board.courseId, board.rubricId);
  return (
    <NativeSelect
      label={t('rubrics.titles.rubric')}
      value={form.rubricId === null ? '' : String(form.rubricId)}
      options={[
        ...(form.rubricId === null ? [{ value: '', label: t('discussion-desk.fields.chooseRubric') }] : []),
        ...options,
      ]}
      onChange={(value) => set({ rubricId: value === '' ? null : Number(value) })}
      {...(error ? { error } : {})}
    />
  );
}

/** Whether there is a grade for it, and for what. */
export function Grading({ board, form, set, errors }: PartProps) {
  const t = useT();
  if (board.courseSubsectionId === null)
    return <p className="text-sm text-muted">{t('discussion-desk.hints.onlyLessons')}</p>;
  const isCounted = form.grading === 'PARTICIPATION';
  return (
    <Card as="section">
      <CardHeading level={3}>{t('discussion-desk.titles.grading')}</CardHeading>
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect
          label={t('discussion-desk.fields.grading')}
          value={form.grading}
          options={DISCUSSION_GRADINGS.map((value) => ({ value, label: t(`discussion-desk.gradings.${value}`) }))}
          onChange={(value) => set({ grading: DISCUSSION_GRADINGS.find((each) => each === value) ?? 'NONE' })}
        />
        {form.grading === 'RUBRIC' && <RubricField board={board} form={form} set={set} error={errors.rubricId} />}
        {form.grading !== 'NONE' && (
          <>
            {form.grading !== 'RUBRIC' && (
              <NumberField
                label={t('discussion-desk.fields.maximum')}
                min={1}
                max={1000}
                value={form.maximum}
                onChange={(maximum) => set({ maximum })}
                {...(errors.maximum ? { error: errors.maximum } : {})}
              />
            )}
            <DatePicker
              label={t('discussion-desk.fields.dueAt')}
              hint={t('discussion-desk.hints.dueAt')}
              optional
              withTime
              value={form.dueAt}
              onChange={(dueAt) => set({ dueAt })}
              {...(errors.dueAt ? { error: errors.dueAt } : {})}
            />
          </>
        )}
        {isCounted && (
          <>
            <NumberField
              stepper
              label={t('discussion-desk.fields.ownCount')}
              min={0}
              max={10}
              value={form.ownCount}
              onChange={(ownCount) => set({ ownCount: ownCount ?? 0 })}
              {...(errors.ownCount ? { error: errors.ownCount } : {})}
            />
            <NumberField
              stepper
              label={t('discussion-desk.fields.replyCount')}
              min={0}
              max={10}
              value={form.replyCount}
              onChange={(replyCount) => set({ replyCount: replyCount ?? 0 })}
            />
            <NumberField
              label={t('discussion-desk.fields.leastWords')}
              min={0}
              max={2000}
              value={form.leastWords}
              onChange={(leastWords) => set({ leastWords: leastWords ?? 0 })}
            />
          </>
        )}
      </div>
    </Card>
  );
}
