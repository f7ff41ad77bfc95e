// npm run time-zones -- PROGRAM: takes the time zone data out of a newer Node (its executable file) into apps/server/time-zones/RELEASE,
// in place of what is there. An older Node reads it from there instead of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './support/project.ts';

/** The files that ICU reads from a folder of time zone data. */
const FILE = /^icudt\d+l\/((?:zoneinfo64|metaZones|timezoneTypes|windowsZones)\.res)$/;

/** Begins the header of ICU's data, twelve bytes in: its format, `CmnD`, after the four bytes that say how it is encoded. */
const SIGNATURE = Buffer.from('00000200436d6e44', 'hex');

/** Files within ICU's data, by their names. A header is followed by how many there are, and where each has its name and begins. */
function* filesOf(program: Buffer): Generator<[name: string, content: Buffer]> {
  const header = program.indexOf(SIGNATURE) - 8;
  if (header < 0) throw new Error('holds no data of ICU: take an official build of Node for Linux');
  const base = header + program.readUInt16LE(header);
  const count = program.readUInt32LE(base);
  const entry = (at: number) => {
    const [name, content] = [program.readUInt32LE(base + 4 + 8 * at), program.readUInt32LE(base + 8 + 8 * at)];
    return { name: program.toString('latin1', base + name, program.indexOf(0, base + name)), begin: base + content };
  };
  for (let at = 0; at < count - 1; at++) {
    const { name, begin } = entry(at);
    yield [name, program.subarray(begin, entry(at + 1).begin)];
  }
}

const [program] = process.argv.slice(2);
if (!program) throw new Error('say which program: npm run time-zones -- /path/to/node');
const release = execFileSync(program, ['--print', 'process.versions.tz'], { encoding: 'utf8' }).trim();
const folder = inProject('apps/server/time-zones');
rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, release), { recursive: true });
for (const [name, content] of filesOf(readFileSync(program))) {
  const file = FILE.exec(name)?.[1];
  if (file) writeFileSync(path.join(folder, release, file), content);
}
console.log(`wrote the release ${release}`);
