import type { SpecialPrices } from '@sullam/domain/commerce/prices.ts';
import type { VolumePrice } from '@sullam/domain/commerce/seats.ts';
import { instantOf, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { money, moneyToDecimal, parseMoney } from '@sullam/domain/money.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import type { ItemPrice, ItemPriceBody } from './item-prices.api.ts';

export interface GroupRow {
  readonly permissionSetId: number;
  readonly price: string;
}

/** Prices as the form holds them: amounts and moments as they are typed. */
export interface PriceForm {
  readonly isOnRequest: boolean;
  readonly taxCategory: ItemPrice['taxCategory'];
  readonly exemptionReason: Localized;
  readonly hasSale: boolean;
  readonly salePrice: string;
  /** On the organisation's wall: `2026-12-01T00:00`. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly groups: readonly GroupRow[];
  /** From how many seats of a course on each costs `seatPrice`; undefined for no such price. */
  readonly seatsFrom: number | undefined;
  readonly seatPrice: string;
}

/** What is asked of one price list: its currency, the price that others stay below, and the clock on the wall. */
export interface PriceTerms {
  readonly listMinor: number;
  readonly currency: string;
  readonly zone: string;
}

export function wallText(moment: string, zone: string): string {
  const { date, time } = wallTimeOf(new Date(moment), zone);
  return `${date}T${time}`;
}

export function momentOf(wall: string | null, zone: string): string | null {
  const [date, time] = (wall ?? '').split('T');
  return date && time ? instantOf({ date, time: time.slice(0, 5) }, zone).toISOString() : null;
}

const decimalOf = (minor: number, currency: string): string => moneyToDecimal(money(minor, currency));

export const formOf = (saved: ItemPrice, zone: string): PriceForm => ({
  isOnRequest: saved.isOnRequest,
  taxCategory: saved.taxCategory,
  exemptionReason: saved.exemptionReason ?? {},
  hasSale: saved.sale !== null,
  salePrice: saved.sale ? decimalOf(saved.sale.minor, saved.currency) : '',
  startsAt: saved.sale && wallText(saved.sale.startsAt, zone),
  endsAt: saved.sale && wallText(saved.sale.endsAt, zone),
  groups: saved.groupPrices.map(({ permissionSetId, minor }) => ({
    permissionSetId,
    price: decimalOf(minor, saved.currency),
  })),
  seatsFrom: saved.volumePrice?.fromCount,
  seatPrice: saved.volumePrice ? decimalOf(saved.volumePrice.minor, saved.currency) : '',
});

export type PriceFault = 'invalid' | 'notBelow';

/** An amount that is typed, and what is wrong with it. */
export function readPrice(text: string, { currency, listMinor }: PriceTerms): { minor: number; fault?: PriceFault } {
  const minor = parseMoney(text, currency)?.amount ?? null;
  if (minor === null || minor < 0) return { minor: 0, fault: 'invalid' };
  return minor < listMinor ? { minor } : { minor, fault: 'notBelow' };
}

function saleOf({ hasSale, salePrice, startsAt, endsAt }: PriceForm, terms: PriceTerms): ItemPriceBody['sale'] {
  const [from, to] = [momentOf(startsAt, terms.zone), momentOf(endsAt, terms.zone)];
  if (!hasSale || from === null || to === null) return null;
  return { minor: readPrice(salePrice, terms).minor, startsAt: from, endsAt: to };
}

/** The volume price of seats; null where it is left empty or can't be read. */
export function volumePriceOf({ seatsFrom, seatPrice }: PriceForm, terms: PriceTerms): VolumePrice | null {
  if (seatsFrom === undefined || seatPrice.trim() === '') return null;
  const { minor, fault } = readPrice(seatPrice, terms);
  return fault ? null : { fromCount: seatsFrom, minor };
}

const hasHalfVolumePrice = (form: PriceForm, terms: PriceTerms): boolean =>
  (form.seatsFrom !== undefined || form.seatPrice.trim() !== '') && volumePriceOf(form, terms) === null;

type FaultyField = 'sale' | 'dates' | 'groups' | 'reason' | 'seats';

/** Fields that can't be saved as they are. */
export function faultsOf(form: PriceForm, terms: PriceTerms): ReadonlySet<FaultyField> {
  const faults = new Set<FaultyField>();
  const sale = saleOf(form, terms);
  if (form.hasSale && readPrice(form.salePrice, terms).fault) faults.add('sale');
  if (form.hasSale && (!sale || sale.endsAt <= sale.startsAt)) faults.add('dates');
  if (form.groups.some(({ price }) => readPrice(price, terms).fault)) faults.add('groups');
  if (hasHalfVolumePrice(form, terms)) faults.add('seats');
  if (form.taxCategory === 'EXEMPT' && !isWritten(form.exemptionReason)) faults.add('reason');
  return faults;
}

export const bodyOf = (form: PriceForm, terms: PriceTerms, version: number): ItemPriceBody => ({
  sale: saleOf(form, terms),
  groupPrices: form.groups.map(({ permissionSetId, price }) => ({
    permissionSetId,
    minor: readPrice(price, terms).minor,
  })),
  volumePrice: volumePriceOf(form, terms),
  taxCategory: form.taxCategory,
  exemptionReason: form.taxCategory === 'EXEMPT' ? trimmed(form.exemptionReason) : null,
  isOnRequest: form.isOnRequest,
  version,
});

/** Special prices as they stand in the form; amounts that can't be read are left out. */
export function draftOf(form: PriceForm, terms: PriceTerms): SpecialPrices {
  const sale = saleOf(form, terms);
  return {
    sale:
      sale && !readPrice(form.salePrice, terms).fault
        ? { minor: sale.minor, startsAt: new Date(sale.startsAt), endsAt: new Date(sale.endsAt) }
        : null,
    groupPrices: form.groups.flatMap(({ permissionSetId, price }) => {
      const { minor, fault } = readPrice(price, terms);
      return fault ? [] : { groupId: permissionSetId, minor };
    }),
  };
}
