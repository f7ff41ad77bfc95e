import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../kit-context.tsx';

/** A gap, and the signs that may not begin a line without it. */
const GAP = /\{\{([\p{L}\p{N}_-]+)\}\}([.,;:!?،؛؟…)»”]*)/gu;

// ids are letters and digits: they can stand in an attribute
const placeOf = (id: string): string => `<span data-gap="${id}"></span>`;

export interface ClozePromptProps {
  readonly prompt: Localized;
  /** What stands in the gap of this id; the number counts gaps from 1 as they are read. */
  readonly children: (id: string, number: number) => ReactNode;
}

/** A text with gaps, and in each of them something to fill it. */
export function ClozePrompt({ prompt, children }: ClozePromptProps) {
  const chosen = chooseText(prompt, useLanguage());
  const text = chosen?.text ?? '';
  const html = useMemo(
    () =>
      text.replaceAll(GAP, (_, id: string, signs: string) =>
        signs === '' ? placeOf(id) : `<span class="whitespace-nowrap">${placeOf(id)}${signs}</span>`,
      ),
    [text],
  );
  const root = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    setPlaces([...(root.current?.querySelectorAll<HTMLElement>('[data-gap]') ?? [])]);
  }, [html]);
  const prose = useMemo(() => <Prose html={html} lang={chosen?.language} />, [html, chosen?.language]);
  return (
    <div ref={root} className="leading-loose">
      {prose}
      {places.map((place, index) =>
        createPortal(children(place.dataset.gap ?? '', index + 1), place, `${place.dataset.gap} ${index}`),
      )}
    </div>
  );
}
