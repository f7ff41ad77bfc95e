/**
 * How far the owner of a bank question or a rubric shares it. PRIVATE: only the owner sees and uses it. USE: colleagues read it, use it
 * and copy it. EDIT: they also change, archive and delete it.
 */
export const SHARINGS = ['PRIVATE', 'USE', 'EDIT'] as const;

export type Sharing = (typeof SHARINGS)[number];

/** What new questions and rubrics are shared by unless their author chooses otherwise. */
export const DEFAULT_SHARING: Sharing = 'USE';

export interface SharedRights {
  canRead: boolean;
  canEdit: boolean;
  /** May change the sharing itself. */
  canShare: boolean;
}

/** What somebody may do with a shared thing. `governs`: may change all courses of the organisation, which outranks ownership. */
export function sharedRights(of: { sharing: Sharing; isOwner: boolean; governs: boolean }): SharedRights {
  const canShare = of.isOwner || of.governs;
  return {
    canRead: canShare || of.sharing !== 'PRIVATE',
    canEdit: canShare || of.sharing === 'EDIT',
    canShare,
  };
}
