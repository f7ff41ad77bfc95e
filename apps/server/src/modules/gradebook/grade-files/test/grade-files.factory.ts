import { readTableText } from '@sullam/domain/tables/table-text.ts';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { Classroom } from '../../grades/test/grades.factory.ts';
import type { ImportPreview } from '../grade-files.schemas.ts';

interface Way {
  as?: TestMember;
  language?: 'en' | 'ar';
  courseGroupId?: number;
}

/** Files of a classroom's grades, there and back. */
export function filesOf(server: TestServer, { courseId, instructor }: Classroom) {
  const course = `/api/courses/${courseId}`;
  const way = (path: string, query: Record<string, string>, { as = instructor, language = 'en', ...group }: Way) => ({
    url: `${course}/${path}?${new URLSearchParams({ ...query, ...(group as Record<string, string>) })}`,
    headers: { ...as.headers, language, 'content-type': 'application/octet-stream' },
  });
  async function send<Body>(to: ReturnType<typeof way>, file: string | Buffer) {
    const response = await server.app.http.inject({ method: 'POST', ...to, payload: Buffer.from(file as string) });
    return { status: response.statusCode, body: response.json() as Body & { errorCode?: string } };
  }
  return {
    preview: (file: string | Buffer, how: Way = {}) => send<ImportPreview>(way('grades/import-preview', {}, how), file),
    apply: (file: string | Buffer, fingerprint: string, how: Way = {}) =>
      send<{ changeCount: number }>(way('grades/import', { fingerprint }, how), file),
    async download(format: 'csv' | 'xlsx', how: Way = {}) {
      const response = await server.app.http.inject({
        method: 'GET',
        ...way('reports/grades/export', { format }, how),
      });
      return { status: response.statusCode, bytes: response.rawPayload, headers: response.headers };
    },
  };
}

export const tableOf = (bytes: Buffer): string[][] =>
  [...readTableText(bytes.toString('utf8')).records].map(({ cells }) => cells);

export const fileOf = (...rows: string[][]): string => rows.map((row) => row.join(',')).join('\r\n');
