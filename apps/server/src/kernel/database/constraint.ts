/**
 * The constraint that a database error names. A distributed database appends the number of a shard to the name
 * (`grade_items_pkey_102008`), which is removed.
 */
export const constraintOf = ({ constraint_name: name = '' }: { constraint_name?: string | undefined }): string =>
  name.replace(/_\d+$/, '');
