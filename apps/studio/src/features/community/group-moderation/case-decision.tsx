import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { actsOf, wordOf } from '@sullam/web-kit/moderation/case-acts.ts';
import {
  type DecisionDraft,
  DecisionFields,
  decisionOf,
  NEW_DECISION,
} from '@sullam/web-kit/moderation/decision-fields.tsx';
import type { Decision } from '@sullam/web-kit/moderation/moderation.api.ts';
import type { ReasonFieldHandle } from '@sullam/web-kit/moderation/reason-field.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import type { PostModerationCaseDetail } from './moderation.api.ts';

const ARABIC = '٠١٢٣٤٥٦٧٨٩';

/** Ctrl or Cmd Enter, also from within the reason. */
function useDecideKey(decide: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isDialogOpen()) return;
    event.preventDefault();
    decide();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Who wrote it, how they stand to the group, and what became of what they wrote there. */
function Author({ found }: { readonly found: PostModerationCaseDetail }) {
  const t = useT();
  const format = useFormat();
  const { standing } = found;
  const author = found.author ?? found.post.author;
  const facts = [
    standing.isCaller && t('moderation-desk.labels.you'),
    standing.isLeader && t('moderation-desk.labels.leader'),
    standing.joinedAt !== null &&
      t('moderation-desk.labels.joined', { date: format.date(standing.joinedAt, 'medium') }),
    !standing.isMember && t('moderation-desk.labels.gone'),
    standing.postsAgainAt !== null &&
      t('moderation-desk.labels.pausedUntil', { date: format.date(standing.postsAgainAt, 'medium') }),
  ].filter((fact) => fact !== false);
  return (
    <section className="space-y-4">
      {author && (
        <div className="flex items-center gap-3">
          <Avatar firstName={author.firstName} lastName={author.lastName} src={author.image ?? undefined} size={40} />
          <div className="min-w-0">
            <h2 className="clip-line text-base font-semibold">
              <bdi>{`${author.firstName} ${author.lastName}`}</bdi>
            </h2>
            <ul className="flex flex-wrap gap-x-2 text-sm text-muted">
              {facts.map((fact) => (
                <li key={fact} className="not-first:before:me-2 not-first:before:content-['·']">
                  {fact}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <dl className="grid grid-cols-3 divide-x divide-line rounded-lg border border-line py-3 text-center">
        {(['written', 'removed', 'appeals'] as const).map((figure) => (
          <div key={figure} className="flex flex-col-reverse px-1">
            <dt className="text-sm text-muted">{t(`moderation-desk.figures.${figure}`)}</dt>
            <dd className="text-xl font-semibold tabular">{format.number(standing[figure])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface CaseDecisionProps {
  readonly found: PostModerationCaseDetail;
  readonly isPending: boolean;
  readonly onDecide: (decision: Decision) => void;
  /** Goes on without a decision; nothing where it is the only one. */
  readonly onLater: (() => void) | undefined;
}

/** What can be done about a case, by pointer or by keys. */
export function CaseDecision({ found, isPending, onDecide, onLater }: CaseDecisionProps) {
  const t = useT();
  const reason = useRef<ReasonFieldHandle>(null);
  const [draft, setDraft] = useState<DecisionDraft>(NEW_DECISION);
  const { act } = draft;
  const acts = actsOf(found);
  const isMine = found.status === 'APPEALED' && found.decidedByMe;
  const change = (next: Partial<DecisionDraft>) => setDraft((before) => ({ ...before, ...next }));
  const decide = () => {
    if (act === null || isMine || isPending) return;
    const decision = decisionOf(draft);
    if (decision) onDecide(decision);
    else reason.current?.focus();
  };
  useDecideKey(decide);
  useKeys({
    title: t('moderation-desk.titles.keys'),
    lines: [
      ...acts.map((each, at) => ({
        id: `moderation.act${at + 1}`,
        shown: String(at + 1),
        signs: [String(at + 1), ARABIC[at + 1]!],
        words: t(`moderation-desk.acts.${wordOf(each, found)}`),
        run: () => change({ act: each }),
      })),
      {
        id: 'moderation.reason',
        shown: '/',
        signs: ['/'],
        words: t('moderation-desk.keys.reason'),
        run: () => reason.current?.openBank(),
      },
      { id: 'moderation.later', shown: 'L', code: 'KeyL', words: t('moderation-desk.keys.later'), run: onLater },
      { shown: 'Ctrl + Enter', words: t('moderation-desk.keys.decide') },
    ],
  });
  const said = act === null ? 'none' : wordOf(act, found);
  return (
    <section
      aria-label={t('moderation-desk.titles.decision')}
      className="flex flex-col border-line bg-surface max-lg:border-t lg:min-h-0 lg:border-s"
    >
      <div className="flex-1 space-y-6 p-4 sm:p-5 lg:overflow-y-auto">
        <Author found={found} />
        {isMine && <Banner tone="info">{t('moderation-desk.hints.mine')}</Banner>}
        <DecisionFields
          found={found}
          acts={acts}
          draft={draft}
          onChange={change}
          isLocked={isMine}
          language={found.authorLanguage}
          hintOf={(key) => <KeyHint of={key} className="border-line text-muted" />}
          editHref="/groups/rules"
          reasonRef={reason}
        />
      </div>
      <div
        ref={stickyFoot}
        className="sticky-foot bottom-0 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 sm:px-5"
      >
        {onLater ? (
          <Button variant="outline" onClick={onLater}>
            {t('moderation-desk.actions.later')}
            <KeyHint of="L" className="border-line text-muted" />
          </Button>
        ) : (
          <span />
        )}
        <Button
          variant={act === 'BAN' ? 'danger' : 'primary'}
          disabled={act === null || isMine}
          pending={isPending}
          onClick={decide}
        >
          {t(`moderation-desk.decide.${said === 'HIDEpost' || said === 'HIDEcomment' ? 'HIDE' : said}`)}
          <KeyHint of="Ctrl ↵" className="border-current" />
        </Button>
      </div>
    </section>
  );
}
