import { isArabicName } from '@sullam/domain/names.ts';
import { cleanName } from '@sullam/domain/text-direction.ts';
import { Problem, type ProblemDetail } from '../../../kernel/problem.ts';

/** How a name is written in the other script; null: only the one is known. */
export interface SecondScriptName {
  otherFirstName: string | null;
  otherLastName: string | null;
}
type WrittenName = { firstName: string; lastName: string } & { [Part in keyof SecondScriptName]?: string | null };

/** The other name as it is kept, and what is wrong with it: both parts or neither, in another script than the name itself. */
export function checkSecondScriptName(name: WrittenName): { otherName: SecondScriptName; faults: ProblemDetail[] } {
  const [first, last] = [cleanName(name.otherFirstName ?? ''), cleanName(name.otherLastName ?? '')];
  if (first === '' && last === '') return { otherName: { otherFirstName: null, otherLastName: null }, faults: [] };
  const fault = (path: string, other: string, own: string): ProblemDetail[] => {
    if (other === '') return [{ path, code: 'required', values: {} }];
    return isArabicName(other) === isArabicName(own) ? [{ path, code: 'otherScript', values: {} }] : [];
  };
  return {
    otherName: { otherFirstName: first, otherLastName: last },
    faults: [...fault('otherFirstName', first, name.firstName), ...fault('otherLastName', last, name.lastName)],
  };
}

/** The same. @throws Problem validation with all that is wrong */
export function otherNameOf(name: WrittenName): SecondScriptName {
  const { otherName, faults } = checkSecondScriptName(name);
  if (faults.length > 0) throw new Problem('validation', 400, { details: faults });
  return otherName;
}
