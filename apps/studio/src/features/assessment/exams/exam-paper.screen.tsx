import '../../../app.css';
import { ApiError } from '@sullam/api-client/api-error.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import { rightAnswer } from '@sullam/domain/questions/right-answer.ts';
import { Printer, RefreshCw } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { plainHtml } from '@sullam/web-kit/question-view/plain-html.ts';
import { QuestionView } from '@sullam/web-kit/question-view/question-view.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { newId } from '../questions/questions.public.ts';
import { shortDecimal } from './exam-draft.ts';
import { type ExamPaper, examPaperQuery } from './exams.api.ts';

type Question = ExamPaper['questions'][number];

/** What is right, and what is said about it. */
function KeyText({ paperKey }: { readonly paperKey: QuestionKey }) {
  const t = useT();
  const guide = 'guide' in paperKey ? paperKey.guide : {};
  const texts = [
    { id: 'guide', label: t('exam-authoring.labels.guide'), text: guide },
    { id: 'explanation', label: t('question-view.labels.explanation'), text: paperKey.explanation },
  ].filter(({ text }) => text.en || text.ar);
  return texts.map(({ id, label, text }) => (
    <div key={id} className="mt-3 border-s-2 border-line ps-3 text-sm">
      <p className="font-medium">{label}</p>
      <AuthorHtml text={text} />
    </div>
  ));
}

/** On paper lists don't open: what can be chosen from them stands below. */
function Choices({ question }: { readonly question: LearnerQuestion }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const listOf = (choices: readonly { text: Localized }[]) => ({
    raw: format.list(choices.map((choice) => plainHtml(text(choice.text)))),
  });
  const lines =
    question.type === 'MATCHING'
      ? [t('exam-authoring.labels.choicesFor', { choices: listOf(question.choices) })]
      : question.type === 'DROPDOWN_CLOZE'
        ? question.gaps.map(({ id, choices }) =>
            t('exam-authoring.labels.gapChoices', { gap: id, choices: listOf(choices) }),
          )
        : [];
  return lines.map((line) => (
    <p key={line} className="mt-2 text-sm text-muted">
      {line}
    </p>
  ));
}

const unchanged = () => undefined;

function PaperQuestion({ asked, hasKeys }: { readonly asked: Question; readonly hasKeys: boolean }) {
  const t = useT();
  const format = useFormat();
  const key = asked.key as QuestionKey;
  return (
    <li className="break-inside-avoid border-b border-line py-5 last:border-b-0">
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
        <span className="font-medium text-ink">
          {t('exam-authoring.labels.questionNumber', { number: format.number(asked.position) })}
        </span>
        <span>{t('exam-authoring.labels.marks', { marks: format.decimal(shortDecimal(asked.marks)) })}</span>
      </p>
      <QuestionView
        key={String(hasKeys)}
        question={asked.question as LearnerQuestion}
        picture={asked.picture}
        value={hasKeys ? rightAnswer(key) : null}
        onChange={unchanged}
        isLocked
      />
      {!hasKeys && <Choices question={asked.question as LearnerQuestion} />}
      {hasKeys && <KeyText paperKey={key} />}
    </li>
  );
}

function Paper({ paper, hasKeys }: { readonly paper: ExamPaper; readonly hasKeys: boolean }) {
  const t = useT();
  const format = useFormat();
  return (
    <article className="rounded-lg border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0">
      <header className="mb-6 space-y-3 border-b border-line pb-5">
        <h1 className="text-xl wrap-anywhere">
          <AuthorTextFor text={paper.title} />
        </h1>
        <p className="flex flex-wrap gap-x-6 text-sm text-muted">
          <span>{t('exam-authoring.labels.questions', { count: paper.questions.length })}</span>
          <span>{t('exam-authoring.labels.marks', { marks: format.decimal(shortDecimal(paper.marks)) })}</span>
        </p>
        <AuthorHtml text={paper.instructions} />
        {!hasKeys && (
          <p className="grid gap-x-8 gap-y-4 pt-3 text-sm sm:grid-cols-2 print:grid-cols-2">
            {(['exam-authoring.labels.paperName', 'exam-authoring.labels.paperDate'] as const).map((label) => (
              <span key={label} className="flex items-end gap-2">
                {t(label)}
                <span className="h-6 flex-1 border-b border-control" />
              </span>
            ))}
          </p>
        )}
      </header>
      {paper.sections.map((section, at) => (
        <section key={at} className="mb-8">
          <h2 className="text-lg wrap-anywhere">
            <AuthorTextFor text={section.title} />
          </h2>
          <ol>
            {paper.questions
              .filter((asked) => asked.section === at)
              .map((asked) => (
                <PaperQuestion key={asked.position} asked={asked} hasKeys={hasKeys} />
              ))}
          </ol>
        </section>
      ))}
    </article>
  );
}

/** A paper as somebody might be given it, to print: with or without what is right. */
export function ExamPaperScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const examId = usePathId('examId');
  const address = useAddressQuery();
  const seed = address.value('seed');
  const hasKeys = address.value('keys') === '1';
  const paper = useQuery(examPaperQuery(examId, { seed: seed ?? `exam ${examId}` }));
  usePageTitle(useAuthorText()(paper.data?.title));
  const isIncomplete = paper.error instanceof ApiError && paper.error.status === 409;
  return (
    <div className="mx-auto max-w-200 page-gutter py-6 print:max-w-none print:p-0">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <BackLink href={`/courses/${courseId}/exams/${examId}`}>{t('exam-authoring.actions.toExam')}</BackLink>
        {paper.data && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Switch
              label={t('exam-authoring.fields.hasKeys')}
              checked={hasKeys}
              onChange={(isOn) => address.change({ keys: isOn ? 1 : undefined }, { replace: true })}
            />
            <Button
              variant="outline"
              icon={RefreshCw}
              pending={paper.isFetching}
              onClick={() => address.change({ seed: newId() }, { replace: true })}
            >
              {t('exam-authoring.actions.redraw')}
            </Button>
            <Button icon={Printer} onClick={() => window.print()}>
              {t('common.actions.print')}
            </Button>
          </div>
        )}
      </div>
      {isIncomplete && (
        <EmptyState
          drawing="files"
          title={t('exam-authoring.empty.paper')}
          description={t('exam-authoring.empty.paperText')}
        />
      )}
      {paper.isError && !isIncomplete && !paper.data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void paper.refetch()} />
      )}
      {paper.isPending && <SkeletonText lines={10} />}
      {paper.data && <Paper paper={paper.data} hasKeys={hasKeys} />}
    </div>
  );
}
