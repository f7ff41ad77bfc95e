import '../../../app.css';
import { isFreeForAll } from '@sullam/domain/commerce/prices.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Clock, Layers, LogIn } from '@sullam/ui/base/icons.ts';
import { lazyPart, suspendingPart } from '@sullam/ui/base/lazy-part.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Fact } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonCards, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import {
  useFormat,
  useHasFeature,
  useKit,
  useLanguage,
  useNotify,
  useT,
  useUser,
} from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useState } from 'react';
import { AskForPrice } from '../../../parts/ask-for-price.tsx';
import { GRID } from '../../../parts/course-grid.tsx';
import { PriceTag } from '../../../parts/price-tag.tsx';
import { loadSpecializationCertificate } from '../../certification/certificates/certificates.public.ts';
import { useCanBuy, useCoursePrice } from '../catalogue/catalogue.public.ts';
import { SpecializationCover } from './specialization-cover.tsx';
import { SpecializationGroups } from './specialization-groups.tsx';
import {
  type Specialization,
  useEnrollInSpecialization,
  useLeaveSpecialization,
  useSpecialization,
} from './specializations.api.ts';
import { StandingRungs } from './standing-rungs.tsx';
import { useSizeWords } from './use-size-words.ts';

const Certificate = suspendingPart(loadSpecializationCertificate);

/** With a call and wording of its own, for what has a price alone. */
const CartAction = lazyPart(
  () => import('../../../parts/cart-action.tsx').then((file) => file.CartAction),
  <span aria-hidden="true" className="block h-12" />,
);

/** A visitor signs in and comes back to this page. */
function SignInButton() {
  const t = useT();
  const { rememberedRoute } = useKit();
  return (
    <LinkButton
      href="/auth/login"
      size="lg"
      icon={LogIn}
      onClick={() => rememberedRoute.set(window.location.pathname + window.location.search)}
    >
      {t('specializations.page.signIn')}
    </LinkButton>
  );
}

/** What it costs as a whole, for those who don't own it. */
function Price({ specialization: { price, isOwned } }: { readonly specialization: Specialization }) {
  const t = useT();
  const write = useCoursePrice();
  if (!useCanBuy() || isOwned || !price) return null;
  return (
    <div className="mt-6">
      <p className="text-xl font-semibold tabular">
        <PriceTag price={price} withReason>
          {write(price)}
        </PriceTag>
      </p>
      <p className="text-sm text-muted">{t('specializations.page.priceHint')}</p>
    </div>
  );
}

