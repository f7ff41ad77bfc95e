// The first half of `npm run generate`: lists of what lies in folders, which the second half imports already.
import { activityPictures, activityTypeList, readActivityTypes } from './quality/activity-lists.ts';
import { areaFiles } from './quality/area-lists.ts';
import {
  featureList,
  firstAreas,
  firstPageList,
  galleryList,
  menuIcons,
  menuPlaces,
  pagePaths,
  placeList,
  readFeatures,
} from './quality/feature-lists.ts';
import { put } from './quality/generated-files.ts';
import {
  lessonKindDefinitions,
  lessonKindList,
  lessonKindParts,
  lessonParts,
  readLessonKinds,
  scheduleKindParts,
} from './quality/lesson-kind-lists.ts';
import { benchList, moduleList, threadTaskList } from './quality/module-list.ts';
import { permissionList, switchList } from './quality/right-lists.ts';
import { readSearchKinds, searchGroups, searchKindList } from './quality/search-lists.ts';
import { subjectLists } from './quality/subject-lists.ts';
import { targetList, targetPictures } from './quality/target-lists.ts';

// The domain's come first: what the others are read from imports them.
put('packages/domain/src/features.gen.ts', await switchList());
put('packages/domain/src/permissions.gen.ts', permissionList());
put('packages/domain/src/notification-targets.gen.ts', targetList());
put('packages/domain/src/subjects.gen.ts', await subjectLists());
const searchKinds = await readSearchKinds();
put('packages/domain/src/search-kinds.gen.ts', searchKindList(searchKinds));
const activityTypes = await readActivityTypes();
put('packages/domain/src/activity-types.gen.ts', activityTypeList(activityTypes));
const lessonKinds = await readLessonKinds();
put('packages/domain/src/lesson-kinds.gen.ts', lessonKindList(lessonKinds));
put('packages/domain/src/lesson-kind-definitions.gen.ts', lessonKindDefinitions(lessonKinds));
put('apps/learner/src/lesson-parts.gen.ts', lessonParts(lessonKinds));
put('apps/learner/src/schedule-kinds.gen.ts', scheduleKindParts(lessonKinds));

put('apps/server/src/modules.gen.ts', moduleList());
put('apps/server/src/thread-tasks.gen.ts', threadTaskList());
put('scripts/bench/scenarios.gen.ts', benchList());
const areasAtOnce = new Set([...(await firstAreas('learner')), ...(await firstAreas('studio'))]);
for (const [file, text] of await areaFiles('packages/strings/src/areas', areasAtOnce)) put(file, text);

const features = { learner: await readFeatures('learner'), studio: await readFeatures('studio') };
for (const application of ['learner', 'studio'] as const) {
  put(`apps/${application}/src/lesson-kinds.gen.ts`, lessonKindParts(application, lessonKinds));
  put(`apps/${application}/src/features.gen.ts`, featureList(application));
  put(`apps/${application}/src/first-pages.gen.ts`, firstPageList(application));
  put(`apps/${application}/src/page-paths.gen.ts`, await pagePaths(application));
  put(`apps/${application}/src/menu-icons.gen.ts`, menuIcons(features[application]));
}
put('e2e/menu-places.gen.ts', menuPlaces(features));
put('e2e/screens.gen.ts', galleryList());
put('e2e/places.gen.ts', placeList());

put('packages/web-kit/src/notifications/notification-pictures.gen.ts', await targetPictures());
put('apps/learner/src/features/operations/search/search-groups.gen.ts', searchGroups(searchKinds));
put('apps/learner/src/features/learning/activity-log/activity-pictures.gen.ts', activityPictures(activityTypes));
