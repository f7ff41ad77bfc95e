import type { LayoutElement, SheetArrangement } from '@sullam/domain/certificates/layout.ts';
import { sheetSize } from '@sullam/domain/certificates/layout.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { separated } from './commands.ts';
import { OtherProperties } from './other-properties.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TextProperties } from './text-properties.tsx';

export interface PropertiesProps {
  readonly arrangement: SheetArrangement;
  readonly chosen: ReadonlySet<string>;
  readonly nameOf: (element: LayoutElement) => string;
  readonly onChange: (elements: LayoutElement[], name?: string) => void;
}

/** What can be said about the one element that is chosen. */
export function Properties({ arrangement, chosen, nameOf, onChange }: PropertiesProps) {
  const t = useT();
  const { elements } = arrangement;
  const several = elements.filter(({ elementId }) => chosen.has(elementId));
  const [element] = several;
  if (!element) return <p className="text-sm text-muted">{t('certificate-canvas.nothingChosen')}</p>;
  if (several.length > 1)
    return <p className="text-sm text-muted">{t('certificate-canvas.chosen', { count: several.length })}</p>;
  const set = (next: LayoutElement, name?: string) =>
    onChange(
      elements.map((each) => (each.elementId === next.elementId ? next : each)),
      name && `${next.elementId} ${name}`,
    );
  const { text, isLocked } = element;
  const { width } = sheetSize(arrangement.paper, arrangement.orientation);
  return (
    <div className="space-y-4">
      <h2 className="text-base font-semibold" dir="auto">
        {nameOf(element)}
      </h2>
      {isLocked ? (
        <p className="text-sm text-muted">{t('certificate-canvas.lockedHint')}</p>
      ) : (
        <>
          <PlaceFields value={element} onChange={(box) => set({ ...element, ...box }, 'place')} />
          {text && <TextProperties value={text} onChange={(next, name) => set({ ...element, text: next }, name)} />}
          {text?.languages === 'BOTH' && (
            <div>
              <p className="text-sm text-muted">{t('certificate-canvas.pairHint')}</p>
              <Button
                size="sm"
                variant="outline"
                className="mt-2"
                onClick={() => onChange(separated(elements, element.elementId, width))}
              >
                {t('certificate-canvas.actions.separate')}
              </Button>
            </div>
          )}
          {!text && <OtherProperties element={element} onChange={set} />}
        </>
      )}
    </div>
  );
}
