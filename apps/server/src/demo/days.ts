const DAY = 86_400_000;

export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
