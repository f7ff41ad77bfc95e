import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { AddressPreview } from './address-preview.tsx';
import { previewQuery, type SeatPoolDetail, useStartAssignment } from './seats.api.ts';

const LANGUAGES = ['both', 'ar', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

interface InviteFormProps {
  readonly pool: SeatPoolDetail;
  readonly text: string;
  readonly onReplace: (written: string, meant: string) => void;
  readonly onStarted: (seatAssignmentId: number) => void;
}

/** The key under which a list is sent: the same until the list changes, so that pressing twice sends it once. */
function useRequestKey(list: string): () => string {
  const last = useRef({ list: '', key: '' });
  return () => {
    if (last.current.list !== list) last.current = { list, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** What would become of a list, the language of its invitations, and the button that sends them. */
export function InviteForm({ pool, text, onReplace, onStarted }: InviteFormProps) {
  const t = useT();
  const [language, setLanguage] = useState<Language>('both');
  const [kept, setKept] = useState<readonly string[]>([]);
  const asked = useDeferredValue(text);
  const preview = useQuery(previewQuery(pool.seatPoolId, asked));
  const start = useStartAssignment(pool.seatPoolId);
  const rows = asked.trim() === '' ? [] : (preview.data?.rows ?? []);
  const emails = rows.flatMap(({ email, outcome }) =>
    outcome === 'NEW' || (outcome === 'SUGGESTION' && kept.includes(email)) ? [email] : [],
  );
  const requestKey = useRequestKey(`${language} ${emails.join(' ')}`);
  const isTooMany = emails.length > pool.freeCount;
  return (
    <div className="space-y-4">
      {asked.trim() !== '' && preview.error && <p className="text-sm text-danger-text">{preview.error.message}</p>}
      <AddressPreview
        rows={rows}
        kept={kept}
        newCount={emails.length}
        onKeep={(email) => setKept([...kept, email])}
        onReplace={onReplace}
      />
      <NativeSelect
        label={t('seats.fields.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: t(`seats.languages.${value}`) }))}
        onChange={(value) => setLanguage(LANGUAGES.find((each) => each === value) ?? 'both')}
      />
      {isTooMany && (
        <p role="status" className="text-sm text-warning-text">
          {t('seats.counts.tooMany', { count: pool.freeCount })}
        </p>
      )}
      <Button
        full
        size="lg"
        disabled={emails.length === 0 || isTooMany || pool.state !== 'OPEN' || asked !== text}
        pending={start.isPending}
        onClick={() =>
          start.mutate(
            { requestKey: requestKey(), emails, language },
            {
              onSuccess: ({ seatAssignmentId }) => {
                setKept([]);
                onStarted(seatAssignmentId);
              },
            },
          )
        }
      >
        {t('seats.actions.invite', { count: emails.length })}
      </Button>
    </div>
  );
}
