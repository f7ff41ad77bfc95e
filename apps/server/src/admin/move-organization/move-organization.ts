import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Platform } from '../../kernel/context.ts';
import {
  activateArrival,
  deleteMove,
  endMove,
  findArrival,
  findMovable,
  insertArrival,
  insertMove,
  type MovableOrganization,
  markMoved,
} from '../../modules/organization/organizations/organizations.public.ts';
import { CommandError } from '../command-error.ts';
import type { Installation } from '../installation.ts';
import { copyAccounts } from './accounts.ts';
import { type ForgetRequest, type MoveRequest, readArguments } from './arguments.ts';
import { quoted, tenantTables } from './catalogue.ts';
import { deleteArrived, deleteLeftBehind } from './clean-up.ts';
import { copyFiles, deleteFiles } from './files.ts';
import { busyJobs, countJobs, putJobs, takeJobs } from './jobs.ts';
import { checkFiles, checkFullRights, checkMove, separateNumbers } from './preflight.ts';
import {
  endReplication,
  ensureMover,
  ensurePublication,
  ensureSubscription,
  type MoveKey,
  waitUntilCopied,
  waitUntilDrained,
} from './replication.ts';
import { raiseSequences } from './sequences.ts';
import { labelOf, openSide, openTarget, type Side } from './servers.ts';
import { slicesOf, verifyRows } from './verify.ts';
import { busy, type WriteStop, withWritesStopped } from './write-stop.ts';

/** The steps in their order; a test interrupts the move before each. */
export const STEPS = [
  'begin',
  'admit',
  'publish',
  'subscribe',
  'copy rows',
  'copy accounts',
  'copy files',
  'stop writes',
  'drain',
  'copy the rest',
  'verify',
  'switch',
  'activate',
  'end replication',
  'end',
] as const;

export type Step = (typeof STEPS)[number];

/** Hears of each step before it begins. */
export type StepWatch = (step: Step) => void | Promise<void>;

interface Move {
  platform: Platform;
  installation: Installation;
  request: MoveRequest;
  organization: MovableOrganization;
  key: MoveKey;
  source: Side;
  target: Side;
  watch: StepWatch;
}

async function requireMovable(source: Side, prefix: string): Promise<MovableOrganization> {
  const organization = await findMovable(source.sql, prefix);
  if (!organization) throw new CommandError(`There is no organisation with the prefix "${prefix}".`);
  return organization;
}

/** Two commands at once for one organisation would undo each other's steps. */
async function alone<R>(source: Side, organizationId: number, work: () => Promise<R>): Promise<R> {
  const session = await source.sql.reserve();
  try {
    const [row] = await session<{ isOurs: boolean }[]>`
      select pg_try_advisory_lock(hashtextextended('organization move', ${organizationId})) as "isOurs"`;
    if (!row?.isOurs) throw new CommandError('Another command is moving this organisation.');
    return await work();
  } finally {
    // the lock ends with the connections of this command
    session.release();
  }
}

/** Copies until the other server has nearly everything. Everything in it can be done again. */
async function approach({
  platform,
  installation,
  request,
  organization,
  key,
  source,
  target,
  watch,
}: Move): Promise<void> {
  const { organizationId, moveId } = key;
  const { secret, config } = platform;
  const { report } = installation;
  await watch('begin');
  if (!organization.move) await insertMove(source.sql, organizationId, { moveId, target: labelOf(target.address) });
  await watch('admit');
  if ((await findArrival(target.sql, organizationId)) === undefined) {
    await separateNumbers(source, target);
    await insertArrival(target.sql, organization, moveId);
  }
  await watch('publish');
  await ensureMover(source, key, secret);
  await ensurePublication(source, key);
  await watch('subscribe');
  await ensureSubscription(source, target, key, { from: request.from, secret });
  await watch('copy rows');
  await waitUntilCopied(source, target, key, report);
  await watch('copy accounts');
  await copyAccounts(source, target, organizationId);
  await watch('copy files');
  if (request.files !== null) {
    const copied = await copyFiles(config.dataDir, request.files, organizationId, 'bytes');
    report(`Copied ${copied} files`);
  }
  for (const { name } of await tenantTables(target.sql)) await target.sql.unsafe(`analyze ${quoted(name)}`);
}

/** Commits the switch in the session that holds the lock: if that session was lost, there is no switch. */
async function switchOver({ organization }: Move, { session, requireHeld }: WriteStop): Promise<void> {
  const { organizationId } = organization;
  await session.unsafe('begin');
  await requireHeld();
  const jobs = await takeJobs(session, organizationId);
  // a job that began in the meantime puts itself back into the queue, where nothing would run it
  const running = await busyJobs(session, organizationId);
  if (running.length > 0 || (await countJobs(session, organizationId)) > 0) {
    await session.unsafe('rollback');
    throw busy(`jobs began (${running.join(', ')})`);
  }
  await markMoved(session, organizationId, jobs);
  await session.unsafe('commit');
}

/**
 * Stops the writes, lets the rest follow, compares and switches. Until the switch an error leaves everything at home. Answers since
 * when writes are refused.
 */
