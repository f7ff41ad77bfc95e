import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { type Platform, systemContext } from '../kernel/context.ts';
import { reading, transaction } from '../kernel/database/database.ts';
import { createFileStore } from '../kernel/files/create-file-store.ts';
import { createOrganization, readLook } from '../modules/organization/organizations/organizations.public.ts';
import { readDemo } from './content/read-demo.ts';
import type { DemoOrganization } from './content/types.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { demoHistory, demoLoading, demoWork, LoadedDemo } from './demo-content.ts';
import { Progress } from './progress-line.ts';

/**
 * Creates the demo content on the first start. What belongs to an organisation is written in one transaction, and what
 * lies outside of it (the row of the organisation, accounts, files) can be done twice: killed anywhere, the next start
 * finishes it.
 */
export async function loadDemo(platform: Platform, folder: string): Promise<void> {
  const missing: { demo: DemoOrganization; organizationId: number }[] = [];
  for (const { domainPrefix, name, read } of readDemo(folder)) {
    const organizationId = await createOrganization(platform.database, domainPrefix, name);
    if (!(await isLoaded(platform, organizationId))) missing.push({ demo: read(), organizationId });
  }
  if (missing.length === 0) return;
  const progress = new Progress(
    'Creating the demo content',
    missing.reduce((sum, { demo }) => sum + demo.courses.length + 3, 0),
  );
  const passwordHash = await hash(DEMO_PASSWORD);
  const assets = path.resolve(folder, 'assets');
  for (const { demo, organizationId } of missing)
    await load(platform, demo, organizationId, passwordHash, assets, progress);
  progress.done();
}

async function load(
  platform: Platform,
  demo: DemoOrganization,
  organizationId: number,
  passwordHash: string,
  assets: string,
  progress: Progress,
): Promise<void> {
  const context = systemContext(platform, organizationId);
  const files = createFileStore(platform.config);
  await transaction(context, async (tx) => {
    const loaded = new LoadedDemo();
    const step = () => progress.step();
    for (const loadPart of [demoLoading, demoWork, demoHistory].flatMap((point) => platform.extensions.of(point)))
      await loadPart({ context, tx, demo, loaded, files, assets, passwordHash, step });
    step();
  });
}

/** What is loaded, is loaded wholly: an organisation without a look has nothing yet. */
async function isLoaded(platform: Platform, organizationId: number): Promise<boolean> {
  const context = systemContext(platform, organizationId);
  const look = await reading(context, (tx) => readLook(context, tx));
  return look !== undefined && look.colors.length > 0;
}
