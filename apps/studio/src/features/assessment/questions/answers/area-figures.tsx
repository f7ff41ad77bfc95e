import type { Point } from '@sullam/domain/questions/hotspot-areas.ts';
import type { Area } from '@sullam/domain/questions/question.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { joinedLabel } from '../../../../parts/joined-label.ts';
import { withItem } from '../question-draft.ts';
import { boxedArea } from './areas.ts';
import { Add, Remove } from './parts.tsx';

interface AreaFiguresProps {
  readonly area: Area;
  readonly name: string;
  readonly onChange: (area: Area) => void;
}

/** An area as figures in thousandths of the picture: the exact way. */
export function AreaFigures({ area, name, onChange }: AreaFiguresProps) {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  if (area.shape !== 'polygon') {
    return (
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(['x', 'y', 'width', 'height'] as const).map((figure) => (
          <NumberField
            key={figure}
            label={t(`questions.editor.figures.${figure}`)}
            min={0}
            max={1000}
            step={10}
            value={area[figure]}
            onChange={(value) => value !== undefined && onChange(boxedArea(area, { [figure]: value }))}
          />
        ))}
      </div>
    );
  }
  const setPoints = (points: Point[]) => onChange({ ...area, points });
  return (
    <div className="space-y-2">
      {area.points.map((point, index) => {
        const corner = t('questions.editor.corner', { number: format.number(index + 1) });
        return (
          <div key={index} className="flex items-end gap-2">
            {(['x', 'y'] as const).map((figure) => (
              <NumberField
                key={figure}
                className="w-56"
                label={joinedLabel(language, corner, t(`questions.editor.figures.${figure}`))}
                min={0}
                max={1000}
                step={10}
                value={point[figure]}
                onChange={(value) =>
                  value !== undefined && setPoints(withItem(area.points, index, { [figure]: value }))
                }
              />
            ))}
            <Remove
              name={joinedLabel(language, name, corner)}
              disabled={area.points.length <= 3}
              onClick={() => setPoints(area.points.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      <Add
        label={t('questions.editor.addCorner')}
        onClick={() => setPoints([...area.points, area.points[0] ?? { x: 500, y: 500 }])}
      />
    </div>
  );
}