async function handOver(move: Move): Promise<number> {
  const { platform, installation, request, key, source, target, watch } = move;
  const { organizationId } = key;
  const slices = await slicesOf(source, await tenantTables(source.sql), organizationId);
  await watch('stop writes');
  return withWritesStopped(source, organizationId, installation.report, async (stop) => {
    await watch('drain');
    await waitUntilDrained(source, key);
    await watch('copy the rest');
    await Promise.all([
      copyAccounts(source, target, organizationId),
      raiseSequences(source, target),
      request.files === null ? null : copyFiles(platform.config.dataDir, request.files, organizationId, 'dates'),
    ]);
    await watch('verify');
    await verifyRows(source, target, slices, organizationId);
    await watch('switch');
    await switchOver(move, stop);
    return stop.since;
  });
}

/** Serves the organisation at the other server and takes the replication down. Everything in it can be done again. */
async function settle(
  { installation, organization, key, source, target, watch }: Move,
  since: number | null,
): Promise<void> {
  const { organizationId, prefix } = organization;
  const current = await requireMovable(source, prefix);
  await watch('activate');
  if ((await findArrival(target.sql, organizationId)) !== undefined)
    await target.sql.begin(async (tx) => {
      await putJobs(tx, current.move?.jobs ?? []);
      await activateArrival(tx, current, current.move?.wasActive ?? true);
    });
  if (since !== null)
    installation.report(`Writes were refused for ${((performance.now() - since) / 1000).toFixed(1)} s`);
  await watch('end replication');
  await endReplication(source, target, key);
  await watch('end');
  await endMove(source.sql, organizationId);
}

async function move(given: Move): Promise<string> {
  const { platform, request, organization, source, target } = given;
  const { organizationId, prefix } = organization;
  if (organization.move?.state === 'SWITCHED') await settle(given, null);
  else {
    checkFiles(request, platform.config.s3 !== null);
    const hasArrived = (await findArrival(target.sql, organizationId)) !== undefined;
    await checkMove(source, target, organization, { hasArrived });
    await approach(given);
    await settle(given, await handOver(given));
  }
  const files =
    request.files === null && platform.config.s3 === null
      ? `\nIts files are still in ${platform.config.dataDir}/files/*/${organizationId}: copy them to the other installation.`
      : '';
  return `Organisation ${organizationId} ("${prefix}") is at ${labelOf(target.address)} now. Send its host name there.${files}`;
}

async function abort({ installation, request, organization, key, source, target }: Move): Promise<string> {
  const { organizationId, prefix } = organization;
  if (!organization.move) throw new CommandError(`Organisation "${prefix}" is not being moved.`);
  if (organization.move.state !== 'COPYING')
    throw new CommandError('The move has switched, so it can only be finished: run the command without --abort.');
  await endReplication(source, target, key);
  if ((await findArrival(target.sql, organizationId)) !== undefined) {
    await checkFullRights(target);
    await deleteArrived(target, organizationId, installation.report);
  }
  if (request.files !== null) await deleteFiles(request.files, organizationId);
  await deleteMove(source.sql, organizationId);
  return `The move of "${prefix}" is given up. It is at home here as before.`;
}

/** @throws CommandError unless the target is the one to which this organisation moves, or free for it */
async function requireSameMove({ organization: { move, organizationId }, target }: Move): Promise<void> {
  if (move && move.target !== labelOf(target.address))
    throw new CommandError(`The organisation is moving to ${move.target}: give that server with --to.`);
  const arrival = await findArrival(target.sql, organizationId);
  if (arrival !== undefined && arrival !== move?.moveId)
    throw new CommandError(`An organisation with the number ${organizationId} is arriving there from another server.`);
}

async function forget(source: Side, { prefix }: ForgetRequest, { report }: Installation): Promise<string> {
  const { organizationId, move: moved } = await requireMovable(source, prefix);
  if (moved?.state !== 'DONE')
    throw new CommandError(`Organisation "${prefix}" has not moved away, or not to the end.`);
  await alone(source, organizationId, async () => {
    await checkFullRights(source);
    await deleteLeftBehind(source, organizationId, report);
  });
  return `Organisation ${organizationId} ("${prefix}") is forgotten here. Its files may be deleted.`;
}

/**
 * Moves an organisation to another server, by row-filtered logical replication (docs/guides/scale.md). Each step can be done again
 * and the state is in the databases, so the command may be stopped anywhere and be given again.
 */
export async function moveOrganization(
  platform: Platform,
  args: readonly string[],
  installation: Installation,
  watch: StepWatch = () => undefined,
): Promise<string> {
  const request = readArguments(args);
  const source = openSide(installation.address, installation.login, 6);
  try {
    if (request.action === 'forget') return await forget(source, request, installation);
    const { organizationId } = await requireMovable(source, request.prefix);
    return await alone(source, organizationId, async () => {
      const organization = await requireMovable(source, request.prefix);
      if (organization.move?.state === 'DONE')
        throw new CommandError(`Organisation "${request.prefix}" has moved to ${organization.move.target} already.`);
      const target = await openTarget(source, request.to, platform, installation);
      try {
        const key = { organizationId, moveId: organization.move?.moveId ?? randomUUID() };
        const given: Move = { platform, installation, request, organization, key, source, target, watch };
        await requireSameMove(given);
        return await (request.action === 'abort' ? abort(given) : move(given));
      } finally {
        await target.sql.end({ timeout: 1 });
      }
    });
  } finally {
    await source.sql.end({ timeout: 1 });
  }
}
