import { type Static, Type } from 'typebox';
import { Id, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

/** Lists whose filters can be saved. */
const LISTS = ['orders'] as const;

export const SavedViewsQuery = Type.Object({ list: OneOf(...LISTS) });

export const SavedViewBody = Type.Object({
  list: OneOf(...LISTS),
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  /** Query of the address that shows the list so, without the question mark. */
  query: Type.String({ minLength: 3, maxLength: 1000, pattern: "^[A-Za-z0-9=&%._~+*'()!-]+$" }),
});
export type SavedViewBody = Static<typeof SavedViewBody>;

export const SavedView = NamedObject('SavedView', {
  savedViewId: Id,
  name: Type.String(),
  query: Type.String(),
});
export type SavedView = Static<typeof SavedView>;

export const SavedViews = NamedObject('SavedViews', { views: Type.Array(SavedView) });
export const SavedViewParams = Type.Object({ savedViewId: Id });
