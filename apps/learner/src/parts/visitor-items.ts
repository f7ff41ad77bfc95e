import { ITEM_TYPES, type ItemType } from '@sullam/domain/commerce/item-types.ts';
import { SEAT_COUNTS } from '@sullam/domain/commerce/seats.ts';
import { createStore } from '@sullam/web-kit/base/store.ts';
import { draftKeyOf, readJson, writeJson } from '@sullam/web-kit/base/stored.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useSyncExternalStore } from 'react';

export interface ItemKey {
  itemType: ItemType;
  itemId: number;
  /** Of seats of a course; absent for everything else. */
  quantity?: number | undefined;
}

/** As many as a cart at the server holds. */
export const MOST_VISITOR_ITEMS = 50;

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A count of seats that somebody changed in the storage would be refused with the whole cart. */
const isKey = (value: unknown): value is ItemKey => {
  const { itemType, itemId, quantity } = (value ?? {}) as Partial<Record<keyof ItemKey, unknown>>;
  return (
    ITEM_TYPES.some((type) => type === itemType) &&
    isWhole(itemId, 1, Number.MAX_SAFE_INTEGER) &&
    (itemType !== 'course-seats' || isWhole(quantity, SEAT_COUNTS.least, SEAT_COUNTS.most))
  );
};

export const isSameKey = (one: ItemKey, other: ItemKey): boolean =>
  one.itemType === other.itemType && one.itemId === other.itemId;

/** Keys in their order, each once, without what is none. */
function cleanKeys(stored: readonly unknown[]): ItemKey[] {
  const keys = new Map<string, ItemKey>();
  for (const value of stored)
    if (isKey(value)) {
      const { itemType, itemId, quantity } = value;
      keys.set(`${itemType}:${itemId}`, { itemType, itemId, ...(itemType === 'course-seats' && { quantity }) });
    }
  return [...keys.values()].slice(0, MOST_VISITOR_ITEMS);
}

/** What a visitor has chosen: keys of items, kept in this browser for one organisation, the same in all tabs. */
export interface VisitorItems {
  get(): readonly ItemKey[];
  /** Returns whether the browser could keep them. */
  set(keys: readonly ItemKey[]): boolean;
  subscribe(listener: () => void): () => void;
}

/** Stored among the drafts of visitors: signing out forgets those, so the next person at this browser finds none. */
export const visitorItemsKey = ({ bootstrap }: Pick<Kit, 'bootstrap'>): string =>
  draftKeyOf(undefined, `cart-${bootstrap.organization.organizationId}`);

function createVisitorItems(kit: Kit): VisitorItems {
  const name = visitorItemsKey(kit);
  const { storage } = kit;
  const changes = createStore(0);
  let text: string | null = null;
  let keys: readonly ItemKey[] = [];
  /** Looks into the storage each time: signing out empties it without a word. */
  const get = (): readonly ItemKey[] => {
    const present = storage.getItem(name);
    if (present !== text) {
      text = present;
      keys = cleanKeys(readJson(storage, name, Array.isArray) ?? []);
    }
    return keys;
  };
  window.addEventListener('storage', ({ key }) => {
    // no key: the whole storage was cleared
    if (key === name || key === null) changes.set(changes.get() + 1);
  });
  return {
    get,
    subscribe: changes.subscribe,
    set(next) {
      writeJson(storage, name, next.length > 0 ? next : null);
      changes.set(changes.get() + 1);
      return get().length === next.length;
    },
  };
}

const ofKits = new WeakMap<Kit, VisitorItems>();

/** The visitor's items of a page. */
export function visitorItemsOf(kit: Kit): VisitorItems {
  const items = ofKits.get(kit) ?? createVisitorItems(kit);
  ofKits.set(kit, items);
  return items;
}

/** Follows the visitor's items. */
export function useVisitorItems(): readonly ItemKey[] {
  const { subscribe, get } = visitorItemsOf(useKit());
  return useSyncExternalStore(subscribe, get, get);
}
