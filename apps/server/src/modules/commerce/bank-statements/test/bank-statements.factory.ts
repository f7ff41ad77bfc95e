import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { BankStatementLine } from '../bank-statements.schemas.ts';

interface Answer {
  status: number;
  body: Record<string, unknown> & { bankStatementId: number };
}

async function send(server: TestServer, as: TestMember, url: string, file: Buffer | string): Promise<Answer> {
  const response = await server.app.http.inject({
    method: 'POST',
    url,
    headers: { ...as.headers, 'content-type': 'application/octet-stream' },
    payload: file,
  });
  return { status: response.statusCode, body: response.json() };
}

export const previewStatement = (server: TestServer, as: TestMember, file: Buffer | string, query = '') =>
  send(server, as, `/api/bank-statements/preview${query}`, file);

export const importStatement = (server: TestServer, as: TestMember, file: Buffer | string, query = '') =>
  send(server, as, `/api/bank-statements?fileName=statement-nov.csv${query}`, file);

export const linesOf = async (server: TestServer, as: TestMember, bankStatementId: number) =>
  (
    await callAs<{ data: BankStatementLine[]; total: number }>(
      server,
      as,
      `GET /api/bank-statements/${bankStatementId}/lines`,
    )
  ).body;
