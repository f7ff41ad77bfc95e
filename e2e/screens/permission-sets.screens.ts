import { administrator, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [administrator('studio-permission-set-new', '/studio/permission-sets/new')];
