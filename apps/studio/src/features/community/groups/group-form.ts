import type { Group, GroupBody } from '@sullam/api-client/schema.gen.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { trimmed } from '../../../parts/localized-field.tsx';

/** What the editor of a group holds; its cover as it is shown. */
export type GroupForm = Pick<Group, 'name' | 'about' | 'rules' | 'tags' | 'privacy' | 'memberLimit' | 'cover'>;

export const formOf = (group: Group): GroupForm => ({
  name: group.name,
  about: group.about,
  rules: group.rules,
  tags: group.tags,
  privacy: group.privacy,
  memberLimit: group.memberLimit,
  cover: group.cover,
});

export const emptyForm = (): GroupForm => ({
  name: {},
  about: {},
  rules: {},
  tags: [],
  privacy: 'OPEN',
  memberLimit: null,
  cover: null,
});

/** The address of a private cover is another one each time it is read. */
export const textOf = ({ cover, ...form }: GroupForm): string =>
  JSON.stringify({ ...form, cover: cover?.mediaId ?? null });

export const isNamed = (form: GroupForm): boolean => isWritten(form.name);

export const bodyOf = (form: GroupForm): GroupBody => ({
  name: trimmed(form.name),
  about: trimmed(form.about),
  rules: trimmed(form.rules),
  tags: form.tags,
  privacy: form.privacy,
  memberLimit: form.memberLimit,
  coverMediaId: form.cover?.mediaId ?? null,
});
