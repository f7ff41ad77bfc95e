import { COURSE_GROUP_LIMITS } from '@sullam/domain/course-groups.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LeftOut } from '../../../parts/left-out.tsx';
import { TableFileButton } from '../../../parts/table-file-button.tsx';
import { type GroupList, useReadList } from './course-groups.api.ts';

const GOOD = ['JOINS', 'MOVES', 'STAYS'] as const;
const isGood = ({ outcome }: GroupList['rows'][number]): boolean => GOOD.some((good) => good === outcome);
const isPlaced = ({ outcome }: GroupList['rows'][number]): boolean => outcome === 'JOINS' || outcome === 'MOVES';

/** What each line of the list does; faulty ones first. */
function Preview({ list }: { readonly list: GroupList }) {
  const t = useT();
  const format = useFormat();
  const rows = [...list.rows].sort(
    (one, other) => Number(isGood(one)) - Number(isGood(other)) || one.line - other.line,
  );
  const faults = rows.filter((row) => !isGood(row)).length;
  return (
    <section className="space-y-3" aria-live="polite">
      <p className="flex flex-wrap gap-2">
        {list.newGroups.length > 0 && (
          <Badge tone="info">{t('course-groups.labels.newGroups', { count: list.newGroups.length })}</Badge>
        )}
        {faults > 0 && <Badge tone="warning">{t('course-groups.labels.faults', { count: faults })}</Badge>}
      </p>
      <div className="overflow-hidden rounded-md border border-line">
        <table className="w-full text-sm">
          <thead className="bg-subtle text-start">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('course-groups.labels.line')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('course-groups.labels.person')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('course-groups.labels.group')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('course-groups.labels.outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.line} ${row.email}`} className="border-t border-line">
                <td className="px-3 py-2 tabular-nums">{format.number(row.line)}</td>
                <td className="px-3 py-2 wrap-anywhere">
                  <bdi>{row.name ?? row.email}</bdi>
                  <LeftOut cells={row.leftOut} />
                </td>
                <td className="px-3 py-2 wrap-anywhere">
                  <bdi>{row.group}</bdi>
                </td>
                <td className="px-3 py-2">
                  <Badge tone={isGood(row) ? 'neutral' : 'warning'}>{t(`course-groups.outcomes.${row.outcome}`)}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export interface ListDialogProps {
  readonly courseId: number;
  readonly onClose: () => void;
}

/** A pasted list of addresses and groups: checked first, then carried out as far as its lines are good. */
export function ListDialog({ courseId, onClose }: ListDialogProps) {
  const t = useT();
  const notify = useNotify();
  const [text, setText] = useState('');
  const check = useReadList(courseId);
  const run = useReadList(courseId);
  const list = check.data;
  const count = list?.rows.filter(isPlaced).length ?? 0;
  const submit = () =>
    list
      ? run.mutate(
          { text, isPreview: false },
          {
            onSuccess: (done) => {
              const moved = done.rows.filter(isPlaced).length;
              notify({ tone: 'success', text: t('course-groups.messages.moved', { count: moved }) });
              onClose();
            },
          },
        )
      : check.mutate({ text, isPreview: true });
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={t('course-groups.titles.list')}
      submitLabel={list ? t('course-groups.actions.carryOut', { count }) : t('course-groups.actions.check')}
      disabled={list ? count === 0 : text.trim() === ''}
      pending={check.isPending || run.isPending}
      onSubmit={submit}
    >
      {list ? (
        <>
          <Preview list={list} />
          <Button variant="ghost" onClick={check.reset}>
            {t('common.actions.back')}
          </Button>
        </>
      ) : (
        <>
          <TextArea
            label={t('course-groups.fields.list')}
            hint={t('course-groups.fields.listHint')}
            value={text}
            rows={10}
            dir="auto"
            maxLength={COURSE_GROUP_LIMITS.listCharacters}
            onChange={(event) => setText(event.target.value)}
          />
          <TableFileButton onText={setText} />
        </>
      )}
    </FormDialog>
  );
}
