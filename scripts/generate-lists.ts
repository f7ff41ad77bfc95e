// The first half of `npm run generate`: lists of what lies in folders, which the second half imports already.
import { areaFiles } from './quality/area-lists.ts';
import { featureList, galleryList, menuIcons, menuPlaces, readFeatures } from './quality/feature-lists.ts';
import { put } from './quality/generated-files.ts';
import { moduleList } from './quality/module-list.ts';
import { targetList, targetPictures } from './quality/target-lists.ts';

put('apps/server/src/modules.gen.ts', moduleList());
for (const [file, text] of await areaFiles('packages/strings/src/areas')) put(file, text);

const features = { learner: await readFeatures('learner'), studio: await readFeatures('studio') };
for (const application of ['learner', 'studio'] as const) {
  put(`apps/${application}/src/features.gen.ts`, featureList(application));
  put(`apps/${application}/src/menu-icons.gen.ts`, menuIcons(features[application]));
}
put('e2e/menu-places.gen.ts', menuPlaces(features));
put('e2e/screens.gen.ts', galleryList());

put('packages/domain/src/notification-targets.gen.ts', targetList());
put('apps/learner/src/features/notifications/notification-pictures.gen.ts', await targetPictures());
