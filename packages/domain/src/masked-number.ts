/** How work is called whose author is hidden: the last digits of its id, which is drawn by chance, few enough to read out. */
export const maskedNumber = (id: number): number => id % 100_000_000;
