import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import { doorListText } from '@sullam/domain/events/door-list.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findTickets, judge as judgeAt, type KeptScan } from '../door-book.ts';
import { findingsIn } from '../door-keeping.ts';
import { standingOf } from '../door-signature.ts';

const encoder = new TextEncoder();
const base64Url = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url');

let keys: CryptoKeyPair;
let list: DoorList;

afterEach(() => void vi.restoreAllMocks());

const AT = '2026-12-10T15:10:00Z';
const judge = (by: DoorList, scans: readonly KeptScan[], code: string) => judgeAt(by, scans, code, AT);

const hash = async (text: string) => base64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

async function ticket(scope: string, secret: string, key = keys.privateKey): Promise<string> {
  const said = `SE1.${scope}.${secret}`;
  return `${said}.${base64Url(await crypto.subtle.sign('Ed25519', key, encoder.encode(said)))}`;
}

async function scanOf(secret: string, outcome: KeptScan['outcome'] = 'VALID'): Promise<KeptScan> {
  return { scanId: '1', code: '', scannedAt: '2026-12-10T15:05:00Z', ticketHash: await hash(secret), outcome };
}

const signText = async (text: string) =>
  base64Url(await crypto.subtle.sign('Ed25519', keys.privateKey, encoder.encode(text)));

/** A browser of before Ed25519 in WebCrypto. */
const withoutSignatures = () =>
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));

beforeAll(async () => {
  keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  list = {
    eventId: 5,
    title: { en: 'Evening circle' },
    scope: 'thisOne',
    madeAt: '2026-12-10T15:00:00Z',
    dayTurns: [],
    publicKey: base64Url(await crypto.subtle.exportKey('raw', keys.publicKey)),
    tickets: [
      {
        eventEnrollmentId: 1,
        ticketHash: await hash('known'),
        shortCode: '7K4Q92ZP',
        name: 'Noura',
        ticketType: {},
        attendedAt: null,
      },
      {
        eventEnrollmentId: 2,
        ticketHash: await hash('came'),
        shortCode: 'ABCDEFGH',
        name: 'Omar',
        ticketType: {},
        attendedAt: '2026-12-10T14:50:00Z',
      },
    ],
    earlierKeys: [],
    voidHashes: [await hash('void')],
    others: [
      {
        scope: 'another',
        title: { en: 'Walk' },
        place: { en: 'Gate 3' },
        startTime: '2026-12-11T03:00:00Z',
        zone: 'Asia/Riyadh',
      },
    ],
    ticketTypes: [],
    signature: '',
  };
  list.signature = await signText(doorListText(list));
});

describe('what a device at the door says by itself', () => {
  it('lets in whom the list knows, by the code or by its letters', async () => {
    expect(await judge(list, [], await ticket('thisOne', 'known'))).toMatchObject({ outcome: 'VALID', name: 'Noura' });
    expect(await judge(list, [], ' 7k4q 92zp ')).toMatchObject({ outcome: 'VALID', name: 'Noura' });
  });

  it('names a double with the time, whether the list has it or this device', async () => {
    expect(await judge(list, [], await ticket('thisOne', 'came'))).toMatchObject({
      outcome: 'DOUBLE',
      firstAt: '2026-12-10T14:50:00Z',
    });
    expect(await judge(list, [await scanOf('known')], await ticket('thisOne', 'known'))).toMatchObject({
      outcome: 'DOUBLE',
      firstAt: '2026-12-10T15:05:00Z',
    });
  });

  it('sends who is at the wrong door to the right one, and says no name', async () => {
    const verdict = await judge(list, [], await ticket('another', 'elsewhere'));
    expect(verdict).toMatchObject({ outcome: 'OTHER_EVENT', name: null, other: { title: { en: 'Walk' } } });
  });

  it('refuses what was given back, and what somebody made', async () => {
    const stranger = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    expect((await judge(list, [], await ticket('thisOne', 'void'))).outcome).toBe('VOID');
    expect((await judge(list, [], await ticket('thisOne', 'made', stranger.privateKey))).outcome).toBe('FORGED');
    expect((await judge(list, [], 'hello')).outcome).toBe('FORGED');
  });

  it('refuses a secret of its list under a signature that is none, and tells no name', async () => {
    const code = await ticket('thisOne', 'known');
    const forged = [`${code.slice(0, -6)}AAAAAA`, code.slice(0, -6), `${code}.x`, 'known'];
    for (const one of forged)
      expect(await judge(list, [], one)).toMatchObject({ outcome: 'FORGED', name: null, eventEnrollmentId: null });
  });

  it('believes a ticket that was printed before the key was replaced', async () => {
    const earlier = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const printed = await ticket('thisOne', 'known', earlier.privateKey);
    expect((await judge(list, [], printed)).outcome).toBe('FORGED');
    const earlierKeys = [base64Url(await crypto.subtle.exportKey('raw', earlier.publicKey))];
    expect((await judge({ ...list, earlierKeys }, [], printed)).outcome).toBe('VALID');
  });

  it('lets nobody in for having been refused before', async () => {
    const refused = await scanOf('known', 'VOID');
    expect((await judge(list, [refused], await ticket('thisOne', 'known'))).outcome).toBe('VALID');
  });

  it('lets a signed ticket in that is newer than the list, provisionally', async () => {
    expect(await judge(list, [], await ticket('thisOne', 'new'))).toMatchObject({
      outcome: 'VALID',
      isProvisional: true,
    });
  });
});

