import { useId } from 'react';

const LAST_HUE = 359;
const RAINBOW = Array.from({ length: 13 }, (_, at) => `oklch(0.58 0.095 ${at * 30})`).join(', ');

const THUMB =
  '[&::-webkit-slider-thumb]:size-8 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full ' +
  '[&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-white [&::-webkit-slider-thumb]:bg-(--thumb) [&::-webkit-slider-thumb]:shadow-8 ' +
  '[&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-white [&::-moz-range-thumb]:bg-(--thumb)';

export interface HueSliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (hue: number) => void;
}

/** A hue from the circle of colours; a native range, so that arrows and touch work. */
export function HueSlider({ label, value, onChange }: HueSliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        {label}
      </label>
      <span className="relative block h-11">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-3 h-5 rounded-full rtl:-scale-x-100"
          style={{ background: `linear-gradient(to right, ${RAINBOW})` }}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={LAST_HUE}
          value={value}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          className={`absolute inset-0 h-11 w-full cursor-pointer appearance-none bg-transparent ${THUMB}`}
          style={{ ['--thumb' as string]: `oklch(0.46 0.085 ${value})` }}
        />
      </span>
    </div>
  );
}
