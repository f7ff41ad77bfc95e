import '../../../app.css';
import { isWritten } from '@sullam/domain/localized.ts';
import type { SurveyAnswer } from '@sullam/domain/surveys/survey.ts';
import { Eye } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { SurveyQuestions } from '@sullam/web-kit/surveys/survey-questions.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { QuestionList } from './question-list.tsx';
import { formOf, patchOf, type SurveyForm } from './survey-form.ts';
import { SurveyFrame } from './survey-frame.tsx';
import { SurveyRules } from './survey-rules.tsx';
import { type Survey, surveyQuery, useReadSurvey, useUpdateSurvey } from './surveys.api.ts';

interface PreviewProps {
  readonly form: SurveyForm;
  readonly onClose: () => void;
}

/** The questions as learners see them, with what isn't saved yet. */
function Preview({ form, onClose }: PreviewProps) {
  const t = useT();
  const [answers, setAnswers] = useState<SurveyAnswer[]>([]);
  return (
    <Dialog open size="xl" onClose={onClose} title={t('surveys.titles.preview')}>
      <p className="mb-4 text-muted">{t('surveys.hints.previewed')}</p>
      <SurveyQuestions questions={form.questions} answers={answers} onChange={setAnswers} />
    </Dialog>
  );
}

/** Where each field stands on the page, to say what somebody else has changed. */
const PARTS = {
  title: 'surveys.fields.title',
  description: 'surveys.fields.description',
  questions: 'surveys.titles.questions',
  isAnonymous: 'surveys.titles.rules',
  allowsChanges: 'surveys.titles.rules',
  minimumAnswers: 'surveys.titles.rules',
  resultsVisibility: 'surveys.titles.rules',
  closesAt: 'surveys.titles.rules',
} as const;

function Editor({ survey }: { readonly survey: Survey }) {
  const t = useT();
  const { surveyId, isAnswered: isFixed } = survey;
  const update = useUpdateSurvey(surveyId);
  const [isPreviewed, setPreviewed] = useState(false);
  const { form, set, conflict, isDirty, ...saving } = useVersionedForm({
    saved: survey,
    start: () => formOf(survey),
    formOf,
    isFit: ({ title }) => isWritten(title),
    change: (draft, version) => update.mutateAsync(patchOf(draft, { ...survey, version })),
    read: useReadSurvey(surveyId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('surveys.messages.saved') },
  });
  const errors = useRefusals(update.error, { ...form });
  return (
    <SurveyFrame
      survey={survey}
      isDirty={isDirty}
      actions={
        form.questions.length > 0 && (
          <Button variant="outline" icon={Eye} onClick={() => setPreviewed(true)}>
            {t('surveys.actions.preview')}
          </Button>
        )
      }
    >
      <FormArea>
        <div className="space-y-6">
          {conflict && <ConflictBanner {...conflict} />}
          {isFixed && <Banner live="off">{t('surveys.hints.fixed')}</Banner>}
          <TitleField
            label={t('surveys.fields.title')}
            value={form.title}
            error={errors.title}
            onChange={(title) => set({ title })}
          />
          <LocalizedField
            label={t('surveys.fields.description')}
            multiline
            rows={3}
            value={form.description}
            maxLength={2000}
            onChange={(description) => set({ description })}
          />
          <Card as="section">
            <CardHeading level={3}>{t('surveys.titles.questions')}</CardHeading>
            <QuestionList
              type={survey.type}
              questions={form.questions}
              onChange={(questions) => set({ questions })}
              isFixed={isFixed}
            />
            {errors.questions && <p className="mt-3 text-sm text-danger-text">{t('surveys.messages.incomplete')}</p>}
          </Card>
          <SurveyRules form={form} onChange={set} isFixed={isFixed} errors={errors} />
        </div>
        <SaveBar {...saving.bar} onSave={saving.save} />
      </FormArea>
      {isPreviewed && <Preview form={form} onClose={() => setPreviewed(false)} />}
    </SurveyFrame>
  );
}

/** One survey of a course: its words, questions and rules. */
export function SurveyEditorScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(surveyQuery(usePathId('surveyId')));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />;
  if (!data) return <SkeletonText lines={8} />;
  return <Editor key={data.surveyId} survey={data} />;
}
