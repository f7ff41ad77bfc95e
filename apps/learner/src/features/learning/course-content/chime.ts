/** What is heard: a step, a few of them, the whole way up. */
export type Chime = 'lesson' | 'module' | 'course';

/** In Hz: of one chord, going up. */
const NOTES: Record<Chime, readonly number[]> = {
  lesson: [659.25],
  module: [523.25, 783.99],
  course: [523.25, 659.25, 783.99, 1046.5],
};
const APART = 0.11;
const LENGTH = 0.35;
/** Well under what is spoken. */
const LOUDNESS = 0.08;

/** Plays a few soft notes, made here: no file is fetched. */
export function playChime(chime: Chime): void {
  const context = new AudioContext();
  const notes = NOTES[chime];
  notes.forEach((frequency, at) => {
    const begins = context.currentTime + at * APART;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, begins);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begins + LENGTH);
    tone.connect(loudness).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + LENGTH);
    if (at === notes.length - 1) tone.onended = () => void context.close();
  });
}
