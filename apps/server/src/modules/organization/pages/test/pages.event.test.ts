import { describe, expect, it } from 'vitest';
import { PRODUCT_WORDING } from '../../../../kernel/wording.ts';
import type { ToldEvent } from '../event-data.ts';
import { pageMeta } from '../page-meta.ts';

const event: ToldEvent = {
  title: { en: 'Evening circle', ar: 'حلقة المساء' },
  subtitle: { en: 'For everybody' },
  description: {},
  startTime: '2026-12-10T15:30:00Z',
  endTime: '2026-12-10T17:30:00Z',
  zone: 'Asia/Riyadh',
  days: [{ date: '2026-12-10', time: '18:30', durationMinutes: 120 }],
  status: 'PUBLISHED',
  postponedFrom: null,
  format: 'ON_SITE',
  place: { en: 'Madar House', ar: 'بيت مدار' },
  address: {},
  cover: null,
  coverArt: '/files/covers/1/event.avif',
  free: 3,
  people: [{ name: { en: 'Noura' } }],
  ticketTypes: [{ name: { en: 'Free' }, price: { minor: 0, currency: 'SAR' }, free: null }],
};

const metaOf = (change: Partial<ToldEvent> = {}, language: 'en' | 'ar' = 'en') =>
  pageMeta(
    '/event/5',
    PRODUCT_WORDING[language],
    { en: 'Madar', ar: 'مدار' },
    { 'GET /api/events/5': { ...event, ...change } },
    'https://madar.example',
  );

describe('the first HTML of an event', () => {
  it('says what, when by the clock of its place, and where', () => {
    expect(metaOf()).toMatchObject({ title: 'Madar | Evening circle', picture: '/files/covers/1/event.jpg' });
    expect(metaOf().description).toMatch(
      /10 Dec 2026.*(18:30|6:30).*Arabian Standard Time.*Madar House\. For everybody/,
    );
    expect(metaOf({}, 'ar').title).toBe('مدار | حلقة المساء');
    expect(metaOf({}, 'ar').description).toContain('بيت مدار');
  });

  it('tells search engines how it stands and whether tickets are left', () => {
    expect(metaOf().data).toMatchObject({
      '@type': 'Event',
      startDate: event.startTime,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Madar House' },
      image: ['https://madar.example/files/covers/1/event.jpg'],
      offers: [{ availability: 'https://schema.org/InStock', url: 'https://madar.example/event/5' }],
    });
    expect(metaOf({ status: 'CANCELLED' }).data).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(metaOf({ postponedFrom: event.startTime }).data).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
    });
    expect(metaOf({ format: 'ONLINE', free: 0 }).data).toMatchObject({
      location: { '@type': 'VirtualLocation' },
      offers: [{ availability: 'https://schema.org/SoldOut' }],
    });
  });
});
