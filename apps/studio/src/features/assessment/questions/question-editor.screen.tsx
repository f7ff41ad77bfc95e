import '../../../app.css';
import { ApiError } from '@sullam/api-client/api-error.ts';
import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { QUESTION_TYPES, type QuestionType } from '@sullam/domain/questions/question.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, Clock, Save } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useAddressQuery, usePathId, useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { Page } from '../../../parts/page.tsx';
import { useWriterName } from '../../../parts/version-history.tsx';
import { draftOf, emptyDraft, type QuestionDraft } from './question-draft.ts';
import { QuestionFindings } from './question-findings.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionHistory } from './question-history.tsx';
import { QuestionSettings } from './question-settings.tsx';
import { QuestionTrial } from './question-trial.tsx';
import { isQuestionType, TYPE_ICONS } from './question-types.ts';
import { type QuestionDetail, questionQuery } from './questions.api.ts';
import { useQuestionForm } from './use-question-form.ts';

/** A question that was written before. */
export function QuestionEditorScreen() {
  const t = useT();
  const question = useQuery(questionQuery(usePathId('questionId')));
  usePageTitle(question.data?.name);
  if (question.error instanceof ApiError && question.error.errorCode === 'question.key-closed') {
    return (
      <Page above={<BackLink />} title={t('sharing.labels.keyClosed')}>
        <EmptyState drawing="files" title={question.error.message} />
      </Page>
    );
  }
  if (question.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void question.refetch()} />;
  if (!question.data) {
    return (
      <Page title={t('common.states.loading')}>
        <SkeletonText lines={10} />
      </Page>
    );
  }
  // made anew for another version only when one asks for it
  return <QuestionPage key={question.data.questionId} saved={question.data} />;
}

/** A new question: first its type, then the question. */
export function NewQuestionScreen() {
  const address = useAddressQuery();
  const type = address.value('type');
  const category = Number(address.value('category')) || null;
  if (!isQuestionType(type)) return <TypeChoice />;
  return <NewQuestion key={type} type={type} category={category} />;
}

function NewQuestion({ type, category }: { readonly type: QuestionType; readonly category: number | null }) {
  const name = useQueryValues().title?.slice(0, TITLE_MAX_LENGTH) ?? '';
  const [draft] = useState(() => ({ ...emptyDraft(type, category), name }));
  return <QuestionEditor saved={null} start={draft} />;
}

const BackLink = () => {
  const t = useT();
  return (
    <UiLink href="/questions" className={textLinkClass}>
      <Icon of={ChevronLeft} size={16} mirrored className="inline" /> {t('questions.editor.back')}
    </UiLink>
  );
};

function TypeChoice() {
  const t = useT();
  const address = useAddressQuery();
  return (
    <Page above={<BackLink />} title={t('questions.titles.new')} lead={t('questions.list.chooseType')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {QUESTION_TYPES.map((type) => (
          <li key={type}>
            <UiLink
              href={address.hrefWith({ type })}
              className="flex h-full items-start gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-primary"
            >
              <Icon of={TYPE_ICONS[type]} size={24} className="text-primary-text" />
              <span className="min-w-0">
                <span className="block font-medium">{t(`questions.types.${type}`)}</span>
                <span className="block text-sm text-muted">{t(`questions.typeHints.${type}`)}</span>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Who takes a version that somebody else has saved gets the form made anew from it. */
function QuestionPage({ saved }: { readonly saved: QuestionDetail }) {
  const [taken, setTaken] = useState(saved);
  return (
    <QuestionEditor
      key={taken.version}
      saved={taken}
      start={draftOf(taken)}
      isArchived={saved.isArchived}
      onTake={setTaken}
    />
  );
}

interface QuestionEditorProps {
  /** Null: it is still to be created. */
  readonly saved: QuestionDetail | null;
  readonly start: QuestionDraft;
  /** As it is now: that changes without a new version. */
  readonly isArchived?: boolean;
  readonly onTake?: (theirs: QuestionDetail) => void;
}

function QuestionEditor({ saved, start, isArchived, onTake }: QuestionEditorProps) {
  const t = useT();
  const isReadOnly = saved !== null && !saved.abilities.canEdit;
  const writerName = useWriterName();
  const [tab, setTab] = useState(isReadOnly ? 'try' : 'write');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { form: draft, setForm: setDraft, ...saving } = useQuestionForm({ saved, start, onTake });
  const questionId = saved?.questionId ?? null;
  const type = draft.content.type;
  return (
    <Page
      above={<BackLink />}
      title={<bdi>{draft.name || t(questionId === null ? 'questions.titles.new' : 'questions.titles.untitled')}</bdi>}
      mark={
        <>
          <Badge icon={TYPE_ICONS[type]}>{t(`questions.types.${type}`)}</Badge>
          {isArchived && <Badge>{t('questions.list.archived')}</Badge>}
        </>
      }
      actions={
        <>
          {questionId !== null && (
            <Button variant="outline" icon={Clock} onClick={() => setHistoryOpen(true)}>
              {t('questions.actions.history')}
            </Button>
          )}
          <span className="text-sm text-muted" role="status">
            {saving.isDirty && t('common.states.unsaved')}
          </span>
          {!isReadOnly && (
            <Button
              icon={Save}
              pending={saving.isSaving}
              disabled={questionId !== null && !saving.isDirty}
              onClick={saving.save}
            >
              {t(questionId === null ? 'questions.editor.create' : 'common.actions.saveChanges')}
            </Button>
          )}
        </>
      }
    >
      <LeaveWarning isDirty={saving.isDirty} />
      {isReadOnly && (
        <div className="mb-6">
          <Banner live="off">{t('sharing.hints.readOnly', { name: writerName(saved.owner) })}</Banner>
        </div>
      )}
      {saving.conflict && (
        <div className="mb-6">
          <ConflictBanner {...saving.conflict} />
        </div>
      )}
      <FormArea
        isTried={saving.isUnfit}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <Tabs
          label={t('questions.titles.question')}
          value={tab}
          onChange={setTab}
          items={[
            ...(isReadOnly ? [] : [{ id: 'write', label: t('questions.editor.write') }]),
            { id: 'try', label: t('questions.editor.try') },
          ]}
        >
          {/* what is being written stays as it is, cursor and all */}
          {!isReadOnly && (
            <div hidden={tab !== 'write'}>
              <QuestionForm draft={draft} onChange={setDraft} picture={saved?.picture ?? null} />
            </div>
          )}
          {tab === 'try' && <QuestionTrial questionId={questionId} draft={draft} />}
        </Tabs>
        <div className="space-y-6 lg:sticky lg:top-20">
          <fieldset disabled={isReadOnly} className="min-w-0">
            <legend className="sr-only">{t('questions.editor.settings')}</legend>
            <QuestionSettings draft={draft} canShare={saved?.abilities.canShare ?? true} onChange={saving.set} />
          </fieldset>
          <QuestionFindings draft={draft} />
        </div>
      </FormArea>
      {isHistoryOpen && questionId !== null && (
        <QuestionHistory
          questionId={questionId}
          version={saving.version}
          isDirty={saving.isDirty}
          canEdit={!isReadOnly}
          onClose={() => setHistoryOpen(false)}
          onRestored={(restored) => onTake?.(restored)}
        />
      )}
    </Page>
  );
}
