import type { Platform } from '../kernel/context.ts';
import { CommandError } from './command-error.ts';
import { USAGE as CREATE_USAGE, createFirstOrganization } from './create-organization.ts';
import { USAGE as CHECK_USAGE, checkDatabase } from './distribution/check-database.ts';
import { USAGE as DISTRIBUTE_USAGE, distribute } from './distribution/distribute.ts';
import type { Installation } from './installation.ts';
import { USAGE as MOVE_USAGE } from './move-organization/arguments.ts';
import { moveOrganization } from './move-organization/move-organization.ts';

const USAGE = [CREATE_USAGE, CHECK_USAGE, DISTRIBUTE_USAGE, MOVE_USAGE].join('\n\n');

/** The operator's commands; each answers what is printed. */
export async function runCommand(
  platform: Platform,
  [command, ...args]: readonly string[],
  installation: Installation,
): Promise<string> {
  if (command === 'create-organization') return createFirstOrganization(platform, args);
  if (command === 'check-database') return checkDatabase(args, installation);
  if (command === 'distribute') return distribute(args, installation);
  if (command === 'move-organization') return moveOrganization(platform, args, installation);
  throw new CommandError(command === undefined ? USAGE : `There is no command "${command}".\n\n${USAGE}`);
}
