// `npm run generate` writes what is derived: table types and docs/schema.md from the database, the OpenAPI document from the routes,
// the client's types from that document, the README's table of settings, the modules in ARCHITECTURE.md and in the tour of it.
// `--check` writes nothing and fails on drift.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '@sullam/embedded-postgres/launch.ts';
import { SETTINGS } from '../apps/server/src/config.ts';
import { catalogDocumentation, type DocumentedArea } from '../apps/server/src/kernel/database/catalog-documentation.ts';
import { catalogTypes } from '../apps/server/src/kernel/database/catalog-types.ts';
import { connect, type Sql } from '../apps/server/src/kernel/database/connect.ts';
import { prepareDatabase } from '../apps/server/src/kernel/database/open.ts';
import { jsonText } from '../apps/server/src/kernel/http/json-text.ts';
import { openApiDocument } from '../apps/server/src/kernel/http/open-api.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import { inOrderOfUse, KERNEL_TABLES } from '../apps/server/src/kernel/module.ts';
import { MODULES } from '../apps/server/src/modules.gen.ts';
import { allRoutes } from '../apps/server/src/modules.ts';
import { AREAS } from './quality/borders/areas.ts';
import { put } from './quality/generated-files.ts';
import { foldersByArea } from './quality/noun-files.ts';
import { apiTypes } from './support/api-types.ts';

const root = process.cwd();

/** What `read` returns of a new database with all migrations. */
async function fromDatabase<T>(read: (admin: Sql) => Promise<T>): Promise<T> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'sullam-generate-'));
  chmodSync(home, 0o755); // PostgreSQL's account has to walk in when this runs as root
  const cluster = await startCluster(home);
  const address = { host: cluster.host, port: cluster.port, database: 'postgres' };
  const admin = connect(address, { user: 'postgres', password: cluster.adminPassword }, 2);
  try {
    await prepareDatabase(admin, address, 'generate', path.join(root, 'apps/server/migrations'), createLog('warn'));
    return await read(admin);
  } finally {
    await admin.end();
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

function readme(): string {
  const text = readFileSync(path.join(root, 'README.md'), 'utf8');
  const rows = SETTINGS.map(
    (setting) => `| \`${setting.name}\` | ${setting.fallback || 'none'} | ${setting.meaning} |`,
  );
  const table = ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
  return text.replace(/<!-- settings -->[\s\S]*<!-- \/settings -->/, `<!-- settings -->\n${table}\n<!-- /settings -->`);
}

const AREA_OF = new Map(foldersByArea('apps/server/src/modules').map(({ name, area }) => [name, area]));

/** The modules in the order of use: what each owns, publishes and uses. */
function architecture(): string {
  const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const listed = (names: readonly string[] = []) => [...names].sort().join(', ');
  const rows = inOrderOfUse(MODULES).map(({ name, owns = [], publishes = [], uses }) => {
    const views = publishes.map((view) => `*${view}*`);
    return `| ${AREA_OF.get(name)} | ${name} | ${[listed(owns), listed(views)].filter(Boolean).join('; ')} | ${listed(uses)} |`;
  });
  const table = ['| area | module | tables, *published views* | uses |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  return text.replace(/<!-- modules -->[\s\S]*<!-- \/modules -->/, `<!-- modules -->\n${table}\n<!-- /modules -->`);
}

/** The areas with their modules; an arrow leads to each area that is used and not reached through another one. */
function floors(): string {
  const used: Readonly<Record<string, readonly string[]>> = AREAS;
  const boxes = Object.entries(used).flatMap(([area, below]) => {
    const names = [...AREA_OF].flatMap(([name, its]) => (its === area ? [name] : []));
    const lines = names.map((name, at) => (at > 0 && at % 6 === 0 ? `<br>${name}` : name)).join(', ');
    const direct = below.filter((one) => !below.some((other) => used[other]?.includes(one)));
    return [
      `  ${area}["<b>${area}</b><br>${lines.replaceAll(', <br>', ',<br>')}"]`,
      ...direct.map((one) => `  ${area} --> ${one}`),
    ];
  });
  return ['```mermaid', 'flowchart TB', ...boxes, '```'].join('\n');
}

function tour(): string {
  const text = readFileSync(path.join(root, 'docs/guides/architecture-tour.md'), 'utf8');
  return text.replace(/<!-- floors -->[\s\S]*<!-- \/floors -->/, `<!-- floors -->\n${floors()}\n<!-- /floors -->`);
}

/** The kernel and the areas from the ground up, with the tables and views of their modules. */
function documentedAreas(): DocumentedArea[] {
  const kernel = { name: 'kernel', tables: [...KERNEL_TABLES].sort(), views: [] };
  const areas = Object.keys(AREAS).map((area) => ({
    name: area,
    title: `Area ${area}`,
    modules: inOrderOfUse(MODULES)
      .filter(({ name, owns = [], publishes = [] }) => AREA_OF.get(name) === area && owns.length + publishes.length > 0)
      .map(({ name, owns = [], publishes = [] }) => ({ name, tables: [...owns].sort(), views: [...publishes].sort() })),
  }));
  return [{ name: 'kernel', title: 'Kernel', modules: [kernel] }, ...areas];
}

const [types, schemaPage] = await fromDatabase(async (admin) => [
  await catalogTypes(admin),
  await catalogDocumentation(admin, documentedAreas()),
]);
put('apps/server/src/kernel/database/schema.gen.ts', types!);
put('docs/schema.md', schemaPage!);
const document = `${jsonText(openApiDocument(allRoutes()))}\n`;
put('packages/api-client/openapi.json', document);
put('packages/api-client/src/schema.gen.ts', apiTypes(document));

put('README.md', readme());
put('ARCHITECTURE.md', architecture());
put('docs/guides/architecture-tour.md', tour());
