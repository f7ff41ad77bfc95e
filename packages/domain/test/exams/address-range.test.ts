import { isIP } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isAddressRange } from '../../src/exams/address-range.ts';

describe('ranges of addresses', () => {
  it.each([
    '10.0.0.0/8',
    '192.168.1.7',
    '0.0.0.0/0',
    '2001:db8::/32',
    '::1',
    '::',
    '1:2:3:4:5:6:7:8/128',
    '::ffff:10.0.0.1',
  ])('takes %s', (text) => expect(isAddressRange(text)).toBe(true));

  it.each([
    '',
    '10.0.0',
    '10.0.0.256',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'fe80::1%eth0',
    '1::2::3',
    '2001:db8::/129',
    'office',
    '01.2.3.4',
  ])('refuses “%s”', (text) => expect(isAddressRange(text)).toBe(false));

  it('agrees with the network library about plain addresses', () => {
    for (const text of [
      '1.2.3.4',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '1::8',
      '::1.2.3.4',
      '1.2.3.4::',
      '1:2:3:4:5:6:1.2.3.4',
      'g::1',
      ':1',
      '1:',
    ])
      expect([text, isAddressRange(text)]).toEqual([text, isIP(text) !== 0]);
  });
});
