import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { AssignProps } from './address-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { useReadAddressFile } from './seats.api.ts';

/** Addresses of a file: CSV of any kind, or a workbook. */
export function AddressFile({ pool, onStarted }: AssignProps) {
  const t = useT();
  const read = useReadAddressFile();
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null);
  return (
    <div className="space-y-4">
      <FileDrop
        label={t('seats.file.drop')}
        hint={t('seats.file.hint')}
        accept=".csv,.tsv,.txt,.xlsx"
        disabled={read.isPending}
        onFiles={([chosen]) =>
          chosen && read.mutate(chosen, { onSuccess: ({ text }) => setFile({ name: chosen.name, text }) })
        }
      />
      {file && (
        <>
          <p className="text-sm text-muted">{t('seats.file.chosen', { name: file.name })}</p>
          <InviteForm
            pool={pool}
            text={file.text}
            onReplace={(written, meant) => setFile({ ...file, text: file.text.replaceAll(written, meant) })}
            onStarted={(id) => {
              setFile(null);
              onStarted(id);
            }}
          />
        </>
      )}
    </div>
  );
}
