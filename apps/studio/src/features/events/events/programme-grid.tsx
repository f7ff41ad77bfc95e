import { cx } from '@sullam/ui/base/cx.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useWallHour } from '@sullam/web-kit/base/use-wall-hour.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
  type Block,
  layOut,
  lengthened,
  movedTo,
  placeIn,
  roomsOf,
  type Session,
  STEP,
  shifted,
  tracksOf,
} from './programme-layout.ts';

const HOUR_HEIGHT = 81;
const PER_MINUTE = HOUR_HEIGHT / 60;

const TRACKS = [
  'bg-primary-soft border-primary',
  'bg-info-soft border-info',
  'bg-warning-soft border-warning',
  'bg-success-soft border-success',
] as const;
const NO_TRACK = 'bg-subtle border-line-strong';

interface GridProps {
  /** Those of one day. */
  readonly sessions: readonly Session[];
  /** Of the whole event: a room stays in its column from day to day. */
  readonly all: readonly Session[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  readonly onChange: (key: string, change: Partial<Session>) => void;
}

interface BlockProps extends Pick<GridProps, 'onSelect' | 'onChange'> {
  readonly block: Block;
  readonly rooms: ReturnType<typeof roomsOf>;
  readonly look: string;
  readonly isSelected: boolean;
}

/** Follows the pointer from where it took a block to where it lets it go. */
function useDragging(
  { block, rooms, onSelect, onChange }: Pick<BlockProps, 'block' | 'rooms' | 'onSelect' | 'onChange'>,
  towardsEnd: 1 | -1,
) {
  const { session } = block;
  const from = useRef<{ x: number; y: number; width: number } | null>(null);
  const [moved, setMoved] = useState({ minutes: 0, columns: 0 });
  const movedBy = (event: PointerEvent) => {
    const start = from.current;
    if (!start) return { minutes: 0, columns: 0 };
    return {
      minutes: Math.round((event.clientY - start.y) / PER_MINUTE / STEP) * STEP,
      columns: block.column === null ? 0 : Math.round(((event.clientX - start.x) / start.width) * towardsEnd),
    };
  };
  const drop = (event: PointerEvent) => {
    const { minutes, columns } = movedBy(event);
    from.current = null;
    setMoved({ minutes: 0, columns: 0 });
    const change = { ...(minutes ? shifted(session, minutes) : {}), ...movedTo(rooms, session, columns) };
    if (minutes || columns) onChange(session.key, change);
  };
  return {
    moved,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        if (event.button !== 0) return;
        const column = event.currentTarget.offsetParent?.clientWidth ?? 1;
        from.current = { x: event.clientX, y: event.clientY, width: column / Math.max(rooms.length, 1) };
        event.currentTarget.setPointerCapture(event.pointerId);
        onSelect(session.key);
      },
      onPointerMove: (event: PointerEvent) => from.current && setMoved(movedBy(event)),
      onPointerUp: drop,
      onPointerCancel: () => {
        from.current = null;
        setMoved({ minutes: 0, columns: 0 });
      },
    },
  };
}

