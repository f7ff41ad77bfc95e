import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '../kit-context.tsx';
import { type TaxDocument, useSaveDocument } from './documents.api.ts';

export interface DocumentFilesProps {
  readonly document: TaxDocument;
}

/** Downloads a document as PDF and, where it has one, as XML. */
export function DocumentFiles({ document: { taxDocumentId, number, hasXml } }: DocumentFilesProps) {
  const t = useT();
  const save = useSaveDocument();
  const forms = hasXml ? (['pdf', 'xml'] as const) : (['pdf'] as const);
  return (
    <span className="flex shrink-0 gap-2 print:hidden">
      {forms.map((form) => (
        <Button
          key={form}
          variant="outline"
          size="sm"
          aria-label={t(`billing.documents.${form}`, { number: { raw: number } })}
          pending={save.isPending && save.variables?.form === form}
          onClick={() => save.mutate({ taxDocumentId, form })}
        >
          {form.toUpperCase()}
        </Button>
      ))}
    </span>
  );
}
