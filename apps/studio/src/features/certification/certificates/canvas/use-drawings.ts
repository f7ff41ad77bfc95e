import {
  type LayoutElement,
  MOST_ELEMENTS,
  type SheetArrangement,
  sheetSize,
  standings,
  unknownPlaceholders,
} from '@sullam/domain/certificates/layout.ts';
import { LANGUAGES, type Language, type Localized } from '@sullam/domain/localized.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Design, type DrawnElement, drawingsQuery } from '../certificates.api.ts';

/** So many drawings are kept that undoing shows at once what was there. */
const KEPT = 400;
/** Letters are typed faster than elements are drawn. */
const PAUSE_MS = 180;

export const spokenIn = (name: Localized): Language[] => LANGUAGES.filter((language) => name[language]?.trim());

/** Everything that a drawing of an element depends on: not where it stands. */
function keyOf(element: LayoutElement, design: Design, arrangement: SheetArrangement, name: Localized): string {
  const { x: _x, y: _y, isLocked: _isLocked, ...content } = element;
  const { width } = sheetSize(arrangement.paper, arrangement.orientation);
  const boxes = standings(element, width, spokenIn(name)).map((standing) => standing.language);
  const hasMark = element.drawing ? arrangement.elements.some(({ picture }) => picture?.source === 'MARK') : false;
  return JSON.stringify([content, boxes, hasMark, name, design.family, design.shows, design.place]);
}

/** What the server would refuse is left out until its author has mended it: the field says what is wrong. */
export const drawable = (arrangement: SheetArrangement): SheetArrangement => ({
  ...arrangement,
  elements: arrangement.elements.filter(({ text }) =>
    LANGUAGES.every((language) => unknownPlaceholders(text?.words[language] ?? '').length === 0),
  ),
});

/** A value that stood still for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export interface DrawingsOfSheet {
  /** Of an element: as it is, or while it is drawn anew, as it was. */
  readonly of: (element: LayoutElement) => readonly DrawnElement[];
  readonly unprintable: readonly string[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The elements as the server prints them: only those are asked for that nobody has drawn yet. */
export function useDrawings(design: Design, arrangement: SheetArrangement, name: Localized): DrawingsOfSheet {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly DrawnElement[]>>(new Map());
  const latest = useRef(new Map<string, readonly DrawnElement[]>());
  const settled = useSettled(design);
  const there = drawable(settled.arrangement ?? arrangement);
  const missing = there.elements
    .map((element) => [keyOf(element, settled, there, name), element.elementId] as const)
    .filter(([key]) => !known.has(key))
    .slice(0, MOST_ELEMENTS);
  const { data, isError, refetch } = useQuery({
    ...drawingsQuery(
      { ...settled, arrangement: there },
      name,
      missing.map(([, elementId]) => elementId),
      missing.map(([key]) => key),
    ),
    enabled: missing.length > 0,
  });
  useEffect(() => {
    if (!data) return;
    setKnown((before) => {
      const next = new Map([...before].slice(-KEPT));
      for (const { key, drawings } of data.drawn) next.set(key, drawings);
      return next;
    });
  }, [data]);
  return {
    of: (element) => {
      const drawn = known.get(keyOf(element, design, arrangement, name));
      if (drawn) latest.current.set(element.elementId, drawn);
      return drawn ?? latest.current.get(element.elementId) ?? [];
    },
    unprintable: data?.unprintable ?? [],
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