/** A session: chosen by a press, moved by the pointer or by the arrows. */
function SessionBlock({ block, rooms, look, isSelected, onSelect, onChange }: BlockProps) {
  const authorText = useAuthorText();
  const hour = useWallHour();
  const towardsEnd = useLanguage() === 'ar' ? -1 : 1;
  const { moved, handlers } = useDragging({ block, rooms, onSelect, onChange }, towardsEnd);
  const { session, column, top, minutes, lane, lanes } = block;
  const share = 100 / Math.max(rooms.length, 1);
  const width = column === null ? 100 : share;
  const start = column === null ? 0 : (column + moved.columns) * share;
  const press = (event: KeyboardEvent) => {
    const vertical = { ArrowUp: -STEP, ArrowDown: STEP }[event.key];
    const sideways = { ArrowLeft: -towardsEnd, ArrowRight: towardsEnd }[event.key];
    if (vertical === undefined && sideways === undefined) return;
    event.preventDefault();
    const change =
      vertical === undefined
        ? movedTo(rooms, session, sideways ?? 0)
        : event.shiftKey
          ? lengthened(session, vertical)
          : shifted(session, vertical);
    if (change) onChange(session.key, change);
  };
  const line = [authorText(session.speakers), authorText(session.track)].filter((part) => part !== '');
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      {...handlers}
      onClick={() => onSelect(session.key)}
      onKeyDown={press}
      className={cx(
        'absolute flex cursor-grab touch-none flex-col justify-start overflow-hidden rounded-md border-s-4 px-2 py-1 text-start text-sm',
        look,
        isSelected && 'z-1 outline-2 outline-primary',
      )}
      style={{
        top: (top + moved.minutes) * PER_MINUTE + 2,
        height: Math.max(minutes * PER_MINUTE - 4, 22),
        insetInlineStart: `calc(${start + (width / lanes) * lane}% + 2px)`,
        width: `calc(${width / lanes}% - 4px)`,
      }}
    >
      <span className="sr-only">{hour(session.time)} </span>
      <span className={cx('min-w-0 shrink-0 font-semibold', minutes < 40 ? 'block truncate' : 'line-clamp-2')}>
        {authorText(session.title) ? <AuthorTextFor text={session.title} unmarked /> : '…'}
      </span>
      {minutes >= 30 && line.length > 0 && (
        <span className="block truncate text-xs">
          {line.map((part, at) => (
            <span key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

/** A day of the programme: hours downwards, a column for each room. What is in no room is for everybody. */
export function ProgrammeGrid({ sessions, all, selected, onSelect, onChange }: GridProps) {
  const t = useT();
  const hour = useWallHour();
  const rooms = roomsOf(all);
  const tracks = tracksOf(all);
  const { hours, blocks } = layOut(sessions, rooms);
  const lookOf = ({ track }: Session): string => TRACKS[placeIn(tracks, track) % TRACKS.length] ?? NO_TRACK;
  const columns = { gridTemplateColumns: `repeat(${Math.max(rooms.length, 1)}, minmax(0, 1fr))` };
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      {rooms.length > 0 && (
        <div className="flex border-b border-line">
          <span className="w-22 shrink-0 whitespace-nowrap" />
          <div className="grid flex-1" style={columns}>
            {rooms.map((room) => (
              <p key={JSON.stringify(room)} className="truncate border-s border-line px-3 py-2.5 text-sm font-semibold">
                <AuthorTextFor text={room} unmarked />
              </p>
            ))}
          </div>
        </div>
      )}
      <div className="flex">
        <ol aria-hidden="true" className="w-22 shrink-0 whitespace-nowrap text-sm text-muted tabular">
          {hours.map((each) => (
            <li key={each} className="border-b border-line px-3 py-1.5 last:border-0" style={{ height: HOUR_HEIGHT }}>
              {hour(`${String(each % 24).padStart(2, '0')}:00`)}
            </li>
          ))}
        </ol>
        <div className="relative flex-1 border-s border-line">
          <div aria-hidden="true" className="absolute inset-0 grid" style={columns}>
            {(rooms.length > 0 ? rooms : [{}]).map((room) => (
              <span key={JSON.stringify(room)} className="border-s border-line first:border-0" />
            ))}
          </div>
          <div aria-hidden="true">
            {hours.map((each) => (
              <div key={each} className="border-b border-line last:border-0" style={{ height: HOUR_HEIGHT }} />
            ))}
          </div>
          <fieldset className="absolute inset-0">
            <legend className="sr-only">{t('event-desk.parts.programme')}</legend>
            {blocks.map((block) => (
              <SessionBlock
                key={block.session.key}
                block={block}
                rooms={rooms}
                look={lookOf(block.session)}
                isSelected={block.session.key === selected}
                onSelect={onSelect}
                onChange={onChange}
              />
            ))}
          </fieldset>
        </div>
      </div>
    </div>
  );
}
