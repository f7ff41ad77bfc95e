import '../../../app.css';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { claimCode, useCheckIn } from './attendance.api.ts';
import { CheckIn } from './check-in.tsx';
import { CheckedInCard } from './checked-in.tsx';
import { CheckInRefused } from './refusal.tsx';

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className="page-gutter mx-auto w-full max-w-110 py-6">{children}</div>
);

function Checking() {
  const t = useT();
  return (
    <Frame>
      <p role="status" className="mb-4 text-muted">
        {t('attendance.checkIn.reading')}
      </p>
      <SkeletonText lines={6} />
    </Frame>
  );
}

/** Checks in once, with what the address brought; whatever comes of it, the way on is here. */
function Arriving({ body }: { readonly body: { code: string } | { claim: string } }) {
  const { mutate, data, error } = useCheckIn();
  const [isAgain, setAgain] = useState(false);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    mutate(body);
  }, [mutate, body]);
  if (isAgain)
    return (
      <Frame>
        <CheckIn />
      </Frame>
    );
  if (data)
    return (
      <Frame>
        <CheckedInCard result={data} />
      </Frame>
    );
  if (error)
    return (
      <Frame>
        <CheckInRefused cause={error} onAgain={() => setAgain(true)} />
      </Frame>
    );
  return <Checking />;
}

/** A code was scanned by a phone on which nobody is signed in: it is kept for this phone first. */
function Claiming({ code }: { readonly code: string }) {
  const go = useGo();
  const [refusal, setRefusal] = useState<Error>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    claimCode(code).then(
      ({ claim }) => go(`/a/claim?k=${encodeURIComponent(claim)}`),
      (failure: Error) => setRefusal(failure),
    );
  }, [code, go]);
  if (refusal)
    return (
      <Frame>
        <CheckInRefused cause={refusal} onAgain={() => go('/a')} />
      </Frame>
    );
  return <Checking />;
}

/** `/a?c=…`: what the code on the screen leads to; without a code, the place for the six digits. */
export function ScannedScreen() {
  const user = useUser();
  const go = useGo();
  const { c: code } = useQueryValues();
  const mustSignIn = code === undefined && user === null;
  useEffect(() => {
    if (mustSignIn) go('/a/claim');
  }, [mustSignIn, go]);
  if (mustSignIn) return <Checking />;
  if (code === undefined)
    return (
      <Frame>
        <CheckIn />
      </Frame>
    );
  return user ? <Arriving body={{ code }} /> : <Claiming code={code} />;
}

/** `/a/claim?k=…`: after signing in. */
export function ClaimedScreen() {
  const { k: claim } = useQueryValues();
  if (claim === undefined)
    return (
      <Frame>
        <CheckIn />
      </Frame>
    );
  return <Arriving body={{ claim }} />;
}
