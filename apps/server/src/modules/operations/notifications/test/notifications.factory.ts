import type { TestMember } from '../../../../../test/support/arrange.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';

export interface NotificationShape {
  templateId?: number;
  parameters?: Record<string, unknown>;
  data?: Record<string, unknown>;
  isRead?: boolean;
}

let counter = 0;

/** A notification straight into the database; answers its number. */
export async function givenNotification(
  server: TestServer,
  member: Pick<TestMember, 'organizationId' | 'userId'>,
  shape: NotificationShape = {},
): Promise<number> {
  counter += 1;
  const { admin, clock } = server;
  const [row] = await admin<{ notification_id: number }[]>`
    insert into notifications (organization_id, user_id, template_id, parameters, data, dedupe_key, created_at, read_at)
    values (${member.organizationId}, ${member.userId}, ${shape.templateId ?? 21},
      ${admin.json((shape.parameters ?? { courseTitle: { en: 'Reports', ar: 'التقارير' } }) as never)}, ${admin.json((shape.data ?? {}) as never)},
      ${`given ${counter}`}, ${clock.now()}, ${shape.isRead ? clock.now() : null})
    returning notification_id`;
  return row!.notification_id;
}
