import { useT } from '@sullam/web-kit/kit-context.tsx';

/** The strip above everything that belongs to a test payment: no money moves. It says TEST in both languages. */
export function TestStrip() {
  const t = useT();
  return (
    <p className="bg-[repeating-linear-gradient(-45deg,#ffc247_0_12px,#ffb01f_12px_24px)] px-4 py-2 text-center text-sm font-semibold text-[#3d2600]">
      <strong>{t('orders.test.word')}</strong> <span>{t('orders.test.noMoney')}</span>
    </p>
  );
}