/** Away from it, after a question. */
function Leave({ specializationId }: { readonly specializationId: number }) {
  const t = useT();
  const notify = useNotify();
  const leave = useLeaveSpecialization();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="lg" onClick={() => setAsking(true)}>
        {t('specializations.page.leave')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('specializations.page.leaveTitle')}
          confirmLabel={t('specializations.page.leave')}
          pending={leave.isPending}
          onConfirm={() =>
            leave.mutate(specializationId, {
              onSuccess: () => {
                setAsking(false);
                notify({ tone: 'success', text: t('specializations.page.left') });
              },
            })
          }
        >
          {t('specializations.page.leaveText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Into what it asks for at once, or on with the first course that isn't finished. */
function Action({ specialization }: { readonly specialization: Specialization }) {
  const t = useT();
  const notify = useNotify();
  const enroll = useEnrollInSpecialization();
  const isMember = useUser() !== null;
  const isSold = useCanBuy() && specialization.price !== null;
  const { specializationId, courses, groups, isEnrolled, abilities, progressPercent } = specialization;
  const hasChoice = groups.some(({ neededCount }) => neededCount !== null);
  const next = courses.find((course) => course.isEnrolled && !course.completedAt);
  if (abilities.canEnroll)
    return (
      <Button
        size="lg"
        pending={enroll.isPending}
        onClick={() =>
          enroll.mutate(specializationId, {
            onSuccess: () =>
              notify({
                tone: 'success',
                text: t(`specializations.page.${hasChoice ? 'enrolledChoice' : 'enrolled'}`),
              }),
          })
        }
      >
        {t('specializations.page.enroll')}
      </Button>
    );
  // whoever is in all of its courses already has nothing to gain
  if (abilities.canBuy && courses.some((course) => !course.isEnrolled))
    return <CartAction itemType="specialization" itemId={specializationId} />;
  if (isEnrolled && next && !specialization.completedAt)
    return (
      <LinkButton size="lg" href={`/lms/courses/${next.courseId}`}>
        {t(progressPercent ? 'specializations.page.continue' : 'specializations.page.start')}
      </LinkButton>
    );
  if (isSold && specialization.price?.isOnRequest) return <AskForPrice title={specialization.title} />;
  if (isSold) return isMember ? null : <SignInButton />;
  if (!isEnrolled && courses.some(({ isEnrolled: isIn, price }) => !isIn && !isFreeForAll(price)))
    return <p className="text-sm text-muted">{t('specializations.page.notForSale')}</p>;
  return null;
}

function Head({ specialization }: { readonly specialization: Specialization }) {
  const t = useT();
  const format = useFormat();
  const { title, subtitle, progressPercent, completedAt } = specialization;
  const { courses, length } = useSizeWords()(specialization);
  return (
    <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-10">
      <div className="min-w-0">
        <h1 className="text-page">
          <AuthorTextFor text={title} />
        </h1>
        <p className="mt-2 text-lg text-muted">
          <AuthorTextFor text={subtitle} unmarked />
        </p>
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <Fact icon={<Icon of={Layers} size={16} />}>{courses}</Fact>
          {length && <Fact icon={<Icon of={Clock} size={16} />}>{length}</Fact>}
          {completedAt && (
            <Fact icon={<Icon of={CircleCheck} size={16} />}>
              {t('specializations.page.completed', { date: { raw: format.date(completedAt, 'long') } })}
            </Fact>
          )}
        </div>
        {progressPercent !== null && !completedAt && (
          <div className="mt-5 max-w-form">
            <StandingRungs standing={specialization} label={t('specializations.page.progressLabel')} />
          </div>
        )}
        <Price specialization={specialization} />
        <div className="mt-6 flex flex-wrap items-center gap-3 empty:hidden">
          <Action specialization={specialization} />
          {specialization.isEnrolled && !completedAt && <Leave specializationId={specialization.specializationId} />}
        </div>
      </div>
      <SpecializationCover specialization={specialization} isFirst className="rounded-lg max-md:order-first" />
    </div>
  );
}

/** `/lms/specializations/{id}/overview`: what it is about, and its courses in their order. */
export function SpecializationOverviewScreen() {
  const t = useT();
  const language = useLanguage();
  const authorText = useAuthorText();
  const hasFeature = useHasFeature();
  const id = usePathId('specializationId');
  const { data, isPending, isError, isFetching, error, refetch } = useSpecialization(id);
  usePageTitle(authorText(data?.title) || undefined);
  if (isPending)
    return (
      <div className="page-width page-gutter space-y-8 py-8">
        <SkeletonText lines={4} />
        <SkeletonCards isRow count={3} className={GRID} />
      </div>
    );
  if (isError || !data)
    return (
      <ErrorState
        title={error?.message || t('common.failed.title')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        level={1}
      />
    );
  const description = chooseText(data.description, language);
  return (
    <div className="page-width page-gutter space-y-10 py-8">
      <Breadcrumbs
        items={[
          { label: t('catalogue.titles.specializations'), href: '/lms/specializations' },
          { label: <AuthorTextFor text={data.title} unmarked /> },
        ]}
      />
      <Head specialization={data} />
      {hasFeature('certificates') && (data.isEnrolled || data.completedAt) && (
        <Certificate specializationId={data.specializationId} />
      )}
      {description && (
        <section>
          <h2 className="mb-3 text-panel">{t('specializations.page.overview')}</h2>
          <Prose html={description.text} lang={description.language} />
        </section>
      )}
      <SpecializationGroups specialization={data} />
    </div>
  );
}
