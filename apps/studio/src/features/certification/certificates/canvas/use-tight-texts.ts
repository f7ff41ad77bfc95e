import { fieldsOf, type SheetArrangement } from '@sullam/domain/certificates/layout.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { useQueries } from '@tanstack/react-query';
import { type Design, drawingsQuery } from '../certificates.api.ts';
import type { TightText } from './findings-list.tsx';
import { SAMPLE_NAMES } from './sample-names.ts';
import { type DrawingsOfSheet, drawable } from './use-drawings.ts';

const saidOf = (name: Localized): string => name.en ?? name.ar ?? '';

/** Texts that become much smaller than their author chose: as the sheet stands, and where names are that are hard to set. */
export function useTightTexts(design: Design, arrangement: SheetArrangement, drawings: DrawingsOfSheet): TightText[] {
  const named = drawable(arrangement).elements.filter(({ text }) => text && fieldsOf(text).includes('NAME'));
  const key = JSON.stringify([
    design.family,
    named.map(({ text, width, height, elementId }) => [elementId, text, width, height]),
  ]);
  const ids = named.map(({ elementId }) => elementId);
  const results = useQueries({
    queries: SAMPLE_NAMES.map((name) => ({
      ...drawingsQuery(
        { ...design, arrangement: { ...arrangement, elements: named } },
        name,
        ids,
        ids.map((elementId) => `${key} ${elementId} ${saidOf(name)}`),
      ),
      enabled: named.length > 0,
    })),
  });
  const now = arrangement.elements.flatMap((element) =>
    drawings
      .of(element)
      .filter(({ isFitting }) => !isFitting)
      .map(({ size }) => ({ elementId: element.elementId, name: null, size: size ?? 0 })),
  );
  const hard = results.flatMap(({ data }, index) =>
    (data?.drawn ?? []).flatMap(({ drawings: parts }) =>
      parts
        .filter(({ isFitting }) => !isFitting)
        .map(({ elementId, size }) => ({ elementId, name: saidOf(SAMPLE_NAMES[index] ?? {}), size: size ?? 0 })),
    ),
  );
  const seen = new Set<string>();
  return [...now, ...hard].filter(({ elementId, name }) => {
    const id = `${elementId} ${name}`;
    if (seen.has(id) || (name !== null && now.some((other) => other.elementId === elementId))) return false;
    seen.add(id);
    return true;
  });
}
