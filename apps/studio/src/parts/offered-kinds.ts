import { foldForSearch } from '@sullam/domain/search-folding.ts';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';

/** A kind of part that can be written in a line. */
export interface OfferedKind<Kind extends string> {
  readonly kind: Kind;
  /** Its name in the reader's language. */
  readonly name: string;
  readonly hint: string;
  /** What is typed after a slash to choose it, in either language. */
  readonly slug: string;
  readonly icon: LucideIcon;
}

/** The kinds that fit what stands after the slash; those whose slug begins so come first. */
export function kindsBySlash<Kind extends Pick<OfferedKind<string>, 'name' | 'slug'>>(
  kinds: readonly Kind[],
  typed: string,
): Kind[] {
  const asked = foldForSearch(typed);
  const bySlug = kinds.filter(({ slug }) => slug.startsWith(asked));
  const byName = kinds.filter(
    (each) =>
      !bySlug.includes(each) &&
      foldForSearch(each.name)
        .split(' ')
        .some((word) => word.startsWith(asked)),
  );
  return [...bySlug, ...byName];
}
