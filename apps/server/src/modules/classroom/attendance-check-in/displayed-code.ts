import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { organizationUrl, pageUrl } from '../../../kernel/organization-url.ts';
import { qrDrawing } from '../../../kernel/qr-drawing.ts';
import type { SessionRecord } from '../attendance/attendance.public.ts';
import { listRecent, readSession } from '../attendance/attendance.public.ts';
import { codesClosed } from './attendance-check-in.errors.ts';
import type { ShownCode } from './attendance-check-in.schemas.ts';
import { codeOf, digitsOf, WINDOW, windowAt } from './attendance-codes.ts';

/** The code that the screen shows now, with who has come in. */
export async function readShownCode(context: MemberContext, tx: Tx, session: SessionRecord): Promise<ShownCode> {
  if (!session.isCodeOpen) throw codesClosed();
  const { clock, config, organizationId } = context;
  const now = clock.now();
  const window = windowAt(now);
  const { attendanceSessionId: sessionId } = session;
  const shown = await readSession(tx, sessionId);
  const recent = await listRecent(tx, sessionId);
  const organization = await tx.one(
    db.selectFrom('active_organizations').select('prefix').where('organization_id', '=', organizationId),
  );
  const code = codeOf(context, sessionId, window);
  const site = organizationUrl(config, { organizationId, prefix: organization?.prefix ?? '' });
  const address = pageUrl(site, '/a', { c: code });
  return {
    code,
    address,
    ...qrDrawing(address),
    digits: digitsOf(context, sessionId, window),
    expiresInMs: (window + 1) * WINDOW - now.getTime(),
    counts: shown.counts,
    learnerCount: shown.learnerCount,
    recent,
  };
}
