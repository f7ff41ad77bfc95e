/** Where the demo's organisations are: their days end by its clocks. */
export const DEMO_ZONE = 'Asia/Riyadh';

const DAY = 86_400_000;

export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
