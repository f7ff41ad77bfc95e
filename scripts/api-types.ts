// node scripts/run.mjs scripts/api-types.ts [--check]: turns packages/api-client/openapi.json into the client's types.
// With --check nothing is written; the program fails when the committed types are not those of the document.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '../packages/api-client/generator/openapi.ts';
import { schemaTypes } from '../packages/api-client/generator/schema-types.ts';

const folder = path.resolve('packages/api-client');
const target = path.join(folder, 'src/schema.gen.ts');
const document = JSON.parse(readFileSync(path.join(folder, 'openapi.json'), 'utf8')) as OpenApiDocument;
const text = schemaTypes(document);

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/schema.gen.ts is not made from openapi.json: run node scripts/run.mjs scripts/api-types.ts');
  process.exitCode = 1;
}
