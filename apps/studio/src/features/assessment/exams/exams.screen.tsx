import '../../../app.css';
import type { Localized } from '@sullam/domain/localized.ts';
import { Copy, EllipsisVertical, Pencil, Plus, Printer, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListTable } from '../../../parts/list-table.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { useList } from '../../../parts/use-list.ts';
import { useUndoable } from '../../../parts/use-undoable.ts';
import { useMarksText } from './exam-facts.tsx';
import {
  type ExamProgress,
  type ExamSummary,
  examProgressQuery,
  examsQuery,
  useCopyExam,
  useDeleteExam,
} from './exams.api.ts';
import { NewExamDialog } from './new-exam-dialog.tsx';

/** The server lists what was changed last first. */
const SORTS = { changed: { column: 'changed', direction: 'descending' } } as const;

interface PlacesProps {
  readonly courseId: number;
  readonly exam: ExamSummary;
  readonly progressOf: (subsectionExamId: number) => ExamProgress | undefined;
}

/** Where an exam is used, each with whether learners see it, how many have sat it, and what waits for a mark. */
function Places({ courseId, exam, progressOf }: PlacesProps) {
  const t = useT();
  const format = useFormat();
  if (exam.heldIn.length === 0) return <span className="text-muted">{t('exam-authoring.list.nowhere')}</span>;
  return (
    <ul className="space-y-1">
      {exam.heldIn.map(({ subsectionExamId, title, isPublished }) => {
        const progress = progressOf(subsectionExamId);
        const place = `/courses/${courseId}/exams/held/${subsectionExamId}`;
        return (
          <li key={subsectionExamId} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <UiLink
              href={place}
              className="inline-flex min-h-6 items-center rounded-sm text-ink underline-offset-4 hover:underline"
            >
              <AuthorTextFor text={title} />
            </UiLink>
            <PublicationBadge isPublished={isPublished} />
            {progress && progress.satCount > 0 && (
              <UiLink
                href={`${place}/results`}
                className="inline-flex min-h-6 items-center rounded-sm text-sm text-muted tabular hover:underline"
              >
                {t('exam-authoring.list.sat', {
                  count: format.number(progress.satCount),
                  total: format.number(progress.expectedCount),
                })}
              </UiLink>
            )}
            {exam.heldIn.length > 1 && <Mark {...{ place, progress, title }} />}
          </li>
        );
      })}
    </ul>
  );
}

interface MarkProps {
  readonly place: string;
  readonly progress: ExamProgress | undefined;
  readonly title: Localized;
}

/** To what waits for a mark, where something does. */
function Mark({ place, progress, title }: MarkProps) {
  const t = useT();
  const text = useAuthorText();
  if (!progress?.firstQuestionId) return null;
  return (
    <LinkButton
      size="sm"
      variant="soft"
      href={`${place}/marking/${progress.firstQuestionId}`}
      aria-label={t('exam-authoring.list.markOf', { count: progress.toMarkCount, title: text(title) })}
    >
      {t('exam-authoring.list.mark', { count: progress.toMarkCount })}
    </LinkButton>
  );
}

/** As `Mark`, of an exam that is used once: at the end of its row. */
function MarkOnce({ courseId, exam, progressOf }: PlacesProps) {
  const [only, ...others] = exam.heldIn;
  if (!only || others.length > 0) return null;
  const { subsectionExamId, title } = only;
  return (
    <Mark
      place={`/courses/${courseId}/exams/held/${subsectionExamId}`}
      progress={progressOf(subsectionExamId)}
      title={title}
    />
  );
}

function useColumns(courseId: number, progressOf: PlacesProps['progressOf']): TableColumn<ExamSummary>[] {
  const t = useT();
  const format = useFormat();
  const marks = useMarksText();
  return [
    {
      id: 'title',
      label: t('exam-authoring.fields.title'),
      cell: (exam) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <UiLink
            href={`/courses/${courseId}/exams/${exam.examId}`}
            className="min-w-0 rounded-sm font-medium text-ink underline-offset-4 wrap-anywhere hover:underline"
          >
            <AuthorTextFor text={exam.title} />
          </UiLink>
          {exam.findings.length > 0 && (
            <Badge tone="warning">{t('exam-authoring.findings.count', { count: exam.findings.length })}</Badge>
          )}
        </span>
      ),
    },
    {
      id: 'usedIn',
      label: t('exam-authoring.list.usedIn'),
      cell: (exam) => <Places courseId={courseId} exam={exam} progressOf={progressOf} />,
    },
    {
      id: 'questions',
      label: t('exam-authoring.titles.questions'),
      numeric: true,
      width: '7rem',
      cell: (exam) => format.number(exam.questionCount),
    },
    {
      id: 'marks',
      label: t('exam-authoring.fields.marks'),
      numeric: true,
      width: '7rem',
      cell: (exam) => marks(exam),
    },
    {
      id: 'changed',
      label: t('exam-authoring.list.changed'),
      wideOnly: true,
      width: '9rem',
      cell: (exam) => <Moment at={exam.updatedAt} />,
    },
  ];
}

