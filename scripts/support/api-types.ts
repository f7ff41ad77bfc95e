import { execFileSync } from 'node:child_process';
import { inProject } from './project.ts';

const GENERATOR = 'packages/api-client/node_modules/openapi-typescript/bin/cli.js';
// every named schema is a type of its own name; a default in a response doesn't make its field required
const OPTIONS = [
  '--root-types',
  '--root-types-no-schema-prefix',
  '--root-types-keep-casing',
  '--default-non-nullable=false',
];

/** The TypeScript types of an OpenAPI document. The generator stands beside the TypeScript that it needs, an older one than ours. */
export function apiTypes(document: string): string {
  return execFileSync(process.execPath, [inProject(GENERATOR), ...OPTIONS], {
    cwd: inProject('packages/api-client'),
    input: document,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}
