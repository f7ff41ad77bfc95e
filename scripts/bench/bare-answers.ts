// The yardstick of the exam benchmark: a route that writes the same row and nothing else, as a role that no policy binds.
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { fastify } from 'fastify';
import { type Address, connect, type Login } from '../../apps/server/src/kernel/database/connect.ts';

export interface BareAnswersSettings {
  port: number;
  address: Address;
  admin: Login;
}

interface AnswerBody {
  organizationId: number;
  examAttemptId: number;
  position: number;
  sequence: number;
  answer: string;
}

const settings = deserialize(readFileSync(process.argv[2] as string)) as BareAnswersSettings;
const sql = connect(settings.address, settings.admin, 10);
const app = fastify();

app.post<{ Body: AnswerBody }>('/answer', async ({ body }) => {
  const { organizationId, examAttemptId, position, sequence, answer } = body;
  await sql`
    insert into attempt_answers (organization_id, exam_attempt_id, position, sequence, answer, is_flagged, saved_at)
    values (${organizationId}, ${examAttemptId}, ${position}, ${sequence}, (${answer}::text)::jsonb, false, ${new Date()})
    on conflict (organization_id, exam_attempt_id, position) do update
    set sequence = excluded.sequence, answer = excluded.answer, is_flagged = excluded.is_flagged, saved_at = excluded.saved_at
    where attempt_answers.sequence < excluded.sequence`;
  return { isSaved: true };
});
app.get('/api/health', async () => ({ ok: true }));
await app.listen({ port: settings.port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
