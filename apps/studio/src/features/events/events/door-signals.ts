import { useEffect, useRef } from 'react';
import type { DoorOutcome } from './door-book.ts';

interface Signal {
  /** In milliseconds: on, off, on. */
  readonly vibration: readonly number[];
  /** In Hz, one after the other. */
  readonly notes: readonly number[];
  /** In seconds: how long each note is. */
  readonly length: number;
  readonly shape: OscillatorType;
}

const LONG: Signal = { vibration: [500], notes: [185], length: 0.6, shape: 'sawtooth' };
const SLOW: Signal = { vibration: [160, 160, 160], notes: [330, 262], length: 0.32, shape: 'triangle' };

/** One short, two short, two slow, one long: nobody has to look to tell them apart. */
const SIGNALS: Record<DoorOutcome, Signal> = {
  VALID: { vibration: [60], notes: [1046.5], length: 0.14, shape: 'sine' },
  DOUBLE: { vibration: [60, 80, 60], notes: [587.33, 587.33], length: 0.14, shape: 'triangle' },
  OTHER_EVENT: SLOW,
  UNCHECKED: SLOW,
  VOID: LONG,
  FORGED: LONG,
};

const LOUDNESS = 0.25;
const PAUSE = 0.06;

function play(context: AudioContext, { notes, length, shape }: Signal): void {
  notes.forEach((frequency, at) => {
    const begins = context.currentTime + at * (length + PAUSE);
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0, begins);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + length);
  });
}

export interface DoorSignals {
  /** Browsers let a page sound only once somebody has pressed something in it: to be called then. */
  readonly prepare: () => void;
  readonly give: (outcome: DoorOutcome) => void;
}

/** What is heard and felt at the door. The sounds are made here: nothing is fetched for them. */
export function useDoorSignals(isSoundOn: boolean): DoorSignals {
  const context = useRef<AudioContext | null>(null);
  const isOn = useRef(isSoundOn);
  isOn.current = isSoundOn;
  useEffect(
    () => () => {
      void context.current?.close();
      context.current = null;
    },
    [],
  );
  const signals = useRef<DoorSignals>({
    prepare: () => {
      context.current ??= new AudioContext();
      if (context.current.state === 'suspended') void context.current.resume();
    },
    give: (outcome) => {
      navigator.vibrate?.([...SIGNALS[outcome].vibration]);
      if (isOn.current && context.current) play(context.current, SIGNALS[outcome]);
    },
  });
  return signals.current;
}
