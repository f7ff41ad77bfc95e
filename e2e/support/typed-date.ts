import type { Locator } from '@playwright/test';

/** Types into the parts of a date or time field, each with its zeros: after a single digit another may still come. */
async function typeParts(field: Locator, parts: Record<string, string>): Promise<void> {
  for (const [type, digits] of Object.entries(parts))
    await field.locator(`[role="spinbutton"][data-type="${type}"]`).pressSequentially(digits);
}

/** Types a date such as `2026-11-29` into a field that holds only a date. */
export async function typeDate(field: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await typeParts(field, { year, month, day });
}

/** Types a time such as `09:30` into a field, which has twelve or 24 hours as the reader's language has it. */
export async function typeTime(field: Locator, time: string): Promise<void> {
  const [hour = '', minute = ''] = time.split(':');
  const half = field.locator('[role="spinbutton"][data-type="dayPeriod"]');
  if ((await half.count()) === 0) return typeParts(field, { hour, minute });
  await typeParts(field, { hour: String(Number(hour) % 12 || 12).padStart(2, '0'), minute });
  const isAfternoon = Number(await half.getAttribute('aria-valuenow')) > 0;
  if (isAfternoon !== Number(hour) >= 12) await half.press('ArrowUp');
}
