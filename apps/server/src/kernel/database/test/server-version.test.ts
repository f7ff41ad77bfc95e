import { describe, expect, it } from 'vitest';
import { assertPromisedVersion } from '../server-version.ts';

describe('the version of a database', () => {
  it.each([150_000, 150_018, 180_004])('may be %i', (version) => {
    expect(() => assertPromisedVersion(version)).not.toThrow();
  });

  it.each([140_020, 90_624, 0])('may not be %i', (version) => {
    expect(() => assertPromisedVersion(version)).toThrow(`PostgreSQL ${Math.floor(version / 10_000)}. Sullam needs 15`);
  });
});
