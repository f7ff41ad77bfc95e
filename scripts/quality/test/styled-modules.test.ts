import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type BuiltFile,
  classesOf,
  classesWithoutSheet,
  styledModules,
} from '../../../packages/web-kit/vite/styled-modules.ts';

describe('the classes of a sheet', () => {
  it.each([
    ['.flex{display:flex}.mt-2,.gap-3>p{margin:0}', ['flex', 'mt-2', 'gap-3']],
    [
      String.raw`.hover\:bg-subtle:hover{}.min-h-\[40svh\]{}.w-1\/2{}.p-0\.5{}`,
      ['hover:bg-subtle', 'min-h-[40svh]', 'w-1/2', 'p-0.5'],
    ],
    [String.raw`.group:hover .-mt-1,.\32 xl{}`, ['group', '-mt-1', '2xl']],
    ['p{margin:.5rem}@media (width>600px){.wide{color:#0.5}}', ['wide']],
  ])('of %s', (sheet, names) => expect([...classesOf(sheet)]).toEqual(names));
});

const WHOLE = 'app.css';
const file = (modules: string[], rest: Partial<BuiltFile> = {}): BuiltFile => ({
  isEntry: false,
  imports: [],
  dynamicImports: [],
  sheets: [],
  modules,
  ...rest,
});
const CODE: Readonly<Record<string, string>> = {
  plain: '<p className="flex">',
  wide: '<p className="flex columns-2">',
  chosen: "<p className={isOpen ? 'columns-2' : `flex`}>",
};
const missing = (files: Record<string, BuiltFile>) =>
  classesWithoutSheet(
    new Map(Object.entries(files)),
    WHOLE,
    new Set(['columns-2']),
    (module) => CODE[module] ?? '',
  ).map(({ module, name }) => `${module} ${name}`);

describe('a class of the whole sheet', () => {
  const entry = (rest: Partial<BuiltFile>) => file(['plain'], { isEntry: true, sheets: ['first.css'], ...rest });

  it('is missing where the page begins, in what that needs, and in what opens there', () => {
    expect(missing({ main: file(['chosen'], { isEntry: true }) })).toEqual(['chosen columns-2']);
    expect(missing({ main: entry({ imports: ['base'] }), base: file(['wide']) })).toEqual(['wide columns-2']);
    expect(missing({ main: entry({ dynamicImports: ['late'] }), late: file(['wide']) })).toEqual(['wide columns-2']);
  });

  it('is there with the screen that brings the sheet, with what that needs, and with what opens on it', () => {
    const brings = { sheets: [WHOLE] };
    expect(missing({ main: entry({ dynamicImports: ['screen'] }), screen: file(['wide'], brings) })).toEqual([]);
    expect(
      missing({
        main: entry({ dynamicImports: ['screen'] }),
        screen: file(['plain'], { ...brings, imports: ['cards'], dynamicImports: ['dialog'] }),
        cards: file(['wide']),
        dialog: file(['wide']),
      }),
    ).toEqual([]);
    // the sheet may come with something that the screen needs
    expect(
      missing({
        main: entry({ dynamicImports: ['screen'] }),
        screen: file(['wide'], { imports: ['frame'] }),
        frame: file([], brings),
      }),
    ).toEqual([]);
  });

  it('is missing in what a page with the sheet shares with one that lacks it', () => {
    expect(
      missing({
        main: entry({ dynamicImports: ['screen', 'first'] }),
        screen: file(['wide'], { sheets: [WHOLE], dynamicImports: ['dialog'] }),
        first: file(['plain'], { dynamicImports: ['dialog'] }),
        dialog: file(['wide']),
      }),
    ).toEqual(['wide columns-2']);
  });

  it('is looked for in files that lead to each other', () => {
    const files = {
      main: entry({ imports: ['one'] }),
      one: file(['plain'], { imports: ['other'], dynamicImports: ['main'] }),
      other: file(['wide'], { imports: ['one'] }),
    };
    expect(missing(files)).toEqual(['wide columns-2']);
  });
});

describe('the build', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sullam-styled-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const built = () =>
    build({ root: folder, configFile: false, logLevel: 'silent', plugins: [styledModules()], build: { write: false } });

  it('fails where a page draws with a class that it may not have yet, and names both', async () => {
    mkdirSync(path.join(folder, 'src'));
    write('index.html', '<script type="module" src="/src/main.ts"></script>');
    write('src/first.css', '.flex { display: flex }');
    write('src/app.css', '.flex { display: flex } .columns-2 { columns: 2 }');
    write('src/late.ts', "document.body.className = 'columns-2';");
    write('src/other.ts', "import './app.css';\ndocument.body.className = 'columns-2';");
    write(
      'src/main.ts',
      "import './first.css';\ndocument.onclick = () => [import('./late.ts'), import('./other.ts')];",
    );
    await expect(built()).rejects.toThrow(/Import app\.css where this is drawn[\s\S]*src\/late\.ts: columns-2$/m);
    write('src/late.ts', "import './app.css';\ndocument.body.className = 'columns-2';");
    await expect(built()).resolves.toBeTruthy();
  });
});
