import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import { Lock } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useCan, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { Page } from '../../../parts/page.tsx';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { useIsDirty } from '../../../parts/use-is-dirty.ts';
import { PermissionChoice } from './permission-choice.tsx';
import { type PermissionSet, useCreatePermissionSet, useUpdatePermissionSet } from './permission-sets.api.ts';

const LIST = '/permission-sets';

/** Name, description and permissions of a set; new when there is none yet. */
export function PermissionSetForm({ set }: { readonly set: PermissionSet | null }) {
  const t = useT();
  const go = useGo();
  const can = useCan();
  const notify = useNotify();
  const text = useAuthorText();
  const [name, setName] = useState<Localized>(set?.name ?? {});
  const [description, setDescription] = useState<Localized>(set?.description ?? {});
  const [permissions, setPermissions] = useState<readonly string[]>(set?.permissions ?? []);
  const [isDefault, setDefault] = useState(set?.isDefault ?? false);
  const create = useCreatePermissionSet();
  const update = useUpdatePermissionSet(set?.permissionSetId ?? 0);
  const mayEdit = can('organization_everything');
  const errors = useRefusals(set ? update.error : create.error, { name, description });
  const title = set ? text(set.name) : t('members.permissionSets.add');

  const saved = () => {
    notify({ tone: 'success', text: t('members.messages.saved') });
    go(LIST, { ignoreBlocker: true });
  };
  const isDirty = useIsDirty({ name, description, permissions, isDefault });
  const send = () => {
    const body = { name: trimmed(name), description: trimmed(description), permissions: [...permissions], isDefault };
    if (!isWritten(name)) return;
    if (set) update.mutate({ ...body, version: set.version }, { onSuccess: saved });
    else create.mutate(body, { onSuccess: saved });
  };

  return (
    <Page
      title={title}
      mark={set?.isProtected && <Badge icon={Lock}>{t('members.permissionSets.builtIn')}</Badge>}
      lead={set ? t('members.permissionSets.members', { count: set.memberCount }) : undefined}
      above={<Breadcrumbs items={[{ label: t('members.menu.permissionSets'), href: LIST }, { label: title }]} />}
    >
      <Form onSubmit={send}>
        <fieldset disabled={!mayEdit} className="space-y-5">
          {set && set.memberCount > 0 && (
            <Banner tone="info" live="off">
              {t('permission-sets.editor.atOnce', { count: set.memberCount })}
            </Banner>
          )}
          <Card padding="lg" className="space-y-5">
            <LocalizedField
              label={t('members.permissionSets.name')}
              required
              value={name}
              onChange={setName}
              maxLength={100}
              error={errors.name ?? (isWritten(name) ? undefined : t('errors.rules.required'))}
            />
            <LocalizedField
              label={t('members.permissionSets.description')}
              value={description}
              onChange={setDescription}
              multiline
              rows={2}
              error={errors.description}
            />
            <Switch
              label={t('permission-sets.editor.default')}
              description={t('permission-sets.editor.defaultHint')}
              checked={isDefault}
              onChange={setDefault}
            />
          </Card>
          <PermissionChoice
            chosen={permissions}
            onChange={setPermissions}
            isLocked={!mayEdit}
            kept={set?.isProtected ? set.permissions.filter((slug) => slug === ADMINISTRATION) : []}
          />
        </fieldset>
        {mayEdit && (
          <SaveBar
            inForm
            isNew={!set}
            isDirty={isDirty}
            isSaving={create.isPending || update.isPending}
            hasFailed={(create.isError || update.isError) && isDirty}
            onSave={send}
            backTo={LIST}
          />
        )}
      </Form>
    </Page>
  );
}
