import { describe, expect, it } from 'vitest';
import { checkCode, checkStyleSheet } from '../borders/code-rules.ts';
import { isPhysicalClass } from '../borders/physical.ts';
import { parseFile } from '../borders/source-file.ts';

const breaches = (file: string, text: string): string[] =>
  checkCode([parseFile(file, text)]).map((found) => found.message);

const SCREEN = 'apps/learner/src/features/a/a.screen.tsx';
const SERVICE = 'apps/server/src/modules/learning/a/a.service.ts';

describe('what may stand in a file', () => {
  it.each([
    [SCREEN, 'export const A = () => <p title={t("x.y")}>{t("a.b")} · {count}</p>;'],
    [SCREEN, 'export const A = () => <img alt="" className="ms-4 text-start left" />;'],
    [SCREEN, 'export const A = () => <Icon name="arrow-left" />;'],
    [SCREEN, 'export const A = () => <div style={{ insetInlineStart: 4 }} />;'],
    [
      SCREEN,
      'export const A = () => { const [x] = useState(""); return <TextField error={x ? undefined : t("a.b")} />; };',
    ],
    [
      SCREEN,
      'export const A = () => { const [big] = useState(false); return <FileDrop error={big ? t("a.b") : undefined} />; };',
    ],
    ['packages/web-kit/src/forms/form.tsx', 'export const Form = () => <form />;'],
    ['packages/strings/src/areas/a.words.ts', "export const words = { 'errors.codes.a.not-there': {} };"],
    [SERVICE, "export const q = sql`select to_char(at at time zone 'UTC', 'YYYY')`;"],
    ['apps/server/src/modules/learning/a/a.routes.ts', 'export const route = { mayLag: true };'],
    [SERVICE, 'export const later = (now: Date) => new Date(now.getTime() + 1);'],
    ['packages/api-client/src/client.ts', 'export const call = () => fetch("/api");'],
    ['apps/learner/vite.config.ts', 'export default {};'],
    ['apps/server/src/modules/learning/a/a.public.ts', "export { x } from './x.ts';"],
    ['apps/server/src/modules/learning/a/test/a.test.ts', 'const now = Date.now();'],
    [SCREEN, 'export const A = () => <time>{format.fields(at, { hour: "numeric" }, zone)}</time>;'],
    [SCREEN, 'export const A = () => <TimeField value={time} onChange={set} />;'],
  ])('lets %s say: %s', (file, text) => {
    expect(breaches(file, text)).toEqual([]);
  });

  it.each([
    [
      'packages/strings/src/areas/a.words.ts',
      "export const words = { 'errors.codes.a.notThere': {} };",
      /notThere isn't/,
    ],
    ['packages/strings/src/areas/a.words.ts', "export const words = { 'errors.codes.A.gone': {} };", /A.gone isn't/],
    ['packages/strings/src/areas/a.en.ts', "export const en = { 'errors.codes.a.b.c': '' };", /a.b.c isn't/],
    [SCREEN, 'export const A = () => <p>Hello</p>;', /literal text "Hello"/],
    [SCREEN, 'export const A = () => <p>مرحبا</p>;', /literal text/],
    [SCREEN, 'export const A = () => <p>{"Hello"}</p>;', /literal text "Hello"/],
    [SCREEN, 'export const A = () => <button aria-label="Close" />;', /literal text "Close"/],
    [SCREEN, 'export const A = () => <input placeholder={"Search"} />;', /literal text "Search"/],
    [SCREEN, 'export const A = () => <p className="flex ml-4" />;', /ml-4 is physical/],
    [SCREEN, 'export const A = () => <p className={cn(`p-2 md:text-left`)} />;', /md:text-left is physical/],
    [SCREEN, 'export const A = () => <p style={{ marginLeft: 4 }} />;', /marginLeft is physical/],
    [SCREEN, 'export const load = () => fetch("/api/x");', /fetch outside/],
    [SCREEN, 'export const load = () => window.fetch("/api/x");', /fetch outside/],
    [SCREEN, 'export const load = () => new EventSource("/api/sse");', /EventSource outside/],
    [SCREEN, 'export default function A() { return null; }', /default export/],
    [SCREEN, 'export const A = () => <form onSubmit={save} />;', /a form of its own/],
    [
      SCREEN,
      'export const A = () => <p>{new Intl.DateTimeFormat(locale).format(at)}</p>;',
      /DateTimeFormat in a screen/,
    ],
    [SCREEN, 'export const A = () => <p>{at.toLocaleTimeString()}</p>;', /toLocaleTimeString in a screen/],
    [SCREEN, 'export const A = () => <input type="time" />;', /a native field of the type time/],
    [
      SCREEN,
      'export const A = () => <TextField type={"datetime-local"} />;',
      /a native field of the type datetime-local/,
    ],
    [
      SCREEN,
      'export const A = () => { const [sent, setSent] = useState(false); return <TextField error={sent && bad ? x : y} />; };',
      /an error that is remembered/,
    ],
    [
      SCREEN,
      'export const A = () => { const [error, setError] = useState<string>(); return <TextField error={error} />; };',
      /an error that is remembered/,
    ],
    [
      SCREEN,
      'export const A = () => { const [sent] = useState(false); const bad = sent && !x; return <TextField {...(bad ? { error: y } : {})} />; };',
      /an error that is remembered/,
    ],
    [SERVICE, 'export const now = () => new Date();', /ambient time/],
    [SERVICE, 'export const now = () => Date.now();', /ambient time/],
    [SERVICE, 'export const port = process.env.PORT;', /environment/],
    [SERVICE, 'export const q = sql`select (now() at time zone zone)::date`;', /a time zone in SQL/],
    [SERVICE, "export const q = raw('select timezone(zone, at) from a');", /a time zone in SQL/],
    [
      'apps/server/src/modules/gradebook/a/a.routes.ts',
      'export const route = { mayLag: true };',
      /mayLag in an area of/,
    ],
    [SERVICE, `export const q = sql\`select \${JSON.stringify(a)}::jsonb\`;`, /encoded twice/],
    ['packages/domain/src/a.ts', 'export const now = () => Date.now();', /ambient time/],
    [SCREEN, 'export const A = () => useEffect(() => row.current?.scrollIntoView(), []);', /returns what it calls/],
    ['apps/studio/src/features/a/index.ts', "export * from './a.ts';", /barrel/],
  ])('refuses %s to say: %s', (file, text, message) => {
    const found = breaches(file, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });
});

describe('a list of exports', () => {
  it('is fine as the chunk that is fetched when it is needed', () => {
    const list = parseFile('apps/learner/src/shell/member-parts.ts', "export { A } from './a.tsx';");
    const user = parseFile('apps/learner/src/shell/frame.ts', "export const load = () => import('./member-parts.ts');");
    expect(checkCode([list, user])).toEqual([]);
    expect(checkCode([list])).toHaveLength(1);
  });
});

describe('left and right', () => {
  it.each([
    'ml-4',
    '-mr-2',
    'pl-[3px]',
    'left-0',
    'right-auto',
    'text-left',
    'rounded-tl-lg',
    'border-r',
    'md:hover:pr-2',
    '[&>p]:ml-1',
    '!ml-4',
    'group-data-[open=true]:mr-2',
  ])('stand in %s', (name) => {
    expect(isPhysicalClass(name)).toBe(true);
  });

  it.each([
    'ms-4',
    'pe-2',
    'start-0',
    'text-end',
    'rounded-ss-lg',
    'border-s',
    'ltr',
    'mx-auto',
    'arrow-left',
    'leading-6',
    'placeholder',
    'prose',
  ])('do not stand in %s', (name) => {
    expect(isPhysicalClass(name)).toBe(false);
  });

  it('are found in style sheets of the web with their lines', () => {
    const css =
      '.a { margin-inline-start: 1px; } /* left: 0 */\n.b { padding-left: 2px;\n text-align: right; }\n.c{left:0}';
    expect(checkStyleSheet('apps/learner/src/app.css', css)).toMatchObject([{ line: 2 }, { line: 3 }, { line: 4 }]);
    expect(checkStyleSheet('demo/assets/a.css', css)).toEqual([]);
  });
});
