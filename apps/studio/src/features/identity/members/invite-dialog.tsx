import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { type InvitationChoices, InvitationOptions } from './invitation-options.tsx';
import { InviteOne } from './invite-one.tsx';
import { InviteSeveral } from './invite-several.tsx';

type Way = 'one' | 'several';

/** Invites one person, or as many as stand in the pasted lines. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const own = useLanguage();
  const form = useId();
  const [way, setWay] = useState<Way>('one');
  const [isSending, setSending] = useState(false);
  const [ready, setReady] = useState(0);
  const [choices, setChoices] = useState<InvitationChoices>({
    language: own,
    permissionSetId: undefined,
  });
  const shared = { formId: form, choices, onSending: setSending, onClose };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('members.menu.invitePeople')}
      description={t('members.people.inviteLead')}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={form} pending={isSending} disabled={way === 'several' && ready === 0}>
            {t('members.invite.send', { count: way === 'one' ? 1 : ready })}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('members.menu.invitePeople')}
        value={way}
        onChange={(next) => setWay(next as Way)}
        items={[
          { id: 'one', label: t('members.people.inviteOne') },
          { id: 'several', label: t('members.people.inviteSeveral') },
        ]}
      >
        {way === 'one' ? <InviteOne {...shared} /> : <InviteSeveral {...shared} onReady={setReady} />}
      </Tabs>
      <InvitationOptions choices={choices} onChange={setChoices} languages={LANGUAGES as readonly Language[]} />
    </Dialog>
  );
}
