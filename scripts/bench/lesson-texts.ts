/** Texts of lessons and questions about them, the same at each run: common words as common, rare ones as rare as in real texts. */

export type TextLanguage = 'en' | 'ar';

export interface LessonText {
  language: TextLanguage;
  text: string;
}

type Random = () => number;

/** Numbers from 0 to 1 that look like chance. */
function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
}

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

/** Words of a language; the one at place n is used about 1/n as often as the first (Zipf's law). */
const VOCABULARY = 30_000;
const placeOf = (random: Random): number => Math.floor(Math.exp(random() * Math.log(VOCABULARY)));

interface Tongue {
  /** The commonest words of all. */
  little: readonly string[];
  /** The word at a place behind them. */
  word(place: number): string;
  /** One of the forms in which it stands in a text. */
  form(random: Random, word: string): string;
}

const digitsOf = (place: number, base: number): number[] => {
  const digits: number[] = [];
  for (let rest = place; rest > 0; rest = Math.floor(rest / base)) digits.push(rest % base);
  return digits;
};

const SYLLABLES = 'ra,ten,mo,lin,pu,dor,ki,vas,tel,gan,sho,bri,cle,nu,fam,wes,jo,har,pli,tro'.split(',');
const ENDINGS = ['', '', '', '', 's', 's', 'ing', 'ed', "'s"];
const ENGLISH: Tongue = {
  little:
    'the of and to in a is that for it was on are as with they at be this from have or by one had not but what all were when we there can an which their said if do will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my made over did down only way find use may water long little very after words called just where most know'.split(
      ' ',
    ),
  word: (place) =>
    digitsOf(place + 60, SYLLABLES.length)
      .map((digit) => SYLLABLES[digit])
      .join(''),
  form: (random, word) => word + pick(random, ENDINGS),
};

const LETTERS = [...'بتجحخدرزسشصضطعغفقكلمن'];
const BEFORE = ['', '', '', 'ال', 'ال', 'ال', 'وال', 'بال', 'لل', 'و'];
const AFTER = ['', '', '', '', 'ة', 'ات', 'ين', 'ها', 'هم', 'ي'];
const ARABIC: Tongue = {
  little:
    'في من على أن إلى التي الذي عن مع هذا هذه ما لا كان قد كما بين بعد أو كل ذلك لم إن حتى غير عند أي هو هي هل قبل كيف متى أين لماذا منذ خلال حول أكثر بعض تم يتم كانت لكن حيث إذا ثم عام يوم سنة أول جدا دون نحو'.split(
      ' ',
    ),
  word: (place) => {
    const letters = digitsOf(place + 441, LETTERS.length).map((digit) => LETTERS[digit]!);
    return place % 3 === 0 ? `${letters[0]}ا${letters.slice(1).join('')}` : letters.join('');
  },
  form: (random, word) => pick(random, BEFORE) + word + pick(random, AFTER),
};

const TONGUES: Record<TextLanguage, Tongue> = { en: ENGLISH, ar: ARABIC };
const ABOUT = 8;

function wordAt(random: Random, { little, word, form }: Tongue, place: number): string {
  return place <= little.length ? little[place - 1]! : form(random, word(place - little.length));
}

/** What a text is about comes back in it. */
const topicsOf = (random: Random, { little }: Tongue): number[] =>
  Array.from({ length: ABOUT }, () => little.length + placeOf(random));

const languageOf = (lesson: number): TextLanguage => (lesson % 2 === 0 ? 'ar' : 'en');

/** The text of a lesson: half are English, half Arabic, of 40 to 240 words. */
export function lessonText(lesson: number): LessonText {
  const random = randomFrom(lesson);
  const language = languageOf(lesson);
  const tongue = TONGUES[language];
  const topics = topicsOf(random, tongue);
  const length = 40 + Math.floor(random() * 200);
  const words = Array.from({ length }, () =>
    wordAt(random, tongue, random() < 0.2 ? pick(random, topics) : placeOf(random)),
  );
  return { language, text: words.join(' ') };
}

const ASKING: Record<TextLanguage, readonly string[]> = {
  en: ['what is the', 'how do', 'when did the', 'who', 'why are'],
  ar: ['ما هو', 'كيف', 'متى', 'من', 'لماذا'],
};

/**
 * What somebody might search for, in turn: a word, two or three, a question. Half of the words are what a text is about, the others
 * are as common as they happen to be.
 */
export function textQuestion(number: number, lessons: number): string {
  const random = randomFrom(number + 0x5e_ed_00);
  const lesson = 1 + Math.floor(random() * lessons);
  const language = languageOf(lesson);
  const tongue = TONGUES[language];
  const topics = topicsOf(randomFrom(lesson), tongue);
  const count = [1, 2 + Math.floor(random() * 2), 3 + Math.floor(random() * 3)][number % 3]!;
  const words = Array.from({ length: count }, () =>
    wordAt(random, tongue, random() < 0.5 ? pick(random, topics) : tongue.little.length + placeOf(random)),
  );
  return number % 3 === 2 ? `${pick(random, ASKING[language])} ${words.join(' ')}` : words.join(' ');
}
