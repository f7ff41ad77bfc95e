import { ApiError } from '@sullam/api-client/api-error.ts';
import { listHead } from '@sullam/domain/tables/people-table.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck } from '@sullam/ui/base/icons.ts';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useState } from 'react';
import { LeftOut } from '../../../parts/left-out.tsx';
import { TableFileButton } from '../../../parts/table-file-button.tsx';
import { type InvitationLine, readInvitationLines } from './invitation-lines.ts';
import { invitationBody } from './invitation-options.tsx';
import type { InviteFormProps } from './invite-one.tsx';
import { memberCalls, useForgetMembers } from './members.api.ts';

const PROBLEMS = {
  email: 'members.people.lineEmail',
  name: 'members.people.lineName',
  repeated: 'members.people.lineRepeated',
} as const;

/** What the server is told of a line: a name, if there is one, and how it is written in the other script. */
function personOf({ email, firstName, lastName, otherFirstName, otherLastName }: InvitationLine) {
  if (firstName === '') return { email };
  const other = otherFirstName && otherLastName ? { otherFirstName, otherLastName } : {};
  return { email, firstName, lastName, ...other };
}

/** The form for pasted lines. What was sent leaves the text; what was refused stays with its reason. */
export function InviteSeveral(props: InviteFormProps & { readonly onReady: (count: number) => void }) {
  const { formId, choices, onSending, onClose, onReady } = props;
  const t = useT();
  const notify = useNotify();
  const forget = useForgetMembers();
  const [pasted, setPasted] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const lines = readInvitationLines(pasted);
  const good = lines.filter((line) => line.problem === null);
  useEffect(() => {
    onReady(good.length);
  }, [good.length, onReady]);

  const problemOf = (line: InvitationLine): string | undefined =>
    line.problem ? t(PROBLEMS[line.problem]) : refused[line.email];

  const send = async () => {
    if (good.length === 0) return;
    onSending(true);
    const sent = new Set<InvitationLine>();
    const problems: Record<string, string> = {};
    for (const line of good) {
      try {
        await memberCalls.invite({ ...personOf(line), ...invitationBody(choices) });
        sent.add(line);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        problems[line.email] = error.details[0]?.message ?? error.message;
      }
    }
    onSending(false);
    setRefused(problems);
    await forget();
    if (sent.size > 0) notify({ tone: 'success', text: t('members.invite.sent', { count: sent.size }) });
    if (sent.size === lines.length) return onClose();
    const left = lines.filter((line) => !sent.has(line)).map((line) => line.text);
    setPasted([listHead(pasted) ?? [], left].flat().join('\n'));
  };

  return (
    <Form id={formId} onSubmit={send} className="space-y-4">
      <TextArea
        label={t('members.people.lines')}
        hint={t('members.people.linesHint')}
        rows={5}
        value={pasted}
        placeholder={t('members.people.linesExample')}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <TableFileButton onText={setPasted} />
      {lines.length > 0 && (
        <ul
          aria-label={t('members.people.linesRead')}
          className="max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line"
        >
          {lines.map((line) => {
            const problem = problemOf(line);
            return (
              <li key={`${line.line} ${line.email}`} className="flex items-start gap-3 px-3 py-2 text-sm">
                <Icon
                  of={problem ? CircleAlert : CircleCheck}
                  size={18}
                  className={problem ? 'mt-0.5 text-danger-text' : 'mt-0.5 text-success-text'}
                />
                <span className="min-w-0 flex-1">
                  <span className="clip-line block font-medium">
                    <bdi>{line.firstName ? `${line.firstName} ${line.lastName}` : line.text}</bdi>
                  </span>
                  {line.firstName && (
                    <span dir="ltr" className="clip-line block text-xs text-muted rtl:text-end">
                      {line.email}
                    </span>
                  )}
                  <LeftOut cells={line.leftOut} />
                </span>
                {problem && <span className="max-w-[50%] text-end text-danger-text">{problem}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </Form>
  );
}
