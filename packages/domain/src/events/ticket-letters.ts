import { cleanCode } from '../digits.ts';

/** Letters of a ticket that are typed at the door where a camera can't read its picture. */
const LENGTH = 8;

/** The letters of a ticket as somebody typed or pasted them, with spaces or hyphens between; null: they are those of no ticket. */
export function readTicketLetters(typed: string): string | null {
  const letters = cleanCode(typed).toUpperCase();
  return letters.length === LENGTH ? letters : null;
}
