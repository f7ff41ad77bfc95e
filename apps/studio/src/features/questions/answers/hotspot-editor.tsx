import type { Point } from '@sullam/domain/questions/hotspot-areas.ts';
import type { Area } from '@sullam/domain/questions/question.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { RadioGroup } from '@sullam/ui/components/choice.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { percentOf, pointOfPointer } from '@sullam/web-kit/question-view/picture-points.ts';
import { type PointerEvent, useRef, useState } from 'react';
import type { MediaRef } from '../../media/media.api.ts';
import { MediaField } from '../../media/media-field.tsx';
import { newId, withItem } from '../question-draft.ts';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import { type AreaTool, areaBetween, boxedArea, isMeant, middleArea, movedArea } from './areas.ts';
import { Add, Feedback, Remove } from './parts.tsx';

type Areas = AnswerEditorProps<'HOTSPOT'>['answerKey']['areas'];

/** A picture and the areas of it that are right. */
export function HotspotEditor(props: AnswerEditorProps<'HOTSPOT'>) {
  const { content, answerKey, onChange, picture, onPicture } = props;
  const t = useT();
  const format = useFormat();
  const [tool, setTool] = useState<AreaTool>('rectangle');
  const setAreas = (areas: Areas) => onChange({ key: { ...answerKey, areas } });
  const add = (area: Area) => setAreas([...answerKey.areas, { id: newId(), area, feedback: {} }]);
  return (
    <div className="space-y-4">
      <MediaField
        label={t('questions.editor.picture')}
        kind="IMAGE"
        value={picture}
        onChange={(media) => {
          onPicture(media);
          onChange({ content: { ...content, pictureMediaId: media?.mediaId ?? 0 } });
        }}
      />
      {picture && (
        <>
          <RadioGroup
            label={t('questions.editor.areaTool')}
            hint={t('questions.editor.areaHint')}
            inline
            value={tool}
            onChange={(next) => setTool(next as AreaTool)}
            options={(['rectangle', 'ellipse', 'polygon'] as const).map((shape) => ({
              value: shape,
              label: t(`questions.editor.shapes.${shape}`),
            }))}
          />
          <AreaCanvas picture={picture} tool={tool} areas={answerKey.areas} onChange={setAreas} onAdd={add} />
        </>
      )}
      {answerKey.areas.map(({ id, area, feedback }, index) => {
        const name = t('questions.editor.areaNumber', { number: format.number(index + 1) });
        const set = (change: Partial<Areas[number]>) => setAreas(withItem(answerKey.areas, index, change));
        return (
          <Card key={id} className="space-y-3">
            <div className="flex items-center justify-between gap-3">
              <h4 className="font-medium">
                {name} <span className="font-normal text-muted">{t(`questions.editor.shapes.${area.shape}`)}</span>
              </h4>
              <Remove name={name} onClick={() => setAreas(answerKey.areas.filter((each) => each.id !== id))} />
            </div>
            <AreaFigures area={area} name={name} onChange={(next) => set({ area: next })} />
            <Feedback name={name} value={feedback} onChange={(text) => set({ feedback: text })} />
          </Card>
        );
      })}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Add label={t('questions.editor.addArea')} disabled={!picture} onClick={() => add(middleArea(tool))} />
        <NumberField
          className="w-56"
          label={t('questions.editor.mostPoints')}
          min={1}
          max={100}
          value={content.mostPoints}
          onChange={(mostPoints) => onChange({ content: { ...content, mostPoints: mostPoints ?? 1 } })}
        />
      </div>
    </div>
  );
}

interface AreaFiguresProps {
  readonly area: Area;
  readonly name: string;
  readonly onChange: (area: Area) => void;
}

