/**
 * A type of entry of the activity log, in `activity-types/<type>.ts`; what happened is a `loggedFacts` of the server, what it is
 * called is `activity-log.types.<TYPE>`. `npm run generate` finds the file by its folder, and makes the server's list and the
 * browser's of all types.
 */
export interface TypeOfActivity {
  /** Its place among the filters, the lowest first. */
  readonly place: number;
  /** The icon beside an entry. */
  readonly picture: string;
}
