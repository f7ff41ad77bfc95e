import type { Point } from '@sullam/domain/questions/hotspot-areas.ts';
import type { Area } from '@sullam/domain/questions/question.ts';
import { Trash2 } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useAuthorText } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';
import { AreaShape } from './area-shape.tsx';
import { NumberedPoint } from './numbered-point.tsx';
import { percentOf, pointAfterKey, pointOfPointer } from './picture-points.ts';
import type { AnswerProps, QuestionPicture } from './question-view-types.ts';

export interface HotspotAnswerProps extends AnswerProps<'HOTSPOT'> {
  readonly picture: QuestionPicture | null;
  /** The areas that are right, where they are shown instead of points. */
  readonly areas?: readonly Area[];
}

const MIDDLE: Point = { x: 500, y: 500 };

/** Places on a picture: pressed with the pointer, or found with the arrow keys and set with Enter. */
export function HotspotAnswer({ question, value, onChange, isLocked, labelledBy, picture, areas }: HotspotAnswerProps) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const howId = useId();
  const [aim, setAim] = useState<Point>(MIDDLE);
  const [isAiming, setAiming] = useState(false);
  const points = value?.points ?? [];
  const set = (next: Point[]) => onChange(next.length === 0 ? null : { type: 'HOTSPOT', points: next });
  // one more than allowed takes the place of the oldest
  const place = (point: Point) => set([...points, point].slice(-question.mostPoints));
  const where = ({ x, y }: Point) => ({ x: format.percent(x / 1000), y: format.percent(y / 1000) });

  const press = (event: PointerEvent<HTMLElement>) => {
    if (!isLocked && event.button === 0) place(pointOfPointer(event, event.currentTarget.getBoundingClientRect()));
  };
  const byKey = (event: KeyboardEvent) => {
    if (isLocked) return;
    const next = pointAfterKey(aim, event);
    if (next) setAim(next);
    else if (event.key === 'Enter' || event.key === ' ') place(aim);
    else if (event.key === 'Delete' || event.key === 'Backspace') set(points.slice(0, -1));
    else return;
    setAiming(true);
    event.preventDefault();
  };
  if (!picture) return <p className="text-muted">{t('question-view.hints.noPicture')}</p>;
  return (
    <div className="space-y-2">
      {!isLocked && (
        <p id={howId} className="text-sm text-muted">
          {t('question-view.hints.hotspot', { count: question.mostPoints, enter: 'Enter', remove: 'Delete' })}
        </p>
      )}
      {/* pictures have no direction: what is at their left is at the left in Arabic too */}
      <div
        role="application"
        aria-labelledby={labelledBy}
        aria-describedby={isLocked ? undefined : howId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is what one works with
        tabIndex={0}
        dir="ltr"
        onPointerUp={press}
        onKeyDown={byKey}
        onBlur={() => setAiming(false)}
        className={`relative w-fit max-w-full overflow-hidden rounded-md ${isLocked ? '' : 'cursor-crosshair'}`}
      >
        <img
          src={picture.url}
          alt={textOf(picture.alt)}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          draggable={false}
          className="block h-auto max-w-full select-none bg-subtle"
        />
        {areas && (
          <svg
            aria-hidden="true"
            viewBox="0 0 1000 1000"
            preserveAspectRatio="none"
            fill="currentColor"
            fillOpacity={0.25}
            stroke="currentColor"
            strokeWidth={2}
            className="pointer-events-none absolute inset-0 size-full text-success-text"
          >
            {areas.map((area, index) => (
              <AreaShape key={index} area={area} />
            ))}
          </svg>
        )}
        <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
          {points.map((point, index) => (
            <NumberedPoint key={index} point={point} number={index + 1} />
          ))}
          {isAiming && !isLocked && (
            <g className="stroke-danger stroke-2">
              <line x1={percentOf(aim.x)} x2={percentOf(aim.x)} y1="0" y2="100%" />
              <line x1="0" x2="100%" y1={percentOf(aim.y)} y2={percentOf(aim.y)} />
            </g>
          )}
        </svg>
      </div>
      <span aria-live="polite" className="sr-only">
        {isAiming && t('question-view.labels.aim', where(aim))}
      </span>
      <ul className="flex flex-wrap gap-2">
        {points.map((point, index) => {
          const name = t('question-view.labels.point', { number: format.number(index + 1), ...where(point) });
          return (
            <li
              key={index}
              className={`flex items-center rounded-full border border-line ps-3 text-sm ${isLocked ? 'py-1 pe-3' : ''}`}
            >
              {name}
              {!isLocked && (
                <IconButton
                  size="sm"
                  iconSize={16}
                  icon={Trash2}
                  label={`${t('common.actions.remove')}: ${name}`}
                  onClick={() => set(points.filter((_, at) => at !== index))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
