/** Draws every picture of the demo: `node scripts/run.mjs demo/assets/make/draw.ts [name part]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { titled } from './art.ts';
import { icons, logos, portrait } from './brand.ts';
import { picture, pictures } from './pictures.ts';

const root = path.resolve('demo/assets');
const only = process.argv[2] ?? '';

async function save(name: string, drawing: string, quality = 82): Promise<void> {
  if (!name.includes(only)) return;
  const file = path.join(root, `${name}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(drawing)).webp({ quality, effort: 5 }).toFile(file);
}

const portraits: [string, number, Parameters<typeof portrait>[2]][] = [
  ['salma', 222, 'scarf'],
  ['faisal', 152, 'cloth'],
  ['lina', 322, 'long'],
  ['omar', 190, 'hair'],
  ['huda', 10, 'scarf'],
  ['yusuf', 38, 'hair'],
  ['tariq', 205, 'cloth'],
  ['noura', 265, 'scarf'],
  ['maha', 285, 'scarf'],
  ['samir', 20, 'hair'],
  ['reem', 180, 'long'],
];

for (const name of Object.keys(pictures)) await save(`articles/${name}`, picture(name));
for (const [key, hue, kind] of portraits) await save(`portraits/${key}`, portrait(key, hue, kind));

mkdirSync(path.join(root, 'brand'), { recursive: true });
const names = { madar: 'Madar Academy · أكاديمية مدار', acme: 'Acme Skills · أكمي للمهارات' };
for (const key of ['madar', 'acme'] as const) {
  writeFileSync(path.join(root, `brand/${key}-icon.svg`), titled(names[key], icons[key]));
  writeFileSync(path.join(root, `brand/${key}-logo.svg`), titled(names[key], logos[key](false)));
  writeFileSync(path.join(root, `brand/${key}-logo-light.svg`), titled(names[key], logos[key](true)));
}
