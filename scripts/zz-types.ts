import { readFileSync, writeFileSync } from 'node:fs';
import { schemaTypes } from '../packages/api-client/generator/schema-types.ts';

writeFileSync(
  'packages/api-client/src/schema.gen.ts',
  schemaTypes(JSON.parse(readFileSync('packages/api-client/openapi.json', 'utf8'))),
);
