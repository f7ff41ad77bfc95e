import { type Box, LARGEST, REACH } from '@sullam/domain/certificates/layout.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

const SIDES = ['x', 'y', 'width', 'height'] as const;

export interface PlaceFieldsProps {
  readonly value: Box;
  readonly onChange: (box: Box) => void;
}

/** Place and size in millimetres: all that can be done with the pointer. */
export function PlaceFields({ value, onChange }: PlaceFieldsProps) {
  const t = useT();
  return (
    <div className="grid grid-cols-2 gap-3">
      {SIDES.map((side) => {
        const isSize = side === 'width' || side === 'height';
        return (
          <NumberField
            key={side}
            label={t(`certificate-canvas.sides.${side}`)}
            value={value[side] / 10}
            onChange={(millimetres) =>
              millimetres !== undefined &&
              onChange({
                x: value.x,
                y: value.y,
                width: value.width,
                height: value.height,
                [side]: Math.round(millimetres * 10),
              })
            }
            min={isSize ? 0.1 : -REACH / 10}
            max={isSize ? LARGEST / 10 : LARGEST / 10}
            step={0.5}
            suffix={t('certificate-canvas.millimetres')}
          />
        );
      })}
    </div>
  );
}
