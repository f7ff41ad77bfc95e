import { describe, expect, it } from 'vitest';
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
