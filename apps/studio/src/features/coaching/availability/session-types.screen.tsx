import '../../../app.css';
import { SESSION_TYPE_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Plus } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { useAutosave } from '../../learning/builder/builder.public.ts';
import {
  ownTypesQuery,
  type SessionTypeEditing,
  useChangeType,
  useCreateType,
  useOrderTypes,
} from './availability.api.ts';
import { SessionTypeEditor } from './session-type-editor.tsx';

/** Minutes of a new type, until the coach says otherwise. */
const FIRST_LENGTH = 50;

interface RowProps {
  readonly type: SessionTypeEditing;
  readonly href: string;
  readonly isCurrent: boolean;
}

function TypeRow({ type, href, isCurrent }: RowProps) {
  const t = useT();
  const text = useAuthorText();
  const change = useChangeType(type.sessionTypeId);
  const { lengthMinutes, isOffered, version, booking } = type;
  return (
    <div className={cx('flex min-w-0 flex-1 items-center gap-3 py-2.5 pe-4', isCurrent && 'font-medium')}>
      <span className="min-w-0 flex-1">
        <UiLink href={href} aria-current={isCurrent ? 'page' : undefined} className="block py-1 wrap-anywhere">
          <AuthorTextFor text={type.title} />
        </UiLink>
        <span className="block text-sm font-normal text-muted">
          {isOffered
            ? `${t('coach-availability.counts.minutes', { count: lengthMinutes })} · ${t(`coach-availability.bookings.${booking}`)}`
            : t('coach-availability.words.notOffered')}
        </span>
      </span>
      <Switch
        hideLabel
        label={t('coach-availability.fields.offered', { type: text(type.title) })}
        checked={isOffered}
        disabled={change.isPending}
        onChange={(isOn) => change.mutate({ isOffered: isOn, version })}
      />
    </div>
  );
}

function NewTypeButton({ isFull, onCreated }: { readonly isFull: boolean; readonly onCreated: (id: number) => void }) {
  const t = useT();
  const create = useCreateType();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Plus} disabled={isFull} {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
        {t('coach-availability.actions.newType')}
      </Button>
      {isOpen && (
        <TitledDialog
          title={t('coach-availability.titles.newType')}
          label={t('coach-availability.fields.name')}
          submitLabel={t('coach-availability.actions.createType')}
          maxLength={200}
          pending={create.isPending}
          refusal={create.error}
          onClose={() => setOpen(false)}
          onSubmit={(title) =>
            create.mutate(
              { title, lengthMinutes: FIRST_LENGTH, isOffered: false },
              {
                onSuccess: ({ sessionTypeId }) => {
                  setOpen(false);
                  onCreated(sessionTypeId);
                },
              },
            )
          }
        />
      )}
    </>
  );
}

/** The types in the order that the coach gives them, which is saved once nothing is moved any more. */
function useOrder(types: readonly SessionTypeEditing[]) {
  const order = useOrderTypes();
  const [moved, setMoved] = useState<readonly number[] | null>(null);
  const idsOf = (items: readonly SessionTypeEditing[]) => items.map(({ sessionTypeId }) => sessionTypeId);
  const placeOf = ({ sessionTypeId }: SessionTypeEditing) => moved?.indexOf(sessionTypeId) ?? 0;
  const ordered = moved === null ? types : [...types].sort((one, other) => placeOf(one) - placeOf(other));
  const text = JSON.stringify(idsOf(ordered));
  useAutosave(text === JSON.stringify(idsOf(types)) ? null : text, () =>
    order.mutateAsync({ sessionTypeIds: idsOf(ordered) }).catch(() => setMoved(null)),
  );
  return { ordered, setOrdered: (items: readonly SessionTypeEditing[]) => setMoved(idsOf(items)) };
}

function Types({ types }: { readonly types: readonly SessionTypeEditing[] }) {
  const t = useT();
  const text = useAuthorText();
  const address = useAddressQuery();
  const { ordered, setOrdered } = useOrder(types);
  // stays when another becomes the first of the list
  const [shownFirst] = useState(types[0]?.sessionTypeId);
  const asked = Number(address.value('type') ?? shownFirst);
  const chosen = types.find(({ sessionTypeId }) => sessionTypeId === asked) ?? types[0];
  const show = (id: number | null) => address.change({ type: id });
  return (
    <CoachingFrame
      tab="session-types"
      actions={<NewTypeButton isFull={types.length >= SESSION_TYPE_LIMITS.types} onCreated={show} />}
    >
      {!chosen ? (
        <EmptyState
          drawing="calendar"
          title={t('coach-availability.empty.types')}
          description={t('coach-availability.empty.typesText')}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Card padding="none">
            <SortableRows
              label={t('coaching.tabs.session-types')}
              items={ordered}
              rowClassName="items-center"
              idOf={({ sessionTypeId }) => String(sessionTypeId)}
              nameOf={({ title }) => text(title)}
              className="divide-y divide-line"
              onChange={setOrdered}
            >
              {(type) => (
                <TypeRow
                  type={type}
                  href={address.hrefWith({ type: type.sessionTypeId })}
                  isCurrent={type.sessionTypeId === chosen.sessionTypeId}
                />
              )}
            </SortableRows>
          </Card>
          <SessionTypeEditor key={chosen.sessionTypeId} type={chosen} onArchived={() => show(null)} />
        </div>
      )}
    </CoachingFrame>
  );
}

/** `/coaching/session-types`: what can be booked with the coach. */
export function SessionTypesScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(ownTypesQuery());
  if (data) return <Types types={data.data} />;
  const isNoCoach = error && 'status' in error && error.status === 404;
  return (
    <CoachingFrame tab="session-types">
      {!error && <SkeletonText lines={10} />}
      {isNoCoach && <EmptyState drawing="not-found" title={t('coach-availability.empty.noCoach')} />}
      {error && !isNoCoach && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </CoachingFrame>
  );
}
