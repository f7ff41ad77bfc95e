import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useUiWords } from '../base/ui-words.tsx';

export interface RangeSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: [number, number]) => void;
  /** When the hand lets go: the moment to search. */
  readonly onChangeEnd?: (value: [number, number]) => void;
  /** How an end is written, as a price. */
  readonly format: (value: number) => string;
}

const pair = (value: number | number[]): [number, number] =>
  Array.isArray(value) ? [value[0] ?? 0, value[1] ?? 0] : [value, value];

/** From and to on one line; it runs in the direction of the page. */
export function RangeSlider({ label, min, max, step = 1, value, onChange, onChangeEnd, format }: RangeSliderProps) {
  const words = useUiWords();
  return (
    <Slider<number[]>
      minValue={min}
      maxValue={max}
      step={step}
      value={[...value]}
      onChange={(next) => onChange(pair(next))}
      onChangeEnd={(next) => onChangeEnd?.(pair(next))}
    >
      <div className="mb-2 flex flex-wrap justify-between gap-x-3">
        <Label className="text-sm font-medium">{label}</Label>
        <output className="text-sm text-muted tabular">
          <bdi>{format(value[0])}</bdi>
          {' – '}
          <bdi>{format(value[1])}</bdi>
        </output>
      </div>
      <div className="px-2.5">
        <SliderTrack className="relative h-11 w-full">
          {({ state }) => {
            const from = state.getThumbPercent(0) * 100;
            const to = state.getThumbPercent(1) * 100;
            return (
              <>
                <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
                <span
                  className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-primary"
                  style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
                />
                {[words.minimum, words.maximum].map((name, at) => (
                  <SliderThumb
                    key={name}
                    index={at}
                    aria-label={name}
                    className="top-1/2 size-5 rounded-full border-2 border-primary bg-surface focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus dragging:bg-primary"
                  />
                ))}
              </>
            );
          }}
        </SliderTrack>
      </div>
    </Slider>
  );
}
