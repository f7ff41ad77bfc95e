import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  localized,
  NamedObject,
  Nullable,
  named,
  OneOf,
} from '../../../kernel/http/schemas.ts';

/** A plain decimal of zero or more with up to four places. */
const amount = (digits: number, description: string) =>
  Type.String({ pattern: `^[0-9]{1,${digits}}([.][0-9]{1,4})?$`, description });

const Weight = amount(4, 'A weight, as "12.5"');
const Percent = amount(4, 'Percent, as "59.5"');
const Points = amount(6, 'Points, as "20"');

export const Scheme = named('GradingScheme', OneOf('WEIGHTED_CATEGORIES', 'TOTAL_POINTS'));
const Aggregation = named('GradeAggregation', OneOf('POINTS', 'MEAN', 'WEIGHTED'));
export const ItemKind = named('GradeItemKind', OneOf('POINTS', 'PASS_FAIL'));
export const ItemSource = named('GradeItemSource', OneOf('MANUAL', 'EXAM', 'ASSIGNMENT', 'DISCUSSION'));
/** Of a gradebook, a category, an item. */
export const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'The version that was edited; 409 if it is older',
});

export const MOST_CATEGORIES = 100;
export const MOST_ITEMS = 300;

const settings = {
  scheme: Scheme,
  letterScale: Type.Array(NamedObject('LetterStep', { letter: localized(20), from: Percent }), { maxItems: 30 }),
  passMark: Nullable(Percent),
  places: Type.Integer({ minimum: 0, maximum: 4, description: 'Of a total, when it is written' }),
  showsStatistics: Type.Boolean({ description: 'Learners see the mean of an item with enough grades' }),
};
export const GradebookSettings = Type.Object(settings);
export type GradebookSettings = Static<typeof GradebookSettings>;

export const SettingsBody = NamedObject('GradebookSettingsBody', { ...settings, version: Version });
export type SettingsBody = Static<typeof SettingsBody>;

const category = {
  name: LocalizedName,
  weight: Weight,
  aggregation: Aggregation,
  isExtraCredit: Type.Boolean(),
  dropLowest: Type.Integer({ minimum: 0, maximum: MOST_ITEMS }),
  dropHighest: Type.Integer({ minimum: 0, maximum: MOST_ITEMS }),
};
export const GradeCategory = NamedObject('GradeCategory', { gradeCategoryId: Id, ...category, version: Version });
export type GradeCategory = Static<typeof GradeCategory>;
export const CategoryBody = NamedObject('GradeCategoryBody', category);
export type CategoryBody = Static<typeof CategoryBody>;
export const CategoryPatch = NamedObject('GradeCategoryPatch', {
  ...Type.Partial(Type.Object(category)).properties,
  version: Version,
});
export type CategoryPatch = Static<typeof CategoryPatch>;

const rules = {
  gradeCategoryId: Nullable(Id),
  kind: ItemKind,
  maximumPoints: Points,
  weight: Weight,
  isExtraCredit: Type.Boolean(),
  isOmitted: Type.Boolean({ description: 'Is shown, but counts in no total' }),
  isNeverDropped: Type.Boolean(),
  dueAt: Nullable(DateTime),
};
/** What an item is for everybody. */
export const ItemFacts = Type.Object({
  gradeItemId: Id,
  source: ItemSource,
  courseSubsectionId: Nullable(Id),
  title: LocalizedName,
  ...rules,
});
export const GradeItem = NamedObject('GradeItem', {
  ...ItemFacts.properties,
  isPosted: Type.Boolean({ description: 'Learners see its grades, those to come too' }),
  version: Version,
});
export type GradeItem = Static<typeof GradeItem>;

export const ItemBody = NamedObject('GradeItemBody', { title: LocalizedName, ...rules });
export type ItemBody = Static<typeof ItemBody>;
export const ItemPatch = NamedObject('GradeItemPatch', { ...Type.Partial(ItemBody).properties, version: Version });
export type ItemPatch = Static<typeof ItemPatch>;

/** A course's gradebook without its grades, as its editors see it. */
export const GradebookStructure = NamedObject('GradebookStructure', {
  courseId: Id,
  ...settings,
  version: Version,
  categories: Type.Array(GradeCategory),
  items: Type.Array(GradeItem, { description: 'In their order, which is that of the cells of a row' }),
});
export type GradebookStructure = Static<typeof GradebookStructure>;

export const OrderBody = NamedObject('GradebookOrderBody', {
  gradeCategoryIds: Type.Array(Id, { maxItems: MOST_CATEGORIES, uniqueItems: true }),
  gradeItemIds: Type.Array(Id, { maxItems: MOST_ITEMS, uniqueItems: true }),
});
export type OrderBody = Static<typeof OrderBody>;

export const CategoryParams = Type.Object({ gradeCategoryId: Id });
export const GradeItemParams = Type.Object({ gradeItemId: Id });
export const CreatedCategory = NamedObject('CreatedGradeCategory', { gradeCategoryId: Id });
export const CreatedItem = NamedObject('CreatedGradeItem', { gradeItemId: Id });
export const SavedVersion = NamedObject('SavedVersion', { version: Version });
