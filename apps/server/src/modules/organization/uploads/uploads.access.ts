import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { notAllowed } from '../../../kernel/problem.ts';
import type { MediaKind } from '../media/media.public.ts';

/** Learners bring pictures and documents; what courses are made of needs the instructor portal, fonts an administrator. */
export function checkMayUpload(context: MemberContext, kind: MediaKind, visibility: 'PUBLIC' | 'PRIVATE'): void {
  const { caller } = context;
  const governs: boolean = isAdministrator(caller);
  if (governs) return;
  if (kind === 'FONT') throw notAllowed();
  if (caller.isInstructor) return;
  const mayBring = kind === 'IMAGE' || (kind === 'DOCUMENT' && visibility === 'PRIVATE');
  if (!mayBring) throw notAllowed();
}
