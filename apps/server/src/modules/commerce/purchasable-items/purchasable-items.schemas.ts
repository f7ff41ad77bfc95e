import { ITEM_TYPES } from '@sullam/domain/commerce/item-types.ts';
import { Type } from 'typebox';
import { Id, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

/** A type that no module sells has no items. */
export const ItemTypeSlug = OneOf(...ITEM_TYPES);

/** Names one item of a type. */
export const ItemKeyBody = NamedObject('ItemKey', { itemType: ItemTypeSlug, itemId: Id });

/** Some item types. */
export const ItemTypeSlugs = Type.Array(ItemTypeSlug, { maxItems: ITEM_TYPES.length, uniqueItems: true });
