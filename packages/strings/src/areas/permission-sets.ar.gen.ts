// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './permission-sets.en.gen.ts';

export const messages = {
  "permission-sets.editor.lead": "تحدّد المجموعة ما يراه أعضاؤها وما يعدّلونه.",
  "permission-sets.editor.default": "افتراضية",
  "permission-sets.editor.defaultHint": "تُسند إلى كل من ينضم من الآن.",
  "permission-sets.editor.showMembers": "عرض الأعضاء",
  "permission-sets.editor.heldBy": {
    "zero": "لا أعضاء لها.",
    "one": "ما زالت مسندة إلى عضو واحد. أزلها عنه أولًا.",
    "two": "ما زالت مسندة إلى عضوين. أزلها عنهما أولًا.",
    "few": "ما زالت مسندة إلى {count} أعضاء. أزلها عنهم أولًا.",
    "many": "ما زالت مسندة إلى {count} عضوًا. أزلها عنهم أولًا.",
    "other": "ما زالت مسندة إلى {count} عضو. أزلها عنهم أولًا."
  },
  "permission-sets.editor.atOnce": {
    "zero": "لا أعضاء يسري عليهم التغيير.",
    "one": "يسري التغيير فورًا على عضو واحد.",
    "two": "يسري التغيير فورًا على عضوين.",
    "few": "يسري التغيير فورًا على {count} أعضاء.",
    "many": "يسري التغيير فورًا على {count} عضوًا.",
    "other": "يسري التغيير فورًا على {count} عضو."
  },
  "permission-sets.editor.everything": "يدير حاملو هذه المجموعة المؤسسة كلها مهما كانت بقية الاختيارات.",
  "permission-sets.editor.inCategory": "{category}: {name}"
} as const satisfies ArabicOf<typeof english>;
