// The first half of `npm run generate`: lists of what lies in folders, which the second half imports already.
import { put } from './quality/generated-files.ts';
import { moduleList } from './quality/module-list.ts';

put('apps/server/src/modules.gen.ts', moduleList());
