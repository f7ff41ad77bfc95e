import '../../../app.css';
import { CHECKLIST_LIMITS } from '@sullam/domain/checklists.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { useUndoHistory } from '../../../parts/use-undo-history.ts';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { useAutosave } from '../builder/builder.public.ts';
import { type ChecklistForm, draftOf, formOf, type ItemForm, withBack } from './checklist-form.ts';
import { ChecklistFrame } from './checklist-frame.tsx';
import {
  type Checklist,
  checklistQuery,
  usePublishChecklist,
  useReadChecklist,
  useSaveDraft,
} from './checklists.api.ts';
import { DraftBar } from './draft-bar.tsx';
import { ItemList } from './item-list.tsx';
import { PeopleBar } from './people-bar.tsx';
import { PublishDraft } from './publish-draft.tsx';
import { RuleCard } from './rule-card.tsx';

/** Where each field stands on the page, to say what somebody else has changed. */
const PARTS = {
  title: 'checklist-keeping.fields.title',
  description: 'checklist-keeping.fields.description',
  items: 'checklist-keeping.tabs.items',
  joinRule: 'checklist-keeping.titles.rule',
  permissionSetId: 'checklist-keeping.titles.rule',
  approver: 'checklist-keeping.fields.approver',
} as const;

function Editor({ checklist }: { readonly checklist: Checklist }) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const { checklistId, abilities, people } = checklist;
  const saveDraft = useSaveDraft(checklistId);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, setForm, conflict, isDirty, isSaving, version, save, bar } = useVersionedForm({
    saved: checklist,
    start: () => formOf(checklist),
    formOf,
    change: (draft, base) => saveDraft.mutateAsync(draftOf(draft, base)),
    read: useReadChecklist(checklistId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
  });
  const history = useUndoHistory(form, setForm);
  const publish = usePublishChecklist(checklistId);
  const isWaiting = isDirty && !isSaving && !conflict && abilities.canEdit;
  useAutosave(isWaiting ? JSON.stringify(form) : null, save);
  const set = (part: Partial<ChecklistForm>) => {
    // letters of one field are one step
    history.record('items' in part ? undefined : Object.keys(part).join());
    setRefusal(null);
    setForm((before) => ({ ...before, ...part }));
  };
  const remove = (item: ItemForm) => {
    set({ items: form.items.filter(({ key }) => key !== item.key) });
    notify({
      tone: 'info',
      text: t('checklist-keeping.messages.removed', { item: text(item.title) }),
      action: { label: t('common.actions.undo'), run: () => setForm((now) => withBack(now, item, form.items)) },
    });
  };
  const errors = useRefusals(refusal, { ...form });
  return (
    <ChecklistFrame
      checklist={checklist}
      tab="items"
      actions={
        <PublishDraft
          checklist={checklist}
          form={form}
          version={version}
          isDirty={isDirty}
          isSettled={!isSaving}
          hasFailed={bar.hasFailed || conflict !== null}
          publish={publish}
          onPublished={history.forget}
          onRefused={setRefusal}
        />
      }
    >
      <FormArea>
        {/* publishing numbers new items: nothing is written until it has answered */}
        <fieldset
          disabled={!abilities.canEdit || publish.isPending}
          className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
        >
          <div className="min-w-0 space-y-6">
            {conflict && <ConflictBanner {...conflict} />}
            {/* on paper the list is read, so its fields are left out and the description is a text */}
            <p className="hidden whitespace-pre-line print:block">{text(form.description)}</p>
            <section>
              <p className="mb-2 text-sm text-muted empty:hidden print:hidden">
                {people.total > 0 && t('checklist-keeping.hints.live', { count: people.total })}
              </p>
              {abilities.canEdit && (
                <DraftBar
                  isSaving={isSaving}
                  isDirty={isDirty}
                  hasFailed={bar.hasFailed && !conflict}
                  onRetry={save}
                  history={history}
                />
              )}
              <ItemList
                items={form.items}
                onChange={(items) => set({ items })}
                onRemove={remove}
                isLocked={!abilities.canEdit}
              />
            </section>
            <Card className="space-y-5 print:hidden">
              <TitleField
                label={t('checklist-keeping.fields.title')}
                value={form.title}
                maxLength={CHECKLIST_LIMITS.title}
                error={errors.title}
                onChange={(title) => set({ title })}
              />
              <LocalizedField
                label={t('checklist-keeping.fields.description')}
                multiline
                rows={2}
                maxLength={2000}
                value={form.description}
                onChange={(description) => set({ description })}
              />
            </Card>
          </div>
          <div className="space-y-6 print:hidden">
            <RuleCard form={form} set={set} errors={errors} />
            <Card as="section">
              <CardHeading>{t('checklist-keeping.words.haveIt', { count: people.total })}</CardHeading>
              <PeopleBar checklistId={checklistId} people={people} />
            </Card>
            <Card as="section">
              <CardHeading>{t('checklist-keeping.titles.reminders')}</CardHeading>
              <p className="text-sm text-muted">{t('checklist-keeping.words.reminders')}</p>
            </Card>
          </div>
        </fieldset>
        <LeaveWarning
          isDirty={isDirty}
          settle={async () => {
            // leaving sends what waits; only what was refused asks
            return !bar.hasFailed && conflict === null;
          }}
        />
      </FormArea>
    </ChecklistFrame>
  );
}

/** One checklist: its items, who gets it, who approves. */
export function ChecklistEditorScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(checklistQuery(usePathId('checklistId')));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="page-width page-gutter py-8">
        <SkeletonText lines={8} />
      </div>
    );
  return <Editor key={data.checklistId} checklist={data} />;
}
