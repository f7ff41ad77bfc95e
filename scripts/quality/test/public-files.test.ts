import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { importDirectly, publicFiles } from '../../../packages/web-kit/vite/public-files.ts';

const PUBLIC = "export { light, type Light } from './light.ts';\nexport { Heavy } from './parts/heavy.tsx';\n";
const directly = (code: string): string => importDirectly('/app/src/screen.tsx', code, () => PUBLIC);

describe('an import of a public file', () => {
  it.each([
    [
      "import { light, Heavy as Part } from './exams/exams.public.ts';",
      'import { light as light } from "./exams/light.ts"; import { Heavy as Part } from "./exams/parts/heavy.tsx";',
    ],
    [
      "import {\n  light,\n} from '../exams/exams.public.ts';\nlight();",
      'import { light as light } from "../exams/light.ts";\n\n\nlight();',
    ],
    ["export { light } from './exams.public.ts';", 'export { light as light } from "./light.ts";'],
    ["import { other } from './other.ts';", "import { other } from './other.ts';"],
  ])('becomes imports of the files: %s', (code, expected) => expect(directly(code)).toBe(expected));

  it.each(["import { gone } from './exams.public.ts';", "import * as exams from './exams.public.ts';"])(
    'fails the build if it names nothing that the file has: %s',
    (code) => expect(() => directly(code)).toThrow("doesn't re-export by name"),
  );
});

it('loads only what a screen names', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sullam-public-'));
  const sources = {
    'main.ts': "import { light } from './exams/exams.public.ts';\nconsole.log(light, import('./late.ts'));",
    'late.ts': "import { heavy } from './exams/exams.public.ts';\nexport const late = heavy;",
    'exams/exams.public.ts': "export { light } from './light.ts';\nexport { heavy } from './heavy.ts';",
    'exams/light.ts': "export const light = 'light';",
    'exams/heavy.ts': "console.log('side effect');\nexport const heavy = 'heavy';",
  };
  mkdirSync(path.join(folder, 'exams'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [publicFiles()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: path.join(folder, 'main.ts') } },
  })) as Rolldown.RolldownOutput;
  rmSync(folder, { recursive: true, force: true });
  const modulesOf = (name: string): string[] =>
    built.output.flatMap((file) =>
      file.type === 'chunk' && file.name === name
        ? file.moduleIds.map((id) => path.basename(id)).filter((id) => id.endsWith('.ts'))
        : [],
    );
  expect(modulesOf('main')).toEqual(['light.ts', 'main.ts']);
  expect(modulesOf('late')).toEqual(['heavy.ts', 'late.ts']);
});
