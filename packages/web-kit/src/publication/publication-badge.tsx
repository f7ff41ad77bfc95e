import { type Publication, publicationOf } from '@sullam/domain/publication.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '../kit-context.tsx';

/** How a draft and what is published are called and look, wherever they are. */
export const PUBLICATION_WORDS = {
  DRAFT: { word: 'common.states.draft', tone: 'neutral' },
  PUBLISHED: { word: 'common.states.published', tone: 'success' },
} as const satisfies Record<Publication, { word: MessageKey; tone: Tone }>;

/** Whether something is out. */
export function PublicationBadge({ isPublished }: { readonly isPublished: boolean }) {
  const t = useT();
  const { word, tone } = PUBLICATION_WORDS[publicationOf(isPublished)];
  return <Badge tone={tone}>{t(word)}</Badge>;
}
