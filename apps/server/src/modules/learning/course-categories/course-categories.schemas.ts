import { type Static, Type } from 'typebox';
import { Id, LocalizedName, NamedObject } from '../../../kernel/http/schemas.ts';

export const CategoryParams = Type.Object({ courseCategoryId: Id });

const editable = {
  name: LocalizedName,
  icon: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  hue: Type.Integer({ minimum: 0, maximum: 359 }),
};

export const CategoryBody = NamedObject(
  'CourseCategoryBody',
  { ...Type.Partial(Type.Object(editable)).properties, name: LocalizedName },
  { additionalProperties: false },
);
export type CategoryBody = Static<typeof CategoryBody>;

export const CategoryPatch = NamedObject(
  'CourseCategoryPatch',
  { ...Type.Partial(Type.Object(editable)).properties },
  { additionalProperties: false },
);
export type CategoryPatch = Static<typeof CategoryPatch>;

export const Category = NamedObject('CourseCategory', {
  courseCategoryId: Id,
  ...editable,
  position: Type.Integer(),
  /** Courses of any state. */
  courseCount: Type.Integer(),
});
export type Category = Static<typeof Category>;

export const CategoryOrder = NamedObject(
  'CourseCategoryOrder',
  { courseCategoryIds: Type.Array(Id, { maxItems: 500, uniqueItems: true }) },
  { additionalProperties: false },
);
