import { Copy } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className="space-y-4">
      <p className="text-muted">{t('profile.recovery.text')}</p>
      <ul
        dir="ltr"
        aria-label={t('profile.recovery.title')}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg border border-line bg-subtle p-4 text-center font-medium tabular select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        icon={Copy}
        onClick={() => void copy(codes.join('\n'), t('profile.recovery.copied'))}
      >
        {t('profile.security.copyCodes')}
      </Button>
    </div>
  );
}
