import '../../../app.css';
import type { Group } from '@sullam/api-client/schema.gen.ts';
import { GROUP_LIMITS, GROUP_PRIVACIES } from '@sullam/domain/social-groups.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useCan, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { CoverField } from '@sullam/web-kit/upload/cover-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { Page } from '../../../parts/page.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { TagField } from '../../../parts/tag-field.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { bodyOf, emptyForm, formOf, type GroupForm, isNamed, textOf } from './group-form.ts';
import { GroupPreview } from './group-preview.tsx';
import { groupQuery, useChangeGroup, useCreateGroup, useReadGroup } from './groups.api.ts';

const PARTS = {
  name: 'group-desk.fields.name',
  about: 'group-desk.fields.description',
  rules: 'group-desk.fields.rules',
  tags: 'group-desk.fields.tags',
  privacy: 'group-desk.fields.privacy',
  memberLimit: 'group-desk.fields.limit',
  coverMediaId: 'group-desk.fields.cover',
} as const;

interface PartProps {
  readonly form: GroupForm;
  readonly set: (change: Partial<GroupForm>) => void;
}

/** What the group is called and about, and what its members agree to. */
function Texts({ form, set, isUnfit }: PartProps & { readonly isUnfit: boolean }) {
  const t = useT();
  return (
    <Card as="section" className="space-y-6">
      <LocalizedField
        label={t('group-desk.fields.name')}
        required
        value={form.name}
        error={isUnfit ? t('group-desk.errors.name') : undefined}
        maxLength={GROUP_LIMITS.name}
        onChange={(name) => set({ name })}
      />
      <LocalizedField
        label={t('group-desk.fields.description')}
        multiline
        rows={5}
        value={form.about}
        maxLength={GROUP_LIMITS.about}
        onChange={(about) => set({ about })}
      />
      <LocalizedField
        label={t('group-desk.fields.rules')}
        hint={t('group-desk.hints.rules')}
        multiline
        rows={5}
        value={form.rules}
        maxLength={GROUP_LIMITS.about}
        onChange={(rules) => set({ rules })}
      />
      <TagField
        label={t('group-desk.fields.tags')}
        hint={t('group-desk.hints.tags', { key: 'Enter' })}
        max={GROUP_LIMITS.tags}
        maxLength={GROUP_LIMITS.tag}
        value={form.tags}
        onChange={(tags) => set({ tags })}
      />
    </Card>
  );
}

/** Who knows of the group and gets in, and how many there is room for. */
function Access({ form, set }: PartProps) {
  const t = useT();
  return (
    <Card as="section" className="space-y-4">
      <RadioGroup
        cards
        label={t('group-desk.fields.privacy')}
        options={GROUP_PRIVACIES.map((value) => ({
          value,
          label: t(`groups.privacy.${value}`),
          description: t(`groups.privacy.about${value}`),
        }))}
        value={form.privacy}
        onChange={(value) => set({ privacy: GROUP_PRIVACIES.find((each) => each === value) ?? 'OPEN' })}
      />
      <div className="max-w-60">
        <NumberField
          label={t('group-desk.fields.limit')}
          hint={t('groups.fields.memberLimitHint')}
          min={1}
          max={GROUP_LIMITS.members}
          value={form.memberLimit ?? undefined}
          onChange={(memberLimit) => set({ memberLimit: memberLimit ?? null })}
        />
      </div>
    </Card>
  );
}

function Editor({ group }: { readonly group: Group | null }) {
  const t = useT();
  const groupId = group?.groupId ?? 0;
  const mayEdit = useCan()('organization_update_social_groups');
  const create = useCreateGroup();
  const change = useChangeGroup(groupId);
  const { form, set, conflict, ...saving } = useVersionedForm<Group, GroupForm>({
    saved: group,
    start: () => (group ? formOf(group) : emptyForm()),
    formOf,
    textOf,
    isFit: isNamed,
    create: group
      ? undefined
      : async (made) => {
          const { groupId: madeId } = await create.mutateAsync(bodyOf(made));
          return mayEdit ? `/groups/${madeId}` : '/groups';
        },
    change: (draft, version) => change.mutateAsync({ ...bodyOf(draft), version }),
    read: useReadGroup(groupId),
    changed: (before, theirs) => changedParts(bodyOf(before), bodyOf(theirs), PARTS).map((part) => t(part)),
    words: { created: t('group-desk.messages.created'), saved: () => t('group-desk.messages.saved') },
  });
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FormArea isTried={saving.isUnfit}>
          <div className="space-y-6">
            {conflict && <ConflictBanner {...conflict} />}
            <Texts form={form} set={set} isUnfit={saving.isUnfit} />
            <Access form={form} set={set} />
          </div>
        </FormArea>
        <aside className="space-y-6">
          <GroupPreview form={form} group={group} />
          <CoverField
            isPrivate
            isShownElsewhere
            label={t('group-desk.fields.cover')}
            hint={t('group-desk.hints.cover')}
            replaceLabel={t('group-desk.actions.replace')}
            art={group?.coverArt}
            cover={form.cover}
            onChange={(cover) => set({ cover })}
          />
        </aside>
      </div>
      <SaveBar {...saving.bar} isNew={!group} backTo={group ? undefined : '/groups'} onSave={saving.save} />
    </>
  );
}

/** `/groups/{groupId}`: what a group is. */
export function GroupEditorScreen() {
  const t = useT();
  const { bootstrap } = useKit();
  const groupId = usePathId('groupId');
  const { data, error, isFetching, refetch } = useQuery(groupQuery(groupId));
  usePageTitle(useAuthorText()(data?.name) || undefined);
  if (!data && error && 'status' in error && error.status === 404)
    return <EmptyState drawing="not-found" level={1} title={error.message} />;
  if (!data && error)
    return (
      <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <Page
      above={<BackLink href="/groups">{t('group-desk.titles.list')}</BackLink>}
      title={data ? <AuthorTextFor text={data.name} /> : t('group-desk.titles.group')}
      actions={
        // its members, posts and invitations are on its own page
        <LinkButton variant="outline" target="_top" href={learnerAddress(bootstrap, `/groups/${groupId}`)}>
          {t('group-desk.actions.open')}
        </LinkButton>
      }
    >
      {data ? <Editor key={groupId} group={data} /> : <SkeletonText lines={8} />}
    </Page>
  );
}

/** `/groups/new`: who founds a group runs it. */
export function NewGroupScreen() {
  const t = useT();
  return (
    <Page
      above={<BackLink href="/groups">{t('group-desk.titles.list')}</BackLink>}
      title={t('groups.titles.new')}
      lead={t('group-desk.lead.new')}
    >
      <Editor group={null} />
    </Page>
  );
}
