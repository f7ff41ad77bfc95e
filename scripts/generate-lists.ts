// The first half of `npm run generate`: lists of what lies in folders, which the second half imports already.
import { put } from './quality/generated-files.ts';
import { moduleList } from './quality/module-list.ts';
import { type NounList, nounList } from './quality/noun-lists.ts';

put('apps/server/src/modules.gen.ts', moduleList());

const LISTS: readonly NounList[] = [
  {
    file: 'packages/domain/src/notifications.gen.ts',
    folder: 'packages/domain/src/notifications',
    pattern: /^(.+)\.ts$/,
    exported: (noun) => `${noun}Notifications`,
    name: 'NOTIFICATIONS',
    comment: 'What notifications are about, noun by noun.',
  },
];

for (const list of LISTS) put(list.file, nounList(list));
