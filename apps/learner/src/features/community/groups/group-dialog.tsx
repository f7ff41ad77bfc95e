import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { GROUP_LIMITS, GROUP_PRIVACIES, type GroupPrivacy } from '@sullam/domain/social-groups.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { CoverField } from '@sullam/web-kit/upload/cover-field.tsx';
import { useId, useState } from 'react';
import { type Group, type GroupContent, useChangeGroup, useCreateGroup } from './groups.api.ts';

const LANGUAGES = ['en', 'ar'] as const;

interface Draft {
  readonly name: Localized;
  readonly about: Localized;
  readonly rules: Localized;
  readonly tags: string;
  readonly privacy: GroupPrivacy;
  readonly memberLimit: string;
  readonly cover: Group['cover'];
}

const draftOf = (group: Group | undefined): Draft => ({
  name: group?.name ?? {},
  about: group?.about ?? {},
  rules: group?.rules ?? {},
  tags: (group?.tags ?? []).join(' '),
  privacy: group?.privacy ?? 'OPEN',
  memberLimit: group?.memberLimit == null ? '' : String(group.memberLimit),
  cover: group?.cover ?? null,
});

const contentOf = ({ tags, memberLimit, cover, ...draft }: Draft): GroupContent => ({
  ...draft,
  coverMediaId: cover?.mediaId ?? null,
  tags: tags.split(/[\s,،]+/).filter((tag) => tag !== ''),
  memberLimit: memberLimit === '' ? null : Number(memberLimit),
});

interface PairProps {
  readonly field: 'name' | 'about' | 'rules';
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** A text in both languages, one below the other on a phone. */
function Pair({ field, draft, onChange }: PairProps) {
  const t = useT();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {LANGUAGES.map((language) => {
        const shared = {
          label: t(`groups.fields.${field}In.${language}`),
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          value: draft[field][language] ?? '',
        } as const;
        const set = (value: string) => onChange({ ...draft, [field]: { ...draft[field], [language]: value } });
        return field === 'name' ? (
          <TextField
            key={language}
            {...shared}
            maxLength={GROUP_LIMITS.name}
            onChange={(event) => set(event.currentTarget.value)}
          />
        ) : (
          <TextArea
            key={language}
            {...shared}
            rows={3}
            maxLength={GROUP_LIMITS.about}
            onChange={(event) => set(event.currentTarget.value)}
          />
        );
      })}
    </div>
  );
}

/** Founds a group, or changes what it is. */
export function GroupDialog({ group, onClose }: { readonly group?: Group; readonly onClose: () => void }) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const formId = useId();
  const create = useCreateGroup();
  const change = useChangeGroup(group?.groupId ?? 0);
  const [draft, setDraft] = useState(() => draftOf(group));
  const isReady = (draft.name.en ?? '').trim() !== '' || (draft.name.ar ?? '').trim() !== '';
  const save = () => {
    if (!isReady) return;
    if (group)
      return change.mutate(
        { ...contentOf(draft), version: group.version },
        {
          onSuccess: () => {
            notify({ tone: 'success', text: t('groups.messages.changed') });
            onClose();
          },
        },
      );
    create.mutate(contentOf(draft), {
      onSuccess: ({ groupId }) => {
        onClose();
        go(`/groups/${groupId}`);
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(group ? 'groups.titles.edit' : 'groups.titles.new')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isReady} pending={create.isPending || change.isPending}>
            {t(group ? 'common.actions.save' : 'groups.actions.found')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save} className="space-y-5">
        <Pair field="name" draft={draft} onChange={setDraft} />
        <CoverField
          isPrivate
          label={t('groups.fields.cover')}
          hint={t('groups.fields.coverHint')}
          replaceLabel={t('groups.actions.replaceCover')}
          art={group?.coverArt}
          cover={draft.cover}
          onChange={(cover) => setDraft((now) => ({ ...now, cover }))}
        />
        <RadioGroup
          cards
          label={t('groups.fields.privacy')}
          options={GROUP_PRIVACIES.map((value) => ({
            value,
            label: t(`groups.privacy.${value}`),
            description: t(`groups.privacy.about${value}`),
          }))}
          value={draft.privacy}
          onChange={(privacy) => setDraft({ ...draft, privacy: privacy as GroupPrivacy })}
        />
        <Pair field="about" draft={draft} onChange={setDraft} />
        <Pair field="rules" draft={draft} onChange={setDraft} />
        <TextField
          label={t('groups.fields.tags')}
          hint={t('groups.fields.tagsHint')}
          dir="auto"
          value={draft.tags}
          onChange={(event) => setDraft({ ...draft, tags: event.currentTarget.value })}
        />
        <TextField
          label={t('groups.fields.memberLimit')}
          hint={t('groups.fields.memberLimitHint')}
          inputMode="numeric"
          value={draft.memberLimit}
          onChange={(event) =>
            setDraft({
              ...draft,
              memberLimit: toLatinDigits(event.currentTarget.value).replaceAll(/\D/g, '').slice(0, 6),
            })
          }
        />
      </Form>
    </Dialog>
  );
}
