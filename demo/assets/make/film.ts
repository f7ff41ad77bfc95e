/** Makes the film, its captions and the sound: `node scripts/run.mjs demo/assets/make/film.ts` (needs ffmpeg). */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { circle, each, group, line, palette, rect, shape, svg } from './art.ts';
import { writeBreaths, writeMusic } from './sound.ts';

const out = path.resolve('demo/assets/media');
const temp = '/tmp/sullam-film';
const SECONDS = 12;
const p = palette(222);
const q = palette(160);

const person = (x: number, coat: string, look = 0): string =>
  group(
    `translate(${x} 300)`,
    shape('M-120 330C-120 150 -80 90 0 90S120 150 120 330Z', coat),
    circle(0, 10, 74, '#d9a47a'),
    circle(-24 + look, 6, 7, p.ink),
    circle(24 + look, 6, 7, p.ink),
  );
const bubble = (x: number, y: number, w: number, h: number, fill: string, tail: number): string =>
  rect(x, y, w, h, 44, fill) + shape(`M${x + w / 2 - 30} ${y + h - 4}h70l${tail} 66Z`, fill);
const paper = (x: number, y: number, s: number): string =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    rect(0, 0, 170, 220, 14, '#fff'),
    each(6, (i) => rect(24, 30 + i * 30, i % 3 === 2 ? 70 : 122, 12, 6, i ? p.soft : p.accent)),
  );
const calendar = (marked: number): string =>
  rect(390, 150, 500, 420, 30, '#fff') +
  rect(390, 150, 500, 96, 30, p.deep) +
  each(15, (i) =>
    rect(
      430 + (i % 5) * 88,
      276 + Math.floor(i / 5) * 92,
      68,
      68,
      14,
      i === marked ? p.accent : i === marked - 2 ? p.mid : p.soft,
    ),
  );

const slides = [
  calendar(9) + group('rotate(8 960 480)', paper(900, 400, 1)),
  person(400, p.deep, 8) +
    person(900, q.deep, -8) +
    bubble(470, 90, 300, 150, p.accent, -130) +
    line('M640 115l-40 60h50l-40 50', '#fff', 14) +
    line('M866 362q34-22 68 0', p.ink, 8),
  calendar(7),
  shape('M340 360Q640 60 940 360Q640 660 340 360Z', '#fff') + circle(640, 360, 140, p.deep) + paper(580, 275, 0.75),
  each(5, (i) =>
    circle(
      640,
      360,
      60 + i * 74,
      'none',
      `stroke="${i % 2 ? p.mid : p.deep}" stroke-width="${16 - i * 2}" opacity="${1 - i * 0.15}"`,
    ),
  ) + circle(640, 360, 40, p.accent),
  person(400, p.deep, 8) +
    person(900, q.deep, -8) +
    bubble(410, 80, 190, 130, '#fff', -20) +
    bubble(690, 60, 190, 130, q.mid, 5) +
    each(3, (i) => circle(465 + i * 42, 145, 10, p.deep)) +
    each(3, (i) => circle(745 + i * 42, 125, 10, '#fff')) +
    line('M372 352q28 24 56 0M872 352q28 24 56 0', p.ink, 8),
];

const captions: { en: [string, string]; ar: [string, string] }[] = [
  {
    en: ['[Quiet music] A report was due on Sunday.', 'It arrived on Tuesday.'],
    ar: ['[موسيقى هادئة] كان موعد التقرير يوم الأحد.', 'ووصل يوم الثلاثاء.'],
  },
  {
    en: ['The first attempt: "You are unreliable."', 'A verdict. The other can only agree or resist.'],
    ar: ['المحاولة الأولى: «أنت لا يُعتمد عليك».', 'حكم. ولا يملك الآخر إلا أن يوافق أو يقاوم.'],
  },
  {
    en: ['The second attempt begins with the situation.', '"It is about the report for last Sunday."'],
    ar: ['تبدأ المحاولة الثانية بالموقف.', '«الأمر يتعلّق بتقرير الأحد الماضي».'],
  },
  {
    en: ['Then the behaviour: what an eye could see.', '"It reached me on Tuesday, without a word before."'],
    ar: ['ثم السلوك: ما تستطيع العين أن تراه.', '«وصلني يوم الثلاثاء دون إشعار قبله».'],
  },
  {
    en: ['Then the effect, which spreads like ripples.', '"So I went into the meeting without figures."'],
    ar: ['ثم الأثر الذي يتّسع كالتموّجات.', '«فدخلت الاجتماع بلا أرقام».'],
  },
  {
    en: ['And a question: "How did that come about?"', 'Now two people are talking. [Music ends]'],
    ar: ['ثم سؤال: «كيف حدث ذلك؟»', 'الآن يتحدّث اثنان. [تنتهي الموسيقى]'],
  },
];

const stamp = (seconds: number): string =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

function writeCaptions(language: 'en' | 'ar'): void {
  const cues = captions.flatMap((slide, index) =>
    slide[language].map(
      (text, half) => `${stamp(index * SECONDS + half * 6)} --> ${stamp(index * SECONDS + half * 6 + 6)}\n${text}\n`,
    ),
  );
  writeFileSync(path.join(out, `three-sentences.${language}.vtt`), `WEBVTT\n\n${cues.join('\n')}`);
}

mkdirSync(temp, { recursive: true });
mkdirSync(out, { recursive: true });
const grounds = [p.ground, p.soft, q.ground, p.ground, q.soft, q.ground];
for (const [index, drawing] of slides.entries()) {
  const picture = svg(1280, 720, rect(0, 0, 1280, 720, 0, grounds[index] ?? p.ground), drawing);
  await sharp(Buffer.from(picture), { density: 144 }).resize(2560, 1440).png().toFile(`${temp}/slide${index}.png`);
  if (index === 1)
    await sharp(Buffer.from(picture)).webp({ quality: 82 }).toFile(path.join(out, 'three-sentences-poster.webp'));
}
writeMusic(`${temp}/music.wav`, slides.length * SECONDS);
writeBreaths(`${temp}/breaths.wav`);
writeCaptions('en');
writeCaptions('ar');

const frames = SECONDS * 25;
const moves = slides.map((_, i) => {
  const zoom = i % 2 ? `1.10-0.10*on/${frames}` : `1+0.10*on/${frames}`;
  return `[${i}:v]zoompan=z='${zoom}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${frames}:s=1280x720:fps=25,fade=t=in:d=0.6:color=white,fade=t=out:st=${SECONDS - 0.6}:d=0.6:color=white[v${i}]`;
});
const joined = `${moves.join(';')};${slides.map((_, i) => `[v${i}]`).join('')}concat=n=${slides.length}:v=1:a=0,format=yuv420p[v]`;
execFileSync('ffmpeg', [
  '-y',
  '-loglevel',
  'error',
  ...slides.flatMap((_, i) => ['-i', `${temp}/slide${i}.png`]),
  '-i',
  `${temp}/music.wav`,
  '-filter_complex',
  joined,
  '-map',
  '[v]',
  '-map',
  `${slides.length}:a`,
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-crf',
  '25',
  '-preset',
  'medium',
  '-c:a',
  'aac',
  '-b:a',
  '96k',
  '-movflags',
  '+faststart',
  '-shortest',
  path.join(out, 'three-sentences.mp4'),
]);
execFileSync('ffmpeg', [
  '-y',
  '-loglevel',
  'error',
  '-i',
  `${temp}/breaths.wav`,
  '-b:a',
  '96k',
  path.join(out, 'four-breaths.mp3'),
]);
