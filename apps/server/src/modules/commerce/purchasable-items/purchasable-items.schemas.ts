import { ITEM_TYPES } from '@sullam/domain/commerce/item-types.ts';
import { Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';

/** A type that no module sells has no items. */
export const ItemTypeSlug = OneOf(...ITEM_TYPES);

/** Names one item of a type. */
export const ItemKeyBody = NamedObject('ItemKey', { itemType: ItemTypeSlug, itemId: Id });

/** When an item begins, and the zone in which its time is given; null for what has no start. */
export const ItemStart = Nullable(NamedObject('ItemStart', { at: DateTime, zone: Type.String() }));

export const presentStart = (start: { at: Date; zone: string } | undefined) =>
  start ? { at: start.at.toISOString(), zone: start.zone } : null;

/** Some item types. */
export const ItemTypeSlugs = Type.Array(ItemTypeSlug, { maxItems: ITEM_TYPES.length, uniqueItems: true });
