import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../src/permissions.ts';
import { PLANNED_PERMISSIONS } from '../src/planned-permissions.ts';
import { mayEnterStudio, mayOpenInStudio, portalsOf } from '../src/portals.ts';

const PARTS = PERMISSIONS.filter(({ category }) => category === 'modules').map(({ slug }) => slug);
const NONE = { isAdministrator: false, isInstructor: false };

/** A permission with all that it needs. */
function withNeeds(slug: string): string[] {
  const needs = PERMISSIONS.find((permission) => permission.slug === slug)?.prerequisites ?? [];
  return [slug, ...needs.flatMap(withNeeds)];
}

describe('the portals', () => {
  it.each(PERMISSIONS.map(({ slug }) => slug))('follow from %s', (slug) => {
    const teaches = slug === 'organization_create_courses' || slug === 'organization_update_courses';
    const governs = slug === 'organization_everything';
    expect(portalsOf([...PARTS, ...withNeeds(slug)])).toEqual({ isAdministrator: governs, isInstructor: teaches });
    const { contextId, category } = PERMISSIONS.find((permission) => permission.slug === slug)!;
    // what is only planned has no page there yet
    const isManaged = contextId === 3 && category !== 'modules' && !PLANNED_PERMISSIONS.has(slug);
    expect(mayEnterStudio([...PARTS, ...withNeeds(slug)])).toBe(isManaged);
  });

  it('are none without the part of the product that the right belongs to', () => {
    expect(portalsOf(['organization_create_courses'])).toEqual(NONE);
    expect(mayEnterStudio(['organization_create_courses'])).toBe(false);
  });

  it('are not needed at the door of an event, and for nothing else of the studio', () => {
    expect(mayOpenInStudio([], '/events/5/door')).toBe(true);
    for (const path of ['/events/5', '/events/5/door/more', '/events/5/attendees', '/x/events/5/door', '/home', '/'])
      expect(mayOpenInStudio(PARTS, path)).toBe(false);
    expect(mayOpenInStudio([...PARTS, ...withNeeds('organization_update_social_events')], '/home')).toBe(true);
  });

  it('are both for an administrator who teaches, and one for whom the bypass lets in', () => {
    expect(portalsOf(['organization_everything'])).toEqual({ isAdministrator: true, isInstructor: false });
    expect(portalsOf(['organization_everything', 'organization_create_courses'])).toEqual({
      isAdministrator: true,
      isInstructor: true,
    });
  });
});
