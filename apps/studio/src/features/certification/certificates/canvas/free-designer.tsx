import { type LayoutElement, type SheetArrangement, sheetSize } from '@sullam/domain/certificates/layout.ts';
import { findingsOf } from '@sullam/domain/certificates/layout-findings.ts';
import { NEW_WORDS } from '@sullam/domain/certificates/layout-start.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { FileDown } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useId, useState } from 'react';
import { Segments } from '../../../../parts/segments.tsx';
import { type Design, samplePdf } from '../certificates.api.ts';
import { AddElements } from './add-elements.tsx';
import { Canvas } from './canvas.tsx';
import { CanvasTools } from './canvas-tools.tsx';
import { isFull } from './commands.ts';
import { ElementList } from './element-list.tsx';
import { useElementName, usePlaceInWords } from './element-names.ts';
import { FindingsList } from './findings-list.tsx';
import { type NewKind, newElement } from './new-elements.ts';
import { Properties } from './properties.tsx';
import { SAMPLE_NAMES } from './sample-names.ts';
import { SheetSettings } from './sheet-settings.tsx';
import { TryNames } from './try-names.tsx';
import { useCommands } from './use-commands.ts';
import { spokenIn, useDrawings } from './use-drawings.ts';
import { useHistory } from './use-history.ts';
import { useTightTexts } from './use-tight-texts.ts';

/** Keys are called what is written on them. */
const KEYS = { shift: 'Shift', alt: 'Alt', remove: 'Delete', copy: 'Ctrl D', undo: 'Ctrl Z', enter: 'Enter' } as const;
const SIDES = ['BOTH', 'en', 'ar'] as const;

export interface FreeDesignerProps {
  readonly design: Design;
  readonly arrangement: SheetArrangement;
  readonly onChange: (design: Design) => void;
}

/** A sheet that is arranged freely: what is on it, the sheet itself, and what is known of what is chosen. */
export function FreeDesigner({ design, arrangement, onChange }: FreeDesignerProps) {
  const t = useT();
  const headings = useId();
  const nameOf = useElementName();
  const placeOf = usePlaceInWords();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Language | 'BOTH'>('BOTH');
  const [snaps, setSnaps] = useState(true);
  const [name, setName] = useState(SAMPLE_NAMES[0] ?? {});
  const [said, setSaid] = useState('');
  const drawings = useDrawings(design, arrangement, name);
  const tight = useTightTexts(design, arrangement, drawings);
  const history = useHistory(arrangement, (next) => onChange({ ...design, arrangement: next }));
  const pdf = useMutation({
    mutationFn: () => samplePdf(design, name),
    onSuccess: (file) => saveFile(file),
  });
  const { elements } = arrangement;
  const change = (next: LayoutElement[], step?: string) => history.change({ ...arrangement, elements: next }, step);
  const move = (next: LayoutElement[], step?: string) => {
    change(next, step);
    const moved = next.find(({ elementId }) => chosen.has(elementId));
    if (moved) setSaid(`${nameOf(moved)}: ${placeOf(moved)}`);
  };
  const commands = useCommands({ elements, chosen, onChoose: setChosen, onChange: change, history });
  const add = (kind: NewKind) => {
    const element = newElement(kind, arrangement, NEW_WORDS);
    change([...elements, element]);
    setChosen(new Set([element.elementId]));
  };
  const elementOf = (elementId: string) => elements.find((element) => element.elementId === elementId);
  const { width, height } = sheetSize(arrangement.paper, arrangement.orientation);
  return (
    // what is chosen is changed beside the sheet; the list stands below the sheet where there is no room for three columns
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[14rem_minmax(0,1fr)_19rem]">
      <section aria-labelledby={`${headings}-list`} className="space-y-4 max-xl:order-3 lg:max-xl:col-start-1">
        <h2 id={`${headings}-list`} className="text-base font-semibold">
          {t('certificate-canvas.onSheet')}
        </h2>
        <ElementList elements={elements} chosen={chosen} nameOf={nameOf} onChoose={setChosen} />
        <h2 className="pt-2 text-base font-semibold">{t('certificate-canvas.beforePublishing')}</h2>
        <FindingsList
          findings={findingsOf(arrangement)}
          tight={tight}
          elementOf={elementOf}
          nameOf={nameOf}
          onChoose={(elementId) => setChosen(new Set([elementId]))}
        />
      </section>
      <section aria-label={t('certificate-canvas.sheetOf')} className="min-w-0 space-y-4 max-xl:order-1">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segments
            label={t('certificate-canvas.shownLanguages')}
            items={SIDES.map((side) => ({ id: side, label: t(`certificate-canvas.shown.${side}`) }))}
            value={shown}
            onChange={setShown}
          />
          <span className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Switch label={t('certificate-canvas.snaps')} checked={snaps} onChange={setSnaps} />
            <AddElements isFull={isFull(elements)} onAdd={add} />
          </span>
        </div>
        <CanvasTools
          arrangement={arrangement}
          chosen={chosen}
          history={history}
          commands={commands}
          onChange={(next) => move(next)}
        />
        {drawings.hasFailed && <ErrorState compact title={t('common.failed.title')} onRetry={drawings.retry} />}
        <div className="bg-subtle p-3 sm:p-6">
          <div className="mx-auto" style={{ maxWidth: height > width ? '32rem' : undefined }}>
            <Canvas
              arrangement={arrangement}
              spoken={spokenIn(name)}
              shown={shown}
              drawings={drawings}
              chosen={chosen}
              snaps={snaps}
              nameOf={(element) => `${nameOf(element)}, ${placeOf(element)}`}
              onChoose={setChosen}
              onMove={move}
              onKey={commands.key}
            />
          </div>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
        <p className="text-sm text-muted max-md:hidden">{t('certificate-canvas.keys', KEYS)}</p>
        <TryNames value={name} onChange={setName} />
        {drawings.unprintable.length > 0 && (
          <Banner tone="warning">
            {t('certificate-desk.designer.unprintable', { letters: drawings.unprintable.join(' ') })}
          </Banner>
        )}
        <Button variant="outline" icon={FileDown} pending={pdf.isPending} onClick={() => pdf.mutate()}>
          {t('certificate-canvas.actions.samplePdf')}
        </Button>
      </section>
      <section
        aria-label={t('certificate-canvas.properties')}
        className="space-y-6 max-xl:order-2 lg:max-xl:row-span-2"
      >
        <Properties arrangement={arrangement} chosen={chosen} nameOf={nameOf} onChange={change} />
        <SheetSettings value={arrangement} onChange={(next, step) => history.change(next, step)} />
      </section>
    </div>
  );
}
