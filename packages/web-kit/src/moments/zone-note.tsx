import { useFormat, useKit, useOrganization, useT } from '../kit-context.tsx';
import { useAreas } from '../shell/use-areas.ts';

/** Says once whose hours a page shows, where the organisation's clock shows others. */
export function ZoneNote({ at }: { readonly at: Date }) {
  const hasWords = useAreas(['times']);
  const t = useT();
  const format = useFormat();
  const zone = useKit().configuration.time_zone;
  const { displayName } = useOrganization();
  if (!hasWords || !format.isElsewhere(at, zone)) return null;
  return (
    <p className="text-sm text-muted">
      {t('times.zones', {
        zone: format.zoneName(at),
        organization: displayName,
        theirs: format.zoneName(at, zone),
      })}
    </p>
  );
}
