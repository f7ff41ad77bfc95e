// The first half of `npm run generate`: lists of what lies in folders, which the second half imports already.
import { areaFiles } from './quality/area-lists.ts';
import { type Application, featureList, menuIcons, readFeatures } from './quality/feature-lists.ts';
import { put } from './quality/generated-files.ts';
import { moduleList } from './quality/module-list.ts';
import { targetList, targetPictures } from './quality/target-lists.ts';

const APPLICATIONS: readonly Application[] = ['learner', 'studio'];

put('apps/server/src/modules.gen.ts', moduleList());
for (const [file, text] of await areaFiles()) put(file, text);
for (const application of APPLICATIONS) {
  const features = await readFeatures(application);
  put(`apps/${application}/src/features.gen.ts`, featureList(application));
  put(`apps/${application}/src/menu-icons.gen.ts`, menuIcons(features));
}
put('packages/domain/src/notification-targets.gen.ts', targetList());
put('apps/learner/src/features/notifications/notification-pictures.gen.ts', await targetPictures());
