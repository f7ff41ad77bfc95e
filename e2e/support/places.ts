import { FINDERS, type Places } from '../places.gen.ts';
import { enterDemo } from './demo.ts';

/** Looks the places of the demo up through the API: their numbers differ from one installation to the next. */
export async function findPlaces(url: string): Promise<Places> {
  const demo = await enterDemo(url);
  const places: Partial<Places> = {};
  for (const find of FINDERS) Object.assign(places, await find(demo));
  return places as Places;
}
