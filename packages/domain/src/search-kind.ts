/**
 * A kind of thing that the search finds, in `search-kinds/<kind>.ts`; its finder is a `searchSources` of the server. `npm run
 * generate` finds the file by its folder, and makes the server's list and the browser's of all kinds.
 */
export interface KindFound {
  /** The place of its group among the results, the lowest first. */
  readonly place: number;
  /** The icon beside a result. */
  readonly picture: string;
  /** The group's name. */
  readonly titleKey: string;
}
