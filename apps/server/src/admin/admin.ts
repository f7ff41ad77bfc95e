import type { Platform } from '../kernel/context.ts';
import { CommandError, createFirstOrganization, USAGE } from './create-organization.ts';

/** The commands of whoever operates the server; each answers what is printed. */
export async function runCommand(platform: Platform, [command, ...args]: readonly string[]): Promise<string> {
  if (command === 'create-organization') return createFirstOrganization(platform, args);
  throw new CommandError(command === undefined ? USAGE : `There is no command "${command}".\n\n${USAGE}`);
}
