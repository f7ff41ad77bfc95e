import { useFormat } from '../kit-context.tsx';

/** Writes an hour of the wall, "18:30", as the reader writes hours. */
export const useWallHour = (): ((time: string) => string) => useFormat().wallHour;
