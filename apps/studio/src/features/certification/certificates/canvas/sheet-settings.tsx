import { ORIENTATIONS, PAPERS, type SheetArrangement } from '@sullam/domain/certificates/layout.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { ColorInput } from '../../../organization/organization/organization.public.ts';
import { onOtherPaper } from './commands.ts';

export interface SheetSettingsProps {
  readonly value: SheetArrangement;
  readonly onChange: (arrangement: SheetArrangement, name?: string) => void;
}

/** On what it is printed. */
export function SheetSettings({ value, onChange }: SheetSettingsProps) {
  const t = useT();
  const { paper, orientation } = value;
  return (
    <div className="space-y-4">
      <NativeSelect
        label={t('certificate-canvas.paper')}
        value={`${paper} ${orientation}`}
        options={PAPERS.flatMap((one) =>
          ORIENTATIONS.map((way) => ({ value: `${one} ${way}`, label: t(`certificate-canvas.papers.${one}_${way}`) })),
        )}
        onChange={(chosen) => {
          const [nextPaper, nextWay] = chosen.split(' ');
          const one = PAPERS.find((each) => each === nextPaper);
          const way = ORIENTATIONS.find((each) => each === nextWay);
          if (one && way) onChange(onOtherPaper(value, one, way));
        }}
      />
      <ColorInput
        label={t('certificate-canvas.ground')}
        value={value.ground}
        onChange={(ground) => onChange({ ...value, ground: ground.toLowerCase() }, 'ground')}
      />
    </div>
  );
}
