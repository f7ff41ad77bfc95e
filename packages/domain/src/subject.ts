/**
 * A thing that the rows of other modules may belong to, in `subjects/<noun>.ts`: what it may be. Such a row stores the noun and the
 * thing's id, without a foreign key, because the thing's module stands above. `npm run generate` finds the file by its folder and
 * makes the list and the type of each role; the module that owns the thing contributes how it behaves in that role.
 */
export interface SubjectRoles {
  /** People are entitled to it and added to it (`entitlements`, `learner-additions`), as `COURSE_GROUP`. */
  readonly isEntitled?: true;
  /** It has a capacity (module `capacity`), as `COURSE_GROUP`. */
  readonly isPooled?: true;
  /** It has comments (`comments`), as `course-group`. */
  readonly isCommented?: true;
}
