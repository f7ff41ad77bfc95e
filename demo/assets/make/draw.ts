/** Draws every picture of the demo: `node scripts/run.mjs demo/assets/make/draw.ts [name part]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { titled } from './art.ts';
import { icons, logos, portrait, scenes } from './brand.ts';
import { cover, type Scene } from './covers.ts';
import { picture, pictures } from './pictures.ts';

const root = path.resolve('demo/assets');
const only = process.argv[2] ?? '';

async function save(name: string, drawing: string, quality = 82): Promise<void> {
  if (!name.includes(only)) return;
  const file = path.join(root, `${name}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(drawing)).webp({ quality, effort: 5 }).toFile(file);
}

const hues = {
  leadership: 222,
  data: 190,
  design: 322,
  languages: 38,
  finance: 152,
  health: 10,
  service: 205,
  operations: 265,
  safety: 20,
};

const covers: Record<string, [keyof typeof hues, Scene]> = {
  'feedback-that-helps': ['leadership', 'bubbles'],
  'first-time-manager': ['leadership', 'ladder'],
  'meetings-worth-having': ['leadership', 'rings'],
  'coaching-conversations': ['leadership', 'orbits'],
  'leading-change': ['leadership', 'hills'],
  'data-literacy': ['data', 'bars'],
  'python-first-steps': ['data', 'quarters'],
  'working-with-ai-assistants': ['data', 'network'],
  'charts-that-speak': ['data', 'rings'],
  'spreadsheet-skills': ['data', 'star'],
  'design-for-two-directions': ['design', 'quarters'],
  'colour-and-contrast': ['design', 'petals'],
  'service-design-basics': ['design', 'network'],
  'slides-people-follow': ['design', 'pages'],
  'plain-arabic-writing': ['languages', 'script'],
  'business-english-emails': ['languages', 'pages'],
  'ruqah-calligraphy': ['languages', 'star'],
  'translation-workshop': ['languages', 'bubbles'],
  'reports-people-read': ['languages', 'shelves'],
  'personal-budget': ['finance', 'coins'],
  'reading-financial-statements': ['finance', 'bars'],
  'small-business-cash-flow': ['finance', 'waves'],
  'saving-and-investing': ['finance', 'ladder'],
  'calm-under-pressure': ['health', 'waves'],
  'first-response-at-work': ['health', 'shield'],
  'healthy-desk': ['health', 'petals'],
  'fire-safety-at-work': ['health', 'orbits'],
  'welcoming-customers': ['service', 'bubbles'],
  'difficult-customers': ['service', 'orbits'],
  'stock-and-shelves': ['operations', 'shelves'],
  'shift-leader': ['operations', 'ladder'],
  'lifting-safely': ['safety', 'shield'],
  'food-hygiene': ['safety', 'petals'],
  'specializations/new-leader': ['leadership', 'star'],
  'specializations/data-at-work': ['data', 'hills'],
  'specializations/clear-communication': ['languages', 'orbits'],
};

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

for (const [key, [category, scene]] of Object.entries(covers))
  await save(`covers/${key}`, cover(key, hues[category], scene), 84);
for (const name of Object.keys(pictures)) await save(`articles/${name}`, picture(name));
for (const [key, hue, kind] of portraits) await save(`portraits/${key}`, portrait(key, hue, kind));
for (const [name, drawing] of Object.entries({ ...scenes(205, 160, 'madar'), ...scenes(20, 42, 'acme') }))
  await save(`brand/${name}`, drawing);

mkdirSync(path.join(root, 'brand'), { recursive: true });
const names = { madar: 'Madar Academy · أكاديمية مدار', acme: 'Acme Skills · أكمي للمهارات' };
for (const key of ['madar', 'acme'] as const) {
  writeFileSync(path.join(root, `brand/${key}-icon.svg`), titled(names[key], icons[key]));
  writeFileSync(path.join(root, `brand/${key}-logo.svg`), titled(names[key], logos[key](false)));
  writeFileSync(path.join(root, `brand/${key}-logo-light.svg`), titled(names[key], logos[key](true)));
}
