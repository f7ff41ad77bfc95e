import { isWritten } from '@sullam/domain/localized.ts';
import { rulesOf } from '@sullam/domain/social-groups.ts';
import { Clock } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { RuleList } from '@sullam/web-kit/groups/rule-list.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Group, type GroupSummary, groupQuery, useJoin, useLeave } from './groups.api.ts';

interface JoinProps {
  readonly group: GroupSummary;
  /** Of a link that leads into the group. */
  readonly invitation?: string | undefined;
  /** What the link led to, where the reader doesn't see the group otherwise. */
  readonly preview?: Group | undefined;
}

/** The rules of a group before one joins it, or asks to. */
export function JoinDialog({ group, invitation, preview, onClose }: JoinProps & { readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const join = useJoin(group.groupId);
  const found = useQuery({ ...groupQuery(group.groupId), enabled: preview === undefined });
  const rules = preview?.rules ?? found.data?.rules;
  const isOpen = entersAtOnce(group, invitation);
  const hasRules = isWritten(rules);
  const send = () =>
    join.mutate(
      { acceptsRules: true, ...(invitation ? { invitation } : {}) },
      {
        onSuccess: ({ status }) => {
          onClose();
          notify({
            tone: 'success',
            text: t(status === 'PENDING' ? 'groups.messages.asked' : 'groups.messages.joined'),
          });
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('groups.titles.join', { group: text(group.name) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button disabled={!rules} pending={join.isPending} onClick={send}>
            {t(hasRules ? 'groups.actions.acceptRules' : isOpen ? 'groups.actions.join' : 'groups.actions.ask')}
          </Button>
        </>
      }
    >
      {hasRules ? (
        <>
          <p className="mb-4 text-muted">{t('groups.rules.before')}</p>
          <RuleList rules={rulesOf(text(rules))} />
        </>
      ) : (
        <p>{t(isOpen ? 'groups.rules.none' : 'groups.rules.asks')}</p>
      )}
    </Dialog>
  );
}

const entersAtOnce = ({ privacy, status }: GroupSummary, invitation: string | undefined): boolean =>
  privacy === 'OPEN' || status === 'INVITED' || invitation !== undefined;

/** Joins a group, or asks to; its rules are read first. */
export function JoinButton({ group, invitation, preview }: JoinProps) {
  const t = useT();
  const leave = useLeave(group.groupId);
  const [isAsked, setAsked] = useState(false);
  if (group.status === 'PENDING' && !invitation)
    return (
      <Button variant="outline" icon={Clock} pending={leave.isPending} onClick={() => leave.mutate()}>
        {t('groups.actions.takeBack')}
      </Button>
    );
  const isOpen = entersAtOnce(group, invitation);
  return (
    <>
      <Button variant={isOpen ? 'primary' : 'outline'} onClick={() => setAsked(true)}>
        {t(isOpen ? 'groups.actions.join' : 'groups.actions.ask')}
      </Button>
      {isAsked && (
        <JoinDialog group={group} invitation={invitation} preview={preview} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
