import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useState } from 'react';
import { useT } from '../kit-context.tsx';
import { useAreas } from '../shell/use-areas.ts';
import { EditorDialog, type ToolDialogProps } from './editor-dialog.tsx';
import { drawFormula, insertFormula, selectedFormula } from './formula.ts';

/** A formula in LaTeX, drawn while it is written. */
export function FormulaDialog(props: ToolDialogProps) {
  return useAreas(['rich-text']) ? <Formula {...props} /> : null;
}

function Formula({ editor, onClose }: ToolDialogProps) {
  const t = useT();
  const [formula, setFormula] = useState(() => selectedFormula(editor) ?? { latex: '', isBlock: false });
  return (
    <EditorDialog
      title={t('rich-text.formula.title')}
      action={t('rich-text.formula.insert')}
      isReady={formula.latex.trim() !== ''}
      onClose={onClose}
      onSubmit={() => insertFormula(editor, formula)}
    >
      <TextArea
        label={t('rich-text.formula.title')}
        hint={t('rich-text.formula.hint')}
        dir="ltr"
        rows={3}
        maxLength={2000}
        value={formula.latex}
        onChange={(event) => setFormula({ ...formula, latex: event.currentTarget.value })}
      />
      <Checkbox
        label={t('rich-text.formula.block')}
        checked={formula.isBlock}
        onChange={(isBlock) => setFormula({ ...formula, isBlock })}
      />
      <figure>
        <figcaption className="mb-1 text-sm text-muted">{t('rich-text.formula.preview')}</figcaption>
        <div
          dir="ltr"
          className="min-h-14 overflow-x-auto rounded-md bg-subtle p-3 text-lg"
          dangerouslySetInnerHTML={{ __html: drawFormula(formula.latex, formula.isBlock) }}
        />
      </figure>
    </EditorDialog>
  );
}
