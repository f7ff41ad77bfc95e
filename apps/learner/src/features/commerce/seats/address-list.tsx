import { LISTED_PEOPLE } from '@sullam/domain/file-limits.ts';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { InviteForm } from './invite-form.tsx';
import type { SeatPoolDetail } from './seats.api.ts';

export interface AssignProps {
  readonly pool: SeatPoolDetail;
  readonly onStarted: (seatAssignmentId: number) => void;
}

/** Addresses that are typed or pasted. */
export function AddressList({ pool, onStarted }: AssignProps) {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <div className="space-y-4">
      <TextArea
        label={t('seats.fields.addresses')}
        dir="ltr"
        rows={5}
        maxLength={LISTED_PEOPLE.characters}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <InviteForm
        pool={pool}
        text={text}
        onReplace={(written, meant) => setText(text.replaceAll(written, meant))}
        onStarted={(id) => {
          setText('');
          onStarted(id);
        }}
      />
    </div>
  );
}
