/** SQLSTATE of a writing transaction that begins while writes of its organisation are stopped (begin_writing). */
export const WRITES_STOPPED = 'ORGMV';
/** SQLSTATE of a writing transaction of an organisation that has moved to another server. */
export const HAS_MOVED = 'ORGMD';

/** Key of the advisory lock that writing transactions of an organisation share and that a move takes exclusively. */
export const WRITE_LOCK = "hashtextextended('organization writes', $1)";

/** The SQLSTATE of an error that came from the database. */
export const sqlStateOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;
