import { FIRST_RULES } from '@sullam/domain/exams/first-rules.ts';
import { Plus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { OutlineLesson } from '../../learning/builder/builder.public.ts';
import { ExamFacts, examsQuery, NewExamDialog } from '../exams/exams.public.ts';
import { useSaveSubsectionExam } from './scheduled-exams.api.ts';

const TAKE = 50;

export interface ChooseExamProps {
  readonly courseId: number;
  readonly lesson: OutlineLesson;
}

/** A subsection without an exam: one of the course, or a new one. */
export function ChooseExam({ courseId, lesson }: ChooseExamProps) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const [search, setSearch] = useState('');
  const [isMaking, setMaking] = useState(false);
  const asked = useDeferredValue(search.trim());
  const exams = useQuery(examsQuery(courseId, { take: TAKE, ...(asked ? { search: asked } : {}) }));
  const save = useSaveSubsectionExam(lesson.courseSubsectionId);
  const hold = (examId: number) =>
    save.mutate(
      { ...FIRST_RULES, allowedAddresses: [], examId, version: 0 },
      { onError: () => notify({ tone: 'error', text: t('exam-authoring.messages.cannotUse') }) },
    );
  const rows = exams.data?.data ?? [];
  return (
    <div className="max-w-220">
      <BackLink href={`/courses/${courseId}/outline`} className="mb-3">
        {t('exam-authoring.actions.toOutline')}
      </BackLink>
      <h2 className="mb-4 text-lg wrap-anywhere">
        <AuthorTextFor text={lesson.title} />
      </h2>
      <Card padding="lg" className="space-y-4">
        <CardHeading
          level={3}
          description={t('exam-authoring.hints.choose')}
          actions={
            <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setMaking(true)}>
              {t('exam-authoring.titles.new')}
            </Button>
          }
        >
          {t('exam-authoring.titles.choose')}
        </CardHeading>
        {(exams.data?.total ?? 0) + search.length > 0 && (
          <SearchField label={t('exam-authoring.list.search')} value={search} onChange={setSearch} />
        )}
        {exams.isPending && <SkeletonText lines={4} />}
        {exams.isError && !exams.data && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void exams.refetch()} compact />
        )}
        {exams.data && rows.length === 0 && (
          <p className="text-muted">{t(asked ? 'common.empty.search' : 'exam-authoring.empty.course')}</p>
        )}
        <ul className="divide-y divide-line">
          {rows.map((exam) => (
            <li key={exam.examId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">
                  <AuthorTextFor text={exam.title} />
                </span>
                <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                  <ExamFacts exam={exam} />
                </span>
              </span>
              <Button
                size="sm"
                variant="outline"
                pending={save.isPending && save.variables?.examId === exam.examId}
                aria-label={t('exam-authoring.actions.holdThis', { title: text(exam.title) })}
                onClick={() => hold(exam.examId)}
              >
                {t('exam-authoring.actions.hold')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {isMaking && (
        <NewExamDialog
          courseId={courseId}
          title={lesson.title}
          onCreated={(examId) => {
            setMaking(false);
            hold(examId);
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  );
}