/** An area as figures in thousandths of the picture: the way without a pointer, and the exact one. */
function AreaFigures({ area, name, onChange }: AreaFiguresProps) {
  const t = useT();
  const format = useFormat();
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
                className="w-40"
                label={`${corner}, ${t(`questions.editor.figures.${figure}`)}`}
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
              name={`${name}, ${corner}`}
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

/** What the pointer is doing on the picture. */
type Doing =
  | { kind: 'draw'; from: Point; to: Point }
  | { kind: 'move'; id: string; from: Point; to: Point }
  | { kind: 'polygon'; points: Point[] };

interface AreaCanvasProps {
  readonly picture: MediaRef;
  readonly tool: AreaTool;
  readonly areas: Areas;
  readonly onChange: (areas: Areas) => void;
  readonly onAdd: (area: Area) => void;
}

/** The picture with its areas: drawn by pressing and pulling, polygons corner by corner, moved by pulling. */
function AreaCanvas({ picture, tool, areas, onChange, onAdd }: AreaCanvasProps) {
  const t = useT();
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const pointOf = (event: PointerEvent): Point =>
    pointOfPointer(event, (frame.current as HTMLElement).getBoundingClientRect());

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const at = pointOf(event);
    if (tool === 'polygon') {
      const points = [...(doing?.kind === 'polygon' ? doing.points : []), at];
      const [first] = points;
      const isClosed = points.length > 3 && first && Math.hypot(first.x - at.x, first.y - at.y) < 30;
      if (!isClosed) return setDoing({ kind: 'polygon', points });
      onAdd({ shape: 'polygon', points: points.slice(0, -1) });
      return setDoing(null);
    }
    frame.current?.setPointerCapture(event.pointerId);
    const { area: id } = (event.target as HTMLElement).dataset;
    setDoing(id ? { kind: 'move', id, from: at, to: at } : { kind: 'draw', from: at, to: at });
  };
  const pull = (event: PointerEvent) => {
    if (doing && doing.kind !== 'polygon') setDoing({ ...doing, to: pointOf(event) });
  };
  const release = () => {
    if (!doing || doing.kind === 'polygon') return;
    setDoing(null);
    if (doing.kind === 'move') return onChange(shownAreas(areas, doing));
    const area = areaBetween(tool === 'ellipse' ? 'ellipse' : 'rectangle', doing.from, doing.to);
    if (isMeant(area)) onAdd(area);
  };
  return (
    // pictures have no direction: what is at their left is at the left in Arabic too
    <div
      ref={frame}
      dir="ltr"
      role="img"
      aria-label={t('questions.editor.areasOnPicture', { count: areas.length })}
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={() => setDoing(null)}
      className="relative w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-md border border-line"
    >
      <img
        src={picture.url}
        alt=""
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        draggable={false}
        className="block h-auto max-w-full select-none bg-subtle"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-primary/25 stroke-primary stroke-2"
      >
        {shownAreas(areas, doing).map(({ id, area }) => (
          <AreaShape key={id} id={id} area={area} />
        ))}
        {doing?.kind === 'draw' && tool !== 'polygon' && (
          <AreaShape id={undefined} area={areaBetween(tool, doing.from, doing.to)} />
        )}
        {doing?.kind === 'polygon' && (
          <polyline
            points={doing.points.map(({ x, y }) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none"
          />
        )}
      </svg>
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        {shownAreas(areas, doing).map(({ id, area }, index) => {
          const { x, y } = area.shape === 'polygon' ? (area.points[0] ?? { x: 0, y: 0 }) : area;
          return (
            <text
              key={id}
              x={percentOf(x)}
              y={percentOf(y)}
              dx="8"
              dy="18"
              className="fill-ink stroke-surface stroke-3 text-sm font-semibold [paint-order:stroke]"
            >
              {format.number(index + 1)}
            </text>
          );
        })}
      </svg>
    </div>
  );
}

/** The areas with the one that is being moved where it would be put. */
function shownAreas(areas: Areas, doing: Doing | null): Areas {
  if (doing?.kind !== 'move') return areas;
  const by = { x: doing.to.x - doing.from.x, y: doing.to.y - doing.from.y };
  return areas.map((each) => (each.id === doing.id ? { ...each, area: movedArea(each.area, by) } : each));
}

function AreaShape({ id, area }: { readonly id: string | undefined; readonly area: Area }) {
  const common = {
    'data-area': id,
    vectorEffect: 'non-scaling-stroke',
    className: id ? 'cursor-move' : undefined,
  } as const;
  if (area.shape === 'polygon')
    return <polygon {...common} points={area.points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
  const { x, y, width, height } = area;
  if (area.shape === 'rectangle') return <rect {...common} x={x} y={y} width={width} height={height} />;
  return <ellipse {...common} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />;
}
