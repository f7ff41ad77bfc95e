import '../../../app.css';
import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, Clock, Save } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { Page } from '../../../parts/page.tsx';
import { SharingField } from '../../../parts/sharing.tsx';
import { useGivenTitle } from '../../../parts/use-given-title.ts';
import { useWriterName } from '../../../parts/version-history.tsx';
import { CriteriaGrid } from './criteria-grid.tsx';
import { draftOf, emptyDraft, faultsOf, type RubricDraft } from './rubric-draft.ts';
import { RubricHistory } from './rubric-history.tsx';
import { RubricPreview, RubricTrial } from './rubric-preview.tsx';
import { RubricScope } from './rubric-scope.tsx';
import { type RubricDetail, rubricQuery } from './rubrics.api.ts';
import { useRubricForm } from './use-rubric-form.ts';

/** A rubric that was written before. */
export function RubricEditorScreen() {
  const t = useT();
  const rubric = useQuery(rubricQuery(usePathId('rubricId')));
  usePageTitle(useAuthorText()(rubric.data?.title));
  if (rubric.isError && !rubric.data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void rubric.refetch()} />;
  if (!rubric.data) {
    return (
      <Page title={t('common.states.loading')}>
        <SkeletonText lines={10} />
      </Page>
    );
  }
  return <RubricPage key={rubric.data.rubricId} saved={rubric.data} />;
}

/** A new rubric, of all courses or of one (`?course=`). */
export function NewRubricScreen() {
  const courseId = Number(useAddressQuery().value('course')) || null;
  const title = useGivenTitle();
  const [start] = useState(() => ({ ...emptyDraft(courseId), title }));
  return <RubricEditor saved={null} start={start} />;
}

/** Who takes a version that somebody else has saved gets the form made anew from it. */
function RubricPage({ saved }: { readonly saved: RubricDetail }) {
  const [taken, setTaken] = useState(saved);
  return <RubricEditor key={taken.version} saved={taken} start={draftOf(taken)} onTake={setTaken} />;
}

interface RubricEditorProps {
  readonly saved: RubricDetail | null;
  readonly start: RubricDraft;
  readonly onTake?: (theirs: RubricDetail) => void;
}

const FAULT_WORDS = {
  oneLanguage: 'errors.rules.oneLanguage',
  listNotEmpty: 'errors.rules.listNotEmpty',
  numberInvalid: 'errors.rules.numberInvalid',
  numberGreaterThan: 'errors.rules.numberGreaterThan',
  unique: 'errors.rules.unique',
} as const;

function RubricEditor({ saved, start, onTake }: RubricEditorProps) {
  const t = useT();
  const text = useAuthorText();
  const [tab, setTab] = useState('write');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const onUnfit = () => setTab('write');
  const { form: draft, set, conflict, isUnfit, ...saving } = useRubricForm({ saved, start, onTake, onUnfit });
  const writerName = useWriterName();
  const isReadOnly = saved !== null && !saved.abilities.canEdit;
  const faults = faultsOf(draft);
  const faultAt = (path: string): string | undefined => {
    const fault = faults.get(path);
    return fault && t(FAULT_WORDS[fault.code], { limit: fault.values.limit ?? 0 });
  };
  return (
    <Page
      above={
        <UiLink href="/rubrics" className={`${textLinkClass} print:hidden`}>
          <Icon of={ChevronLeft} size={16} mirrored className="inline" /> {t('rubrics.actions.all')}
        </UiLink>
      }
      title={text(draft.title).trim() || t('rubrics.titles.new')}
      mark={saved?.isArchived && <Badge>{t('rubrics.list.archived')}</Badge>}
      actions={
        <span className="flex flex-wrap items-center gap-2 print:hidden">
          {saved && (
            <Button variant="outline" icon={Clock} onClick={() => setHistoryOpen(true)}>
              {t('rubrics.actions.history')}
            </Button>
          )}
          <span className="text-sm text-muted" role="status">
            {saving.isDirty && t('common.states.unsaved')}
          </span>
          {!isReadOnly && (
            <Button
              icon={Save}
              pending={saving.isSaving}
              disabled={saved !== null && !saving.isDirty}
              onClick={saving.save}
            >
              {t(saved ? 'common.actions.saveChanges' : 'common.actions.create')}
            </Button>
          )}
        </span>
      }
    >
      <LeaveWarning isDirty={saving.isDirty} />
      <div className="mb-6 space-y-3 empty:hidden print:hidden">
        {conflict && <ConflictBanner {...conflict} />}
        {isUnfit && (
          <Banner tone="danger" live="assertive">
            {t('rubrics.messages.faulty')}
          </Banner>
        )}
        {isReadOnly && <Banner live="off">{t('sharing.hints.readOnly', { name: writerName(saved.owner) })}</Banner>}
        {saved?.isUsed && !isReadOnly && <Banner live="off">{t('rubrics.hints.used')}</Banner>}
      </div>
      <Tabs
        label={t('rubrics.titles.rubric')}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'write', label: t('rubrics.titles.criteria') },
          { id: 'preview', label: t('rubrics.titles.preview') },
          { id: 'try', label: t('rubrics.titles.trial') },
        ]}
      >
        {/* what is being written stays as it is, cursor and all */}
        <div hidden={tab !== 'write'}>
          <FormArea isTried={isUnfit} className="space-y-6">
            <LocalizedField
              label={t('rubrics.fields.title')}
              required
              value={draft.title}
              maxLength={TITLE_MAX_LENGTH}
              error={faultAt('title')}
              onChange={(title) => set({ title })}
            />
            <RubricScope
              value={draft.courseId}
              known={saved}
              disabled={isReadOnly}
              onChange={(courseId) => set({ courseId })}
            />
            <SharingField
              value={draft.sharing}
              disabled={saved !== null && !saved.abilities.canShare}
              onChange={(sharing) => set({ sharing })}
            />
            <CriteriaGrid
              draft={draft}
              disabled={isReadOnly}
              faultAt={faultAt}
              onChange={(content) => set({ content })}
            />
          </FormArea>
        </div>
        {tab === 'preview' && <RubricPreview draft={draft} />}
        {tab === 'try' && <RubricTrial draft={draft} />}
      </Tabs>
      {isHistoryOpen && saved && (
        <RubricHistory
          rubricId={saved.rubricId}
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
