/** Where a schema says why the person in it is shown to whoever asks; the API's description says it too. */
export const SHOWN_PERSON = 'x-shown-person';

/**
 * Options of a schema whose person, by name or picture, is shown to callers who aren't signed in. A test refuses every person in an
 * answer to them that isn't declared with a reason.
 */
export const shownPerson = (reason: string) => ({ [SHOWN_PERSON]: reason });
