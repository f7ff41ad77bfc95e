import { GROUP_LIMITS } from '@sullam/domain/social-groups.ts';
import { Link, Trash2 } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SearchField, TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkTo } from '../discussions/discussions.public.ts';
import { invitableQuery, linksQuery, useCreateLink, useDeleteLink, useInvite } from './groups.api.ts';

const DAYS = [1, 7, 30, GROUP_LIMITS.linkDays];

/** People who can be invited, each with a button. */
function People({ groupId }: { readonly groupId: number }) {
  const t = useT();
  const notify = useNotify();
  const invite = useInvite(groupId);
  const [search, setSearch] = useState('');
  const { data } = useQuery({ ...invitableQuery(groupId, search), placeholderData: keepPreviousData });
  return (
    <section>
      <SearchField
        label={t('groups.invite.search')}
        hideLabel
        placeholder={t('groups.invite.search')}
        value={search}
        onChange={setSearch}
      />
      <ul className="mt-3 max-h-64 space-y-1 overflow-y-auto">
        {data?.data.map((person) => (
          <li key={person.userId} className="flex min-h-12 items-center gap-3">
            <Avatar firstName={person.firstName} lastName={person.lastName} src={person.image ?? undefined} size={36} />
            <bdi className="min-w-0 flex-1 clip-line">{`${person.firstName} ${person.lastName}`.trim()}</bdi>
            <Button
              size="sm"
              variant="soft"
              disabled={invite.isPending}
              onClick={() =>
                invite.mutate([person.userId], {
                  onSuccess: () => notify({ tone: 'success', text: t('groups.messages.invited') }),
                })
              }
            >
              {t('groups.actions.invite')}
            </Button>
          </li>
        ))}
      </ul>
      {data?.data.length === 0 && <p className="mt-2 text-sm text-muted">{t('groups.invite.nobody')}</p>}
    </section>
  );
}

/** Links that let in whoever has them. The address is seen once. */
function Links({ groupId }: { readonly groupId: number }) {
  const t = useT();
  const format = useFormat();
  const copy = useCopy();
  const create = useCreateLink(groupId);
  const remove = useDeleteLink(groupId);
  const { data } = useQuery(linksQuery(groupId));
  const [days, setDays] = useState(7);
  const path = create.data && `/groups/${groupId}?invitation=${create.data.token}`;
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="text-base">{t('groups.invite.byLink')}</h3>
      <p className="mt-1 text-sm text-muted">{t('groups.invite.linkHint')}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <NativeSelect
          label={t('groups.invite.days')}
          options={DAYS.map((each) => ({ value: String(each), label: t('groups.counts.days', { count: each }) }))}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
        />
        <Button variant="outline" icon={Link} pending={create.isPending} onClick={() => create.mutate(days)}>
          {t('groups.invite.make')}
        </Button>
      </div>
      {path && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              label={t('groups.invite.address')}
              readOnly
              dir="ltr"
              value={linkTo(path)}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
          <Button onClick={() => void copy(linkTo(path), t('discussions.messages.copied'))}>
            {t('discussions.actions.copyLink')}
          </Button>
        </div>
      )}
      <ul className="mt-3 divide-y divide-line">
        {data?.data.map((link) => (
          <li key={link.groupLinkId} className="flex min-h-12 items-center justify-between gap-3 text-sm">
            <span className="min-w-0 py-2">
              <span className="block">{t('groups.invite.until', { date: format.dateTime(link.expiresAt) })}</span>
              <span className="block text-muted wrap-anywhere">
                {t('groups.invite.madeBy', { person: `${link.createdBy.firstName} ${link.createdBy.lastName}`.trim() })}
                {' · '}
                {t('groups.invite.uses', { count: link.useCount })}
              </span>
            </span>
            <IconButton
              icon={Trash2}
              label={t('groups.invite.close')}
              onClick={() => remove.mutate(link.groupLinkId)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Invites people one by one, or by a link. */
export function InviteDialog({ groupId, onClose }: { readonly groupId: number; readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('groups.titles.invite')}>
      <People groupId={groupId} />
      <Links groupId={groupId} />
    </Dialog>
  );
}
