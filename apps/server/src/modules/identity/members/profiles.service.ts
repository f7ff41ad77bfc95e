import { cleanName } from '@sullam/domain/text-direction.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { invalidField, notFound, Problem } from '../../../kernel/problem.ts';
import { findFormFields } from '../../organization/registration-form/registration-form.public.ts';
import { checkExtraFields, type ExtraFieldValues } from './extra-fields.ts';
import { accessMember } from './members.access.ts';
import { readProfile } from './members.reads.ts';
import { findMember, isOwnPicture, type MemberChange, type MemberState, updateMember } from './members.repository.ts';
import type { Profile, ProfilePatch } from './members.schemas.ts';
import { memberRenamed } from './members.signals.ts';
import { otherNameOf } from './second-script-name.ts';

const NAMES = ['firstName', 'lastName', 'otherFirstName', 'otherLastName'];

function plainName(path: 'firstName' | 'lastName', name: string | undefined): Record<string, string> {
  if (name === undefined) return {};
  const plain = cleanName(name);
  if (plain === '') throw invalidField(path, 'required');
  return { [path]: plain };
}

/** The parts of a name that are changed. A new name asks again whether the other one is in another script. */
function changedName(member: MemberState, patch: ProfilePatch): MemberChange {
  const own = { ...plainName('firstName', patch.firstName), ...plainName('lastName', patch.lastName) };
  if (patch.otherFirstName === undefined && patch.otherLastName === undefined && Object.keys(own).length === 0)
    return {};
  const { firstName, lastName, otherFirstName, otherLastName } = member;
  const asked = Object.fromEntries(
    Object.entries({ otherFirstName: patch.otherFirstName, otherLastName: patch.otherLastName }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return { ...own, ...otherNameOf({ firstName, lastName, otherFirstName, otherLastName, ...own, ...asked }) };
}

/** The stored answers with the given ones checked and put in. */
async function mergeExtraFields(
  tx: Tx,
  member: MemberState,
  given: Record<string, unknown>,
): Promise<ExtraFieldValues> {
  const { values, cleared, faults } = checkExtraFields(await findFormFields(tx), given, 'given');
  if (faults.length > 0) throw new Problem('validation', 400, { details: faults });
  const kept = Object.entries(member.extraFields).filter(([key]) => !cleared.includes(key));
  return { ...Object.fromEntries(kept), ...values };
}

async function checkPicture(context: MemberContext, tx: Tx, userId: number, mediaId: number): Promise<void> {
  if (!(await isOwnPicture(tx, mediaId, [userId, context.caller.userId])))
    throw invalidField('profileMediaId', 'choice');
}

/** Saves the details of a profile that the caller has access to, and records which ones. */
export async function saveProfile(
  context: MemberContext,
  tx: Tx,
  member: MemberState,
  patch: ProfilePatch,
): Promise<void> {
  if (patch.profileMediaId) await checkPicture(context, tx, member.userId, patch.profileMediaId);
  const change: MemberChange = {
    ...changedName(member, patch),
    ...(patch.profileMediaId === undefined ? {} : { profileMediaId: patch.profileMediaId }),
    ...(patch.language === undefined ? {} : { language: patch.language }),
    ...(patch.extraFields ? { extraFields: await mergeExtraFields(tx, member, patch.extraFields) } : {}),
  };
  if (Object.keys(change).length === 0) return;
  await updateMember(tx, member.userId, change);
  if (NAMES.some((field) => field in change)) await emit(context, tx, memberRenamed, { userId: member.userId });
  await audit(context, tx, {
    action: 'member.update',
    noun: 'member',
    nounId: member.userId,
    changes: { fields: Object.keys(change) },
  });
}

/** One's own profile, or as an administrator somebody else's. */
export const updateProfile = (context: MemberContext, userId: number, patch: ProfilePatch): Promise<Profile> =>
  transaction(context, async (tx) => {
    const isSelf = context.caller.userId === userId;
    const member = isSelf ? await findMember(tx, userId, true) : await accessMember(context, tx, userId, 'canEdit');
    if (!member) throw notFound();
    await saveProfile(context, tx, member, patch);
    return readProfile(context, tx, userId);
  });
