/** What of a list of the door is signed. */
export interface SignedDoorList {
  scope: string;
  /** When it was made, as it is told. */
  madeAt: string;
  tickets: readonly { ticketHash: string }[];
  voidHashes: readonly string[];
}

/** The text whose signature a list carries: which event's, when it was made, who may come in and who may not any more. */
export const doorListText = ({ scope, madeAt, tickets, voidHashes }: SignedDoorList): string =>
  [scope, madeAt, ...tickets.map(({ ticketHash }) => ticketHash), '', ...voidHashes].join('\n');