describe('a list that is kept on a device', () => {
  const standing = (change: Partial<DoorList>, known = list.publicKey) => standingOf({ ...list, ...change }, known);

  it('is as the organisation signed it, in whatever order its parts stand', async () => {
    expect(await standing({})).toBe('SIGNED');
    const turned = Object.fromEntries(Object.entries(list).reverse()) as unknown as DoorList;
    expect(await standingOf(turned, null)).toBe('SIGNED');
  });

  it.each([
    ['somebody was put on it', () => ({ tickets: [...list.tickets, { ...list.tickets[0]!, name: 'Nobody' }] })],
    ['a name was changed', () => ({ tickets: list.tickets.map((one) => ({ ...one, name: 'Nobody' })) })],
    ['a void ticket was taken off', () => ({ voidHashes: [] })],
    ['it was made younger', () => ({ madeAt: '2026-12-10T16:00:00Z' })],
    ['the signature is gone', () => ({ signature: '' })],
  ])('is named altered where %s', async (_, change) => {
    expect(await standing(change())).toBe('ALTERED');
  });

  it('is named forged where somebody else signed it', async () => {
    const other = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    const forged = { ...list, publicKey: base64Url(await crypto.subtle.exportKey('raw', other.publicKey)) };
    const said = encoder.encode(doorListText(forged));
    forged.signature = base64Url(await crypto.subtle.sign('Ed25519', other.privateKey, said));
    expect(await standingOf(forged, list.publicKey)).toBe('FORGED');
  });

  it('can’t be checked by an older browser, which says so of a ticket that isn’t on it too', async () => {
    withoutSignatures();
    expect(await standing({})).toBe('UNCHECKED');
    expect((await judge(list, [], await ticket('thisOne', 'known'))).outcome).toBe('VALID');
    const unknown = await signText('SE1.thisOne.new');
    expect((await judge(list, [], `SE1.thisOne.new.${unknown}`)).outcome).toBe('UNCHECKED');
    expect((await judge(list, [], 'hello')).outcome).toBe('FORGED');
  });
});

describe('what the server says of scans afterwards', () => {
  const result = (outcome: 'VALID' | 'DOUBLE' | 'VOID') => ({
    scanId: '1',
    outcome,
    name: 'Noura',
    eventEnrollmentId: 1,
    first: outcome === 'DOUBLE' ? { scannedAt: '2026-12-10T15:00:00Z', gate: 'North' } : null,
  });

  it('is told where the device didn’t know it', async () => {
    expect(findingsIn([result('DOUBLE')], [await scanOf('known')])).toEqual([
      { scanId: '1', outcome: 'DOUBLE', name: 'Noura', firstAt: '2026-12-10T15:00:00Z', gate: 'North' },
    ]);
    expect(findingsIn([result('VOID')], [await scanOf('known')])).toHaveLength(1);
  });

  it('is not told where it is the same, or where a double turns out to be the first', async () => {
    expect(findingsIn([result('VALID')], [await scanOf('known')])).toEqual([]);
    expect(findingsIn([result('VALID')], [await scanOf('known', 'DOUBLE')])).toEqual([]);
  });
});

describe('whoever left the ticket at home', () => {
  const found = (typed: string) => findTickets(list.tickets, typed).map(({ name }) => name);

  it('is found by a part of the name, or by the last letters of the code', () => {
    expect(found('nou')).toEqual(['Noura']);
    expect(found('92zp')).toEqual(['Noura']);
    expect(found('EFGH')).toEqual(['Omar']);
  });

  it('is found by an Arabic name without its vowels and lengthening', () => {
    const [ticket] = list.tickets;
    expect(findTickets([{ ...ticket!, name: 'مُحَمَّـــد' }], 'محمد')).toHaveLength(1);
  });

  it('is not looked for before there is something to tell people by', () => {
    expect(found('')).toEqual([]);
    expect(found('n')).toEqual([]);
    // two letters of a code are those of many
    expect(found('zp')).toEqual([]);
  });
});
