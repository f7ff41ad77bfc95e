import { describe, expect, it } from 'vitest';
import { isLostTypeQuery } from '../../database/connection-pool.ts';
import { createLog } from '../../log.ts';
import { PRODUCT_WORDING } from '../../wording.ts';
import { errorResponse } from '../errors.ts';

const responseTo = (code: string) =>
  errorResponse(Object.assign(new Error('something about hosts'), { code }), PRODUCT_WORDING.ar, createLog('silent'));

describe('a failure of the database', () => {
  it.each(['08006', '57P01', 'CONNECTION_LOST', 'CONNECT_TIMEOUT', 'ECONNREFUSED'])(
    'to be reached (%s) says that the service is unavailable, in the reader’s language',
    (code) => {
      expect(responseTo(code)).toMatchObject({ status: 503, errorCode: 'unavailable' });
      expect(responseTo(code).message).toMatch(/[ء-ي]/);
    },
  );

  it('of our making stays a failure', () => {
    expect(responseTo('42P01')).toMatchObject({ status: 500, errorCode: 'internal' });
  });
});

describe('a rejection that nothing handles', () => {
  it('is let pass where a connection ended while the driver asked it for types, and nowhere else', () => {
    const lost = (query: string) => Object.assign(new Error('lost'), { code: 'CONNECTION_CLOSED', query });
    expect(isLostTypeQuery(lost('select b.oid, b.typarray from pg_catalog.pg_type a'))).toBe(true);
    expect(isLostTypeQuery(lost('select 1'))).toBe(false);
    expect(isLostTypeQuery(new Error('select b.oid, b.typarray'))).toBe(false);
  });
});
