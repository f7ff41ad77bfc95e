import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useId, useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useT } from '../kit-context.tsx';
import { DecisionFields, decisionOf, NEW_DECISION } from './decision-fields.tsx';
import { type Act, useDecideCase, useRemoveFromGroup } from './moderation.api.ts';
import { useDecided } from './use-decided.ts';

const ACTS: readonly Act[] = ['HIDE', 'PAUSE', 'BAN'];
/** What is out of sight already, and was appealed, only stays so. */
const STAYS: readonly Act[] = ['HIDE'];

/** Something that was said in a group: by its case, or where nobody has reported it. */
export type Removable =
  | { readonly moderationCaseId: number; readonly commentId: number | null; readonly isAppealed: boolean }
  | { readonly postId: number; readonly commentId: number | null };

export interface RemoveDialogProps {
  readonly thing: Removable;
  readonly onClose: () => void;
}

/** Takes something out of a group, with what follows for whoever wrote it, for those who lead the group. */
export function RemoveDialog({ thing, onClose }: RemoveDialogProps) {
  const t = useT();
  const formId = useId();
  const decide = useDecideCase();
  const remove = useRemoveFromGroup();
  const decided = useDecided();
  const [draft, setDraft] = useState({ ...NEW_DECISION, act: 'HIDE' as Act });
  const decision = decisionOf(draft);
  const isCase = 'moderationCaseId' in thing;
  const isAppealed = isCase && thing.isAppealed;
  const send = () => {
    if (!decision) return;
    const done = (moderationCaseId: number) => {
      decided.say(decision.act, moderationCaseId);
      onClose();
    };
    if (isCase) {
      const { moderationCaseId } = thing;
      decide.mutate({ moderationCaseId, ...decision }, { onSuccess: () => done(moderationCaseId) });
    } else if (decision.act !== 'KEEP') {
      const { act, reason = '', days } = decision;
      const body = {
        postId: thing.postId,
        commentId: thing.commentId,
        act,
        reason,
        ...(days === undefined ? {} : { days }),
      };
      remove.mutate(body, { onSuccess: ({ moderationCaseId }) => done(moderationCaseId) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(thing.commentId === null ? 'moderation-desk.acts.HIDEpost' : 'moderation-desk.acts.HIDEcomment')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={draft.act === 'BAN' ? 'danger' : 'primary'}
            disabled={decision === null}
            pending={decide.isPending || remove.isPending}
          >
            {t(`moderation-desk.decide.${isAppealed ? 'REMAIN' : draft.act}`)}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={send} className="space-y-5">
        <DecisionFields
          found={{ status: isAppealed ? 'APPEALED' : 'OPEN', commentId: thing.commentId }}
          acts={isAppealed ? STAYS : ACTS}
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change, act: change.act ?? before.act }))}
        />
      </Form>
    </Dialog>
  );
}