/** The exams of a course, and the way to make more. */
export function ExamsScreen() {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const text = useAuthorText();
  const courseId = usePathId('courseId');
  const list = useList(SORTS, 'changed');
  const { skip, take, search } = list.paging;
  const exams = useQuery(examsQuery(courseId, { skip, take, ...(search ? { search } : {}) }));
  const progress = useQuery(examProgressQuery(courseId)).data?.data ?? [];
  const progressOf = (id: number) => progress.find(({ subsectionExamId }) => subsectionExamId === id);
  const columns = useColumns(courseId, progressOf);
  const copy = useCopyExam();
  const remove = useDeleteExam();
  const undoable = useUndoable();
  const [isMaking, setMaking] = useState(false);
  const place = (examId: number) => `/courses/${courseId}/exams/${examId}`;
  const make = (
    <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setMaking(true)}>
      {t('exam-authoring.titles.new')}
    </Button>
  );
  const isHidden = ({ examId }: ExamSummary) => undoable.hidden.has(String(examId));
  const shown = exams.data && { ...exams.data, data: exams.data.data.filter((exam) => !isHidden(exam)) };
  const deleted = (exam: ExamSummary) => {
    if (exam.heldIn.length > 0) return notify({ tone: 'info', text: t('exam-authoring.messages.stillUsed') });
    undoable.remove(String(exam.examId), t('exam-authoring.messages.deleted', { title: text(exam.title) }), () =>
      remove.mutateAsync(exam.examId),
    );
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 max-w-reading flex-1 basis-80 text-muted">{t('exam-authoring.list.lead')}</p>
        {make}
      </div>
      <ListTable
        label={t('exam-authoring.titles.exams')}
        list={{ ...list, isNarrowed: Boolean(search) }}
        query={{ ...exams, data: shown }}
        columns={columns}
        rowId={({ examId }) => String(examId)}
        rowName={({ title }) => text(title)}
        searchLabel={t('exam-authoring.list.search')}
        rowActions={(exam) => (
          <span className="flex items-center justify-end gap-1">
            <MarkOnce courseId={courseId} exam={exam} progressOf={progressOf} />
            <MenuButton
              label={t('studio.words.actionsFor', { name: text(exam.title) })}
              icon={EllipsisVertical}
              groups={[
                {
                  id: 'exam',
                  items: [
                    {
                      id: 'edit',
                      label: t('common.actions.edit'),
                      icon: Pencil,
                      onAction: () => go(place(exam.examId)),
                    },
                    {
                      id: 'paper',
                      label: t('exam-authoring.actions.paper'),
                      icon: Printer,
                      onAction: () => go(`${place(exam.examId)}/paper`),
                    },
                    {
                      id: 'copy',
                      label: t('exam-authoring.actions.copy'),
                      icon: Copy,
                      onAction: () =>
                        copy.mutate(exam.examId, {
                          onSuccess: ({ examId }) => {
                            notify({ tone: 'success', text: t('exam-authoring.messages.copied') });
                            go(place(examId));
                          },
                        }),
                    },
                    {
                      id: 'delete',
                      label: t('common.actions.delete'),
                      icon: Trash2,
                      danger: true,
                      onAction: () => deleted(exam),
                    },
                  ],
                },
              ]}
            />
          </span>
        )}
        empty={
          <EmptyState
            drawing="files"
            title={t('exam-authoring.list.empty')}
            description={t('exam-authoring.list.emptyText')}
            action={make}
            compact
          />
        }
      />
      {isMaking && (
        <NewExamDialog courseId={courseId} onCreated={(id) => go(place(id))} onClose={() => setMaking(false)} />
      )}
    </>
  );
}
