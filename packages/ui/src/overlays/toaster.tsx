import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';
import { closeToast, currentToasts, onToastsChange, type Toast } from './toast-queue.ts';

/** How long what draws messages well may take to come, in ms. */
const PATIENCE = 400;

function PlainToast({ toast: { id, message, timeout } }: { readonly toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), timeout);
    return () => clearTimeout(timer);
  }, [id, timeout]);
  return (
    <p dir="auto" className="px-4 py-3">
      {message}
    </p>
  );
}

/** The words alone, for as long as what draws them well isn't here: without a connection it can't be fetched. */
function PlainToasts() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, currentToasts);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert" className="fixed inset-x-4 top-18 z-2500 mx-auto w-fit rounded-md bg-raised text-sm shadow-8">
      {isLate && toasts.map((toast) => <PlainToast key={toast.id} toast={toast} />)}
    </div>
  );
}

const Region = lazyPart(() => import('./toast-region.tsx').then((file) => file.ToastRegion), <PlainToasts />);

let everUsed = false;
const hasBeenUsed = () => {
  everUsed ||= currentToasts().length > 0;
  return everUsed;
};

/** The place of short messages: put it once into the application. It loads what draws them with the first message. */
export function Toaster() {
  const used = useSyncExternalStore(onToastsChange, hasBeenUsed, () => false);
  return used ? <Region /> : null;
}
