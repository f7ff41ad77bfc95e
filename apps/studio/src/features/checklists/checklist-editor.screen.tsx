import '../../app.css';
import { CHECKLIST_LIMITS } from '@sullam/domain/checklists.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { changedParts } from '../../parts/changed-parts.ts';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { LocalizedField } from '../../parts/localized-field.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { TitleField } from '../../parts/title-field.tsx';
import { useVersionedForm } from '../../parts/use-versioned-form.ts';
import { formOf, patchOf } from './checklist-form.ts';
import { ChecklistFrame } from './checklist-frame.tsx';
import {
  type Checklist,
  checklistQuery,
  usePublishChecklist,
  useReadChecklist,
  useUpdateChecklist,
} from './checklists.api.ts';
import { ItemList } from './item-list.tsx';
import { PeopleBar } from './people-bar.tsx';
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

interface PublishProps {
  readonly checklist: Checklist;
  readonly isDirty: boolean;
}

/** From a draft to what people can have; what isn't saved would be missing. */
function PublishButton({ checklist, isDirty }: PublishProps) {
  const t = useT();
  const notify = useNotify();
  const publish = usePublishChecklist(checklist.checklistId);
  if (checklist.status === 'PUBLISHED' || !checklist.abilities.canEdit) return null;
  const press = () => {
    if (isDirty) return notify({ tone: 'info', text: t('checklist-keeping.messages.saveFirst') });
    publish.mutate(undefined, {
      onSuccess: () => notify({ tone: 'success', text: t('checklist-keeping.messages.published') }),
    });
  };
  return (
    <Button pending={publish.isPending} onClick={press}>
      {t('checklist-keeping.actions.publish')}
    </Button>
  );
}

function Editor({ checklist }: { readonly checklist: Checklist }) {
  const t = useT();
  const { checklistId, abilities, people } = checklist;
  const update = useUpdateChecklist(checklistId);
  const { form, set, conflict, isDirty, ...saving } = useVersionedForm({
    saved: checklist,
    start: () => formOf(checklist),
    formOf,
    isFit: ({ title }) => isWritten(title),
    change: (draft, version) => update.mutateAsync(patchOf(draft, version)),
    read: useReadChecklist(checklistId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('common.states.saved') },
  });
  const errors = useRefusals(update.error, { ...form });
  return (
    <ChecklistFrame
      checklist={checklist}
      tab="items"
      actions={<PublishButton checklist={checklist} isDirty={isDirty} />}
    >
      <FormArea>
        <fieldset disabled={!abilities.canEdit} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0 space-y-6">
            {conflict && <ConflictBanner {...conflict} />}
            <Card as="section">
              <CardHeading
                description={people.total > 0 ? t('checklist-keeping.hints.live', { count: people.total }) : null}
              >
                {t('checklist-keeping.tabs.items')}
              </CardHeading>
              <ItemList items={form.items} onChange={(items) => set({ items })} isLocked={!abilities.canEdit} />
            </Card>
            <Card className="space-y-5">
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
          <div className="space-y-6">
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
        {abilities.canEdit && <SaveBar {...saving.bar} onSave={saving.save} />}
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
