import type { Words } from '../define.ts';

/** Permission sets in the studio: their list and editor. */
export const words = {
  'permission-sets.editor.lead': {
    en: 'A set defines what its members can see and change.',
    ar: 'تحدّد المجموعة ما يراه أعضاؤها وما يعدّلونه.',
  },
  'permission-sets.editor.default': { en: 'Default', ar: 'افتراضية' },
  'permission-sets.editor.defaultHint': {
    en: 'Assigned to everyone who joins from now on.',
    ar: 'تُسند إلى كل من ينضم من الآن.',
  },
  'permission-sets.editor.showMembers': { en: 'Show members', ar: 'عرض الأعضاء' },
  'permission-sets.editor.heldBy': {
    en: {
      one: '{count} member still has this set. Remove it from them first.',
      other: '{count} members still have this set. Remove it from them first.',
    },
    ar: {
      zero: 'لا أعضاء لها.',
      one: 'ما زالت مسندة إلى عضو واحد. أزلها عنه أولًا.',
      two: 'ما زالت مسندة إلى عضوين. أزلها عنهما أولًا.',
      few: 'ما زالت مسندة إلى {count} أعضاء. أزلها عنهم أولًا.',
      many: 'ما زالت مسندة إلى {count} عضوًا. أزلها عنهم أولًا.',
      other: 'ما زالت مسندة إلى {count} عضو. أزلها عنهم أولًا.',
    },
  },
  'permission-sets.editor.atOnce': {
    en: { one: 'Changes apply to {count} member immediately.', other: 'Changes apply to {count} members immediately.' },
    ar: {
      zero: 'لا أعضاء يسري عليهم التغيير.',
      one: 'يسري التغيير فورًا على عضو واحد.',
      two: 'يسري التغيير فورًا على عضوين.',
      few: 'يسري التغيير فورًا على {count} أعضاء.',
      many: 'يسري التغيير فورًا على {count} عضوًا.',
      other: 'يسري التغيير فورًا على {count} عضو.',
    },
  },
  'permission-sets.editor.everything': {
    en: 'Members with this set manage the whole organisation, whatever else is selected.',
    ar: 'يدير حاملو هذه المجموعة المؤسسة كلها مهما كانت بقية الاختيارات.',
  },
  'permission-sets.editor.inCategory': { en: '{category}: {name}', ar: '{category}: {name}' },
} as const satisfies Words;
