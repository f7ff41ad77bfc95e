/** Synthesises the two sounds of the demo as WAV below /tmp; film.ts turns them into what browsers play. */
import { writeFileSync } from 'node:fs';

const RATE = 44100;

function writeWav(file: string, seconds: number, sample: (time: number) => number): void {
  const count = Math.round(seconds * RATE);
  const data = Buffer.alloc(44 + count * 2);
  data.write('RIFF', 0).toString();
  data.writeUInt32LE(36 + count * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index++) {
    const value = Math.max(-1, Math.min(1, sample(index / RATE)));
    data.writeInt16LE(Math.round(value * 32000), 44 + index * 2);
  }
  writeFileSync(file, data);
}

const smooth = (x: number): number => (x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x));
const bell = (time: number, at: number): number =>
  time < at
    ? 0
    : Math.exp(-(time - at) * 1.6) *
      0.22 *
      (Math.sin(2 * Math.PI * 784 * (time - at)) + 0.5 * Math.sin(2 * Math.PI * 1176 * (time - at)));

/** Six rounds of fifteen seconds: five up, two level, eight down; bells at both ends. */
export function writeBreaths(file: string): void {
  let phase = 0;
  writeWav(file, 96, (time) => {
    const local = time - 3;
    const round = local % 15;
    const inside = local >= 0 && local < 90;
    const level = round < 5 ? smooth(round / 5) : round < 7 ? 1 : 1 - smooth((round - 7) / 8);
    phase += (2 * Math.PI * (174.6 + 87.4 * level)) / RATE;
    const loudness = inside ? 0.06 + 0.2 * level : 0;
    const edge = smooth(local * 2) * smooth((90 - local) * 2);
    return (
      loudness * edge * (Math.sin(phase) + 0.35 * Math.sin(phase * 1.5) + 0.2 * Math.sin(phase * 2)) +
      bell(time, 0.6) +
      bell(time, 93)
    );
  });
}

/** A quiet bed of slow chords with a plucked line, in a major key. */
export function writeMusic(file: string, seconds: number): void {
  const chords = [
    [220, 277.2, 329.6],
    [185, 233.1, 277.2],
    [246.9, 293.7, 370],
    [164.8, 207.7, 246.9],
  ];
  const melody = [659.3, 554.4, 493.9, 554.4, 440, 493.9, 554.4, 659.3];
  writeWav(file, seconds, (time) => {
    const chord = chords[Math.floor(time / 6) % 4] ?? [];
    const swell = smooth((time % 6) / 1.2) * smooth((6 - (time % 6)) / 1.2);
    const pad =
      chord.reduce(
        (sum, note) => sum + Math.sin(2 * Math.PI * note * time) + 0.3 * Math.sin(2 * Math.PI * note * 2.003 * time),
        0,
      ) *
      0.05 *
      swell;
    const step = Math.floor(time / 1.5);
    const since = time % 1.5;
    const pluck =
      Math.exp(-since * 3) *
      smooth(since * 200) *
      0.12 *
      Math.sin(2 * Math.PI * (melody[(step * 5) % 8] ?? 440) * since);
    return (pad + pluck) * smooth(time / 2) * smooth((seconds - time) / 3);
  });
}
