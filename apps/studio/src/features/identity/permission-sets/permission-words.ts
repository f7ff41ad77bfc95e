import type { Translator } from '@sullam/strings/translate.ts';

const VERB = /^organization_(create|read|update|delete)_/;

/** A permission's name within its category: "Create"; those without a verb have a name of their own. */
export function permissionName(t: Translator, slug: string): string {
  const verb = VERB.exec(slug)?.[1];
  return t.lookUp(verb ? `members.permissions.${verb}` : `members.permissions.${slug}`) ?? slug;
}

/** The name where the category isn't at hand: "Members: See". */
export function fullPermissionName(t: Translator, slug: string, category: string | undefined): string {
  const name = permissionName(t, slug);
  if (!VERB.test(slug) || category === undefined) return name;
  return t('permission-sets.editor.inCategory', { category: categoryName(t, category), name });
}

export const categoryName = (t: Translator, category: string): string =>
  t.lookUp(`members.categories.${category}`) ?? category;
