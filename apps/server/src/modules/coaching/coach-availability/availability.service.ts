import { isTimeZone } from '@sullam/domain/lectures/zoned-time.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { lockCoach } from '../coaches/coaches.public.ts';
import { readAffected } from './affected-sessions.reads.ts';
import { ensureSettings, findHours, findSettings, replaceHours, updateSettings } from './availability.repository.ts';
import type {
  Availability,
  AvailabilityBody,
  ChangedAvailability,
  CoachSettings,
  CoachSettingsBody,
  OfCoach,
} from './availability.schemas.ts';
import { FIRST_SETTINGS } from './first-settings.ts';
import { checkHours } from './hours-check.ts';
import { managedCoach } from './managed-coach.ts';
import { noteAvailabilityChange } from './next-times.jobs.ts';

const settingsOf = async (context: MemberContext, tx: Tx, coachId: number) =>
  (await findSettings(tx, coachId)) ?? { ...FIRST_SETTINGS, timeZone: context.configuration.time_zone, version: 1 };

export const readSettings = (context: MemberContext, of: OfCoach): Promise<CoachSettings> =>
  reading(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, of);
    return { coachId, ...(await settingsOf(context, tx, coachId)) };
  });

export const readAvailability = (context: MemberContext, of: OfCoach): Promise<Availability> =>
  reading(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, of);
    const { version, ...settings } = await settingsOf(context, tx, coachId);
    return { coachId, settings, ...(await findHours(tx, coachId)), version };
  });

/** Changes when a coach can be booked, from a version that is still the coach's. */
const changing = (
  context: MemberContext,
  of: OfCoach,
  action: string,
  work: (tx: Tx, coachId: number) => Promise<number | undefined>,
): Promise<ChangedAvailability> =>
  transaction(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, of);
    await lockCoach(tx, coachId);
    await ensureSettings(tx, coachId, context.configuration.time_zone);
    const version = await work(tx, coachId);
    if (version === undefined) throw conflict();
    await noteAvailabilityChange(context, tx, coachId);
    await audit(context, tx, { action, noun: 'coach', nounId: coachId });
    return { version, affectedSessions: await readAffected(context, tx, coachId) };
  });

function checkZone({ timeZone }: { timeZone: string }, path: string): void {
  if (!isTimeZone(timeZone)) throw invalidField(path, 'choice');
}

export async function saveSettings(
  context: MemberContext,
  of: OfCoach,
  { version, ...settings }: CoachSettingsBody,
): Promise<ChangedAvailability> {
  checkZone(settings, 'timeZone');
  return changing(context, of, 'coach.settings', (tx, coachId) => updateSettings(tx, coachId, version, settings));
}

export async function saveAvailability(
  context: MemberContext,
  of: OfCoach,
  { version, settings, ...hours }: AvailabilityBody,
): Promise<ChangedAvailability> {
  checkHours(hours);
  if (settings) checkZone(settings, 'settings.timeZone');
  return changing(context, of, 'coach.hours', async (tx, coachId) => {
    const next = await updateSettings(tx, coachId, version, settings);
    if (next !== undefined) await replaceHours(tx, coachId, hours);
    return next;
  });
}
