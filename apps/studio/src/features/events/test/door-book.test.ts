import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTickets, judge } from '../door-book.ts';

const encoder = new TextEncoder();
const base64Url = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url');

let keys: CryptoKeyPair;
let list: DoorList;

const hash = async (text: string) => base64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

async function ticket(scope: string, secret: string, key = keys.privateKey): Promise<string> {
  const said = `SE1.${scope}.${secret}`;
  return `${said}.${base64Url(await crypto.subtle.sign('Ed25519', key, encoder.encode(said)))}`;
}

beforeAll(async () => {
  keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  list = {
    eventId: 5,
    title: { en: 'Evening circle' },
    scope: 'thisOne',
    madeAt: '2026-12-10T15:00:00Z',
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
    const kept = [{ scanId: '1', code: '', scannedAt: '2026-12-10T15:05:00Z', ticketHash: await hash('known') }];
    expect(await judge(list, kept, await ticket('thisOne', 'known'))).toMatchObject({
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

  it('lets a signed ticket in that is newer than the list, provisionally', async () => {
    expect(await judge(list, [], await ticket('thisOne', 'new'))).toMatchObject({
      outcome: 'VALID',
      isProvisional: true,
    });
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
