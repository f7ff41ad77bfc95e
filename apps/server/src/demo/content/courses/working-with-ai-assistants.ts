import { article, course, section, t } from '../build.ts';

export const workingWithAiAssistants = course({
  key: 'working-with-ai-assistants',
  category: 'data-ai',
  learningType: 'SELF_PACED',
  level: 'INTERMEDIATE',
  price: 0,
  minutes: 90,
  instructors: ['omar', 'yusuf'],
  publishedDaysAgo: 18,
  title: t('Working with AI assistants', 'العمل مع المساعدات الذكية'),
  subtitle: t('Ask well, check always, decide yourself', 'أحسن السؤال، وتحقّق دائمًا، وقرّر بنفسك'),
  description: {
    en: `A language assistant writes a fluent answer to nearly everything. That is its strength, and the reason why it needs a careful partner. In this course you learn to set a task so that the result is useful, to check it with an effort that fits the risk, and to know which things never belong in a chat window.

The course names no product. Its methods work with any assistant, in Arabic and in English, and will still hold when the tools have changed.`,
    ar: `يكتب المساعد اللغوي جوابًا سلسًا عن كل شيء تقريبًا. وهذه قوّته، وهي أيضًا سبب حاجته إلى شريك متأنٍّ. تتعلّم في هذه الدورة أن تصوغ المهمّة كي تكون النتيجة نافعة، وأن تتحقّق منها بجهد يناسب المخاطرة، وأن تعرف ما لا مكان له في نافذة المحادثة.

لا تسمّي الدورة منتجًا بعينه. فطرائقها تصلح مع أي مساعد، بالعربية والإنجليزية، وتبقى صالحة حين تتغيّر الأدوات.`,
  },
  outcomes: {
    en: `Describe a task with purpose, reader, material and form
Improve a result in rounds instead of starting again
Check facts, figures and sources according to risk
Keep personal and confidential data out
Say openly where an assistant has helped`,
    ar: `أن تصف المهمّة بغايتها وقارئها ومادّتها وشكلها
أن تحسّن النتيجة في جولات بدل البدء من جديد
أن تتحقّق من الحقائق والأرقام والمصادر بحسب المخاطرة
أن تُبقي البيانات الشخصية والسرّية خارجًا
أن تذكر بصراحة أين أعانك المساعد`,
  },
  requirements: {
    en: 'Access to any assistant that your employer permits',
    ar: 'إمكان استعمال أي مساعد تسمح به جهة عملك',
  },
  audience: {
    en: `People who write, summarise and plan at work\nTeam leaders who have to agree on rules`,
    ar: `من يكتبون ويلخّصون ويخطّطون في عملهم\nقادة الفرق الذين عليهم أن يتّفقوا على قواعد`,
  },
  sections: [
    section(
      t('What it is, and what it is not', 'ما هو وما ليس هو'),
      article(t('A fluent guesser', 'مخمّن فصيح'), {
        en: `A language assistant has read an enormous amount of text and has learnt which words tend to follow which. When you ask it something, it writes the answer one piece at a time, always choosing what would fit well here. From this simple description follows almost everything that you need to know about its strengths and weaknesses.

# What it does well

Whatever has been said many times, in many ways, it can say again in the way that you need: a letter in a friendlier tone, an explanation for a twelve-year-old, a table made from a paragraph, ten titles of which one is good. Its patience has no end, and it is not offended when you throw nine of them away.

# Where it slips

- **Rare facts.** Where few texts exist, it fills the gap with something that sounds right: a book title, a paragraph of a law, a telephone number.
- **Sums.** It may write down a result in the right style with the wrong digits.
- **Yesterday.** It knows nothing of what happened after its reading ended, unless it has been given a way to look things up.
- **You.** It does not know your customers, your agreements or what was said in the corridor.

!fluent-guesser|A path of stepping stones over water; the last stones are drawn in dotted lines|Each stone is laid where it would fit. Some of them bear no weight.

## It sounds equally sure of everything

People hesitate when they are unsure; we have learnt to listen for it. An assistant's voice doesn't change. The sentence that it has read ten thousand times and the one that it has just made up arrive in the same calm tone. So the hesitation has to come from you.

> Fluency is not evidence.

# A first experiment

Ask an assistant about something that you know better than anyone: your street, your grandmother's profession, the machine you have serviced for years. Read the answer with a pencil. Count what is right, what is vague and what is invented. Keep the sheet. It is a fair picture of how the other answers look, those that you can't check so easily.`,
        ar: `قرأ المساعد اللغوي قدرًا هائلًا من النصوص وتعلّم أي الكلمات تتبع أيّها في الغالب. وحين تسأله يكتب الجواب قطعة بعد قطعة، ويختار في كل مرة ما يحسُن في هذا الموضع. ومن هذا الوصف البسيط ينتج كل ما تحتاج إلى معرفته تقريبًا عن قوّته وضعفه.

# ما يُحسنه

كل ما قيل مرات كثيرة وبطرق كثيرة يستطيع أن يقوله ثانية بالطريقة التي تحتاج إليها: رسالة بنبرة ألطف، وشرح لطفل في الثانية عشرة، وجدول من فقرة، وعشرة عناوين واحد منها جيد. صبره لا ينفد، ولا يستاء إذا رميت منها تسعة.

# أين يزلّ

- **الحقائق النادرة.** حيث تقلّ النصوص يملأ الفراغ بما يبدو صحيحًا: عنوان كتاب، أو مادّة في نظام، أو رقم هاتف.
- **الحساب.** قد يكتب نتيجة سليمة الشكل خاطئة الأرقام.
- **الأمس.** لا يعرف شيئًا ممّا حدث بعد انتهاء قراءته، إلا إذا أُعطي وسيلة للبحث.
- **أنت.** لا يعرف عملاءك ولا اتفاقاتك ولا ما قيل في الممرّ.

!fluent-guesser|ممرّ من أحجار فوق الماء، والأحجار الأخيرة مرسومة بخطّ منقّط|كل حجر يوضع حيث يليق، وبعضها لا يحمل وزنًا.

## ثقته واحدة في كل شيء

يتردّد الناس حين لا يكونون متأكّدين، وقد تعلّمنا أن نصغي إلى هذا التردّد. أما صوت المساعد فلا يتغيّر. الجملة التي قرأها عشرة آلاف مرة والجملة التي اخترعها الآن تصلان بالنبرة الهادئة نفسها. ولذلك يجب أن يأتي التردّد منك أنت.

> الفصاحة ليست دليلًا.

# تجربة أولى

اسأل مساعدًا عن شيء تعرفه أكثر من أي إنسان: شارعك، أو مهنة جدّتك، أو الآلة التي تصونها منذ سنين. اقرأ الجواب والقلم في يدك، وعُدّ الصحيح والغامض والمخترَع. واحتفظ بالورقة، فهي صورة منصفة لما تبدو عليه الأجوبة الأخرى التي لا يسهل عليك التحقّق منها. وأعِد التجربة بعد شهور حين يتغيّر المساعد، فقد تتغيّر الأعداد، لكنّ السؤال يبقى.`,
      }),
      article(t('A quick self-check', 'فحص ذاتي سريع'), {
        en: `Which of these would you hand over without checking, which with checking, and which not at all?

- Shorten an invitation to three sentences
- Find the legal notice period for a contract
- Turn minutes into a list of tasks
- Write an appraisal of an employee, with the name
- Suggest ten names for a lunch series

**One possible answer:** the first and last need only your taste. Minutes need a comparison with the original. The notice period needs the law itself or somebody who knows it. The appraisal stays with you: it holds personal data and a judgement that somebody has a right to receive from a human being.`,
        ar: `أيّ هذه المهام تسلّمها دون تحقّق، وأيّها مع التحقّق، وأيّها لا تسلّمها أصلًا؟

- اختصار دعوة في ثلاث جمل
- معرفة مدّة الإشعار النظامية لعقد
- تحويل محضر إلى قائمة مهام
- كتابة تقييم موظف مع ذكر اسمه
- اقتراح عشرة أسماء لسلسلة لقاءات غداء

**جواب ممكن:** الأولى والأخيرة لا تحتاجان إلا إلى ذوقك. والمحضر يحتاج إلى مقارنة بالأصل. ومدّة الإشعار تحتاج إلى النظام نفسه أو إلى من يعرفه. أما التقييم فيبقى عندك، ففيه بيانات شخصية وحكم من حقّ صاحبه أن يتلقّاه من إنسان.`,
      }),
    ),
    section(
      t('Asking', 'السؤال'),
      article(t('Purpose, reader, material, form', 'الغاية والقارئ والمادّة والشكل'), {
        en: `"Write something about our new working hours." Give this to a capable new colleague on the first morning, and you will get back something polite and useless. The colleague isn't at fault; the task lacks what you know and they don't. Four lines supply it.

# The four lines

1. **Purpose:** what is to happen after the text has been read?
2. **Reader:** who is it for, and what do they know, fear or want?
3. **Material:** the facts, in your own notes. What isn't here should not appear.
4. **Form:** length, tone, language, layout, and one example if you have it.

!four-corners|A sheet of paper held by four pins of different shapes|Four pins hold the sheet. With one missing, it flaps.

# Before and after

| Without | With |
| Write about the new working hours. | **Purpose:** drivers should know their shift from the first of March and whom to call. **Reader:** forty drivers, who read on the phone, half of them in Arabic. **Material:** shifts 6–14 and 14–22; swaps through the shift leader until noon of the day before. **Form:** at most 90 words, friendly, times in a list, Arabic first and then English. |

It takes three minutes longer, and saves three rounds.

## Say what must not be there

Assistants like to be generous. If you want no introduction, no closing praise, no figures that you haven't supplied, say so. A useful sentence is: "If something is missing from the material, ask me, and don't fill it in."

## Show, rather than describe

A single example of the style that you like explains more than ten adjectives. Paste a paragraph that you have written and say what you like about it: short sentences, verbs instead of nouns, no exclamation marks.

# Rounds

The first answer is a draft to think against. Read it and write down what disturbs you, as precisely as you would to a person: "The second paragraph repeats the first. The tone is too solemn for drivers." Two or three rounds are normal. If it grows worse, stop, take the best version and finish it by hand. You are the one who knows when it is good.`,
        ar: `«اكتب شيئًا عن ساعات العمل الجديدة». أعطِ هذا لزميل جديد قدير في صباحه الأول وستنال شيئًا مهذّبًا لا فائدة منه. ليس الذنب ذنبه؛ فالمهمّة ينقصها ما تعرفه أنت ولا يعرفه هو. وأربعة أسطر تكفي لسدّ النقص.

# الأسطر الأربعة

1. **الغاية:** ماذا ينبغي أن يحدث بعد قراءة النص؟
2. **القارئ:** لمن هو، وماذا يعرف أو يخشى أو يريد؟
3. **المادّة:** الحقائق كما في ملاحظاتك، وما ليس فيها لا ينبغي أن يظهر.
4. **الشكل:** الطول والنبرة واللغة والترتيب، ومثال واحد إن وُجد.

!four-corners|ورقة تثبّتها أربعة دبابيس مختلفة الأشكال|أربعة دبابيس تثبّت الورقة، فإن نقص واحد رفرفت.

# قبل وبعد

| من دونها | معها |
| اكتب عن ساعات العمل الجديدة. | **الغاية:** أن يعرف السائقون نوباتهم ابتداءً من أول مارس ومن يتّصلون به. **القارئ:** أربعون سائقًا يقرؤون على الهاتف، نصفهم بالعربية. **المادّة:** نوبتان 6–14 و14–22، والتبديل عبر مشرف النوبة حتى ظهر اليوم السابق. **الشكل:** 90 كلمة على الأكثر، بنبرة ودّية، والأوقات في قائمة، والعربية أولًا ثم الإنجليزية. |

تأخذ منك ثلاث دقائق زيادة، وتوفّر عليك ثلاث جولات.

## قل ما لا ينبغي أن يكون

تميل المساعدات إلى الكرم. فإن كنت لا تريد مقدّمة ولا مديحًا في الختام ولا أرقامًا لم تذكرها فقل ذلك. ومن الجمل النافعة: «إن نقص شيء من المادّة فاسألني ولا تملأه من عندك».

## أرِه ولا تصف له

مثال واحد من الأسلوب الذي تحبّه يشرح أكثر من عشر صفات. ألصق فقرة كتبتها وقل ما يعجبك فيها: جمل قصيرة، وأفعال بدل المصادر، ولا علامات تعجّب.

# الجولات

الجواب الأول مسوّدة تفكّر في مواجهتها. اقرأه ودوّن ما يزعجك بالدقّة التي تخاطب بها إنسانًا: «الفقرة الثانية تكرّر الأولى، والنبرة أكثر رسمية ممّا يناسب السائقين». جولتان أو ثلاث أمر عادي. فإن ازداد الأمر سوءًا فتوقّف وخذ أفضل نسخة وأتمّها بيدك؛ فأنت من يعرف متى تكون جيدة.`,
      }),
      article(
        t('Working in two languages', 'العمل بلغتين'),
        {
          en: `Many of us think in one language, read in another and answer in both. An assistant is a good bridge, provided that you know where it wobbles.

# Don't translate, write twice

A literal translation keeps the order of thought of the first language, and the reader feels it from the first line. Give the assistant the same four lines and let it write the second version for its own reader. Then compare the two: do the same facts appear in both? Are the dates, amounts and names identical? That comparison is your task, and it takes a minute if you lay them side by side.

# What tends to go wrong in Arabic

- Sentences beginning with a noun one after another, where a verb would be natural.
- "قام بـ" with a verbal noun instead of the simple verb.
- Numbers and counted nouns that do not agree.
- Names of places and people in a spelling that nobody uses.
- A tone that is either too solemn or too chatty for the occasion.

!two-readers|Two readers facing each other, each with a page; the lines on the pages run in opposite directions|Two readers, one set of facts, two texts.

## A glossary of ten lines

Every organisation has words which it says in one particular way. Write ten of them down, in both languages, and add the list to the material each time. It's the cheapest way to sound like yourself.

| English | Arabic | Not |
| learner | متعلّم | طالب |
| session | جلسة | حصّة |
| team leader | قائد الفريق | رئيس الطاقم |

# Check with your ear

Read both versions aloud. The eye forgives what the ear does not. If you stumble in the middle of a sentence, it is too long; if you smile where you shouldn't, the tone is wrong. And if the text is important, let somebody read it whose mother tongue it is. No assistant notices what a native reader notices in the first five words: that nobody would ever say it like that.`,
          ar: `كثير منّا يفكّر بلغة ويقرأ بأخرى ويجيب بالاثنتين. والمساعد جسر جيد بشرط أن تعرف أين يهتزّ.

# لا تترجم، بل اكتب مرتين

الترجمة الحرفية تُبقي على ترتيب الفكر في اللغة الأولى، ويشعر القارئ بذلك من السطر الأول. أعطِ المساعد الأسطر الأربعة نفسها ودعه يكتب النسخة الثانية لقارئها هو. ثم قارن النسختين: هل تظهر الحقائق نفسها في كلتيهما؟ وهل تتطابق التواريخ والمبالغ والأسماء؟ هذه المقارنة مهمّتك أنت، وتأخذ دقيقة إذا وضعتهما جنبًا إلى جنب.

# ما يختلّ عادة في العربية

- تتابع الجمل المبدوءة باسم حيث يكون الفعل أقرب إلى السليقة.
- «قام بـ» مع المصدر بدل الفعل البسيط: «قام بالكتابة» بدل «كتب».
- عدد لا يوافق معدوده.
- أسماء أماكن وأشخاص بإملاء لا يستعمله أحد.
- نبرة أشدّ رسمية من المقام أو أخفّ منه.

!two-readers|قارئان متقابلان بيد كلٍّ منهما صفحة، وأسطر الصفحتين في اتجاهين متعاكسين|قارئان، وحقائق واحدة، ونصّان.

## مسرد من عشرة أسطر

لكل مؤسسة كلمات تقولها على نحو معيّن. دوّن عشرًا منها باللغتين وأضِف القائمة إلى المادّة كل مرة، فهذه أرخص طريقة كي تشبه نفسك في ما تكتب.

| الإنجليزية | العربية | لا نقول |
| learner | متعلّم | طالب |
| session | جلسة | حصّة |
| team leader | قائد الفريق | رئيس الطاقم |

# تحقّق بأذنك

اقرأ النسختين بصوت مسموع، فالعين تغفر ما لا تغفره الأذن. إذا تعثّرت في وسط الجملة فهي طويلة، وإذا ابتسمت حيث لا ينبغي فالنبرة خاطئة. وإن كان النص مهمًّا فدع من هو ابن اللغة يقرؤه. فلا مساعد ينتبه إلى ما ينتبه إليه ابن اللغة في الكلمات الخمس الأولى: أن لا أحد يقول ذلك هكذا. واقبل ملاحظته كما هي، فأذنه أصدق من كل قاعدة. ثم أضِف ما قاله إلى المسرد، كي لا يتكرّر الخطأ في النص التالي، وكي يستفيد منه كل من يكتب بعدك.`,
        },
        { isOptional: true },
      ),
    ),
    section(
      t('Checking and answering for it', 'التحقّق والمسؤولية'),
      article(t('Check according to risk', 'تحقّق بحسب المخاطرة'), {
        en: `Nobody checks everything. The art lies in spending your attention where an error would hurt. Ask two questions of each result: what happens if it is wrong, and how easily would we notice?

# A small map

| | Easily noticed | Hardly noticed |
| Little harm | Read once and use | Take samples |
| Great harm | Check each statement | Don't use without a second person |

An invitation belongs at the top left: if the tone is slightly off, somebody will say so. A table of doses, the clause of a contract, the grades of a class belong at the bottom right, whatever the assistant promises.

!risk-map|A square of four fields shaded from pale to dark, with a magnifying glass on the darkest|The darker the field, the slower you read.

# Four kinds of checking

- **Against the material.** Mark every statement that you can't find in your notes. Invented details hide between correct ones.
- **Against the source.** If a law, a study or a book is named, open it. Does it exist, and does it say this?
- **By another way.** Do the sum again, roughly and by yourself. Is the order of magnitude right?
- **Against experience.** Show it to somebody who has done it for years, and ask: "What looks odd here?"

## Don't ask the assistant whether it is right

It will answer in the same fluent voice, and often agrees with whatever your question suggests. You may use it to find weak points: "List every statement in this text that ought to be checked, and where one could check it." The checking itself remains yours.

# Leave a trace

For texts that matter, keep three things: the task that you set, the version that came back, and what you changed. Not out of mistrust, but because in half a year someone will ask where a number came from. "From the assistant" is no answer. "From the quarterly report, page four; the wording was drafted with an assistant" is one.

> Whoever sends it has written it.`,
        ar: `لا أحد يتحقّق من كل شيء. والفنّ في أن تصرف انتباهك حيث يؤلم الخطأ. اسأل عن كل نتيجة سؤالين: ماذا يحدث إن كانت خاطئة؟ وبأي سهولة سننتبه إلى ذلك؟

# خريطة صغيرة

| | يسهل الانتباه إليه | يصعب الانتباه إليه |
| ضرر قليل | اقرأ مرة واستعمل | خذ عيّنات |
| ضرر كبير | تحقّق من كل عبارة | لا تستعمله دون شخص ثانٍ |

الدعوة مكانها الخانة الأولى: إن اختلّت نبرتها قليلًا فسيقول ذلك أحدهم. أما جدول الجرعات وبند العقد ودرجات الصف فمكانها الخانة الأخيرة، مهما وعد المساعد.

!risk-map|مربّع من أربع خانات تتدرّج من الفاتح إلى الداكن وعدسة فوق أدكنها|كلما كانت الخانة أدكن كانت قراءتك أبطأ.

# أربعة أنواع من التحقّق

- **مقارنةً بالمادّة.** ضع علامة على كل عبارة لا تجدها في ملاحظاتك، فالتفاصيل المخترعة تختبئ بين الصحيحة.
- **مقارنةً بالمصدر.** إذا ذُكر نظام أو دراسة أو كتاب فافتحه. هل هو موجود؟ وهل يقول هذا؟
- **بطريق آخر.** أعِد الحساب تقريبًا وبنفسك. هل رتبة العدد صحيحة؟
- **مقارنةً بالخبرة.** اعرضه على من يعمل في هذا منذ سنين واسأله: ما الذي يبدو غريبًا هنا؟

## لا تسأل المساعد هل أصاب

سيجيب بالصوت الفصيح نفسه، وكثيرًا ما يوافق ما يوحي به سؤالك. لك أن تستعين به في العثور على مواضع الضعف: «اذكر كل عبارة في هذا النص ينبغي التحقّق منها، وأين يمكن ذلك». أما التحقّق نفسه فيبقى لك.

# اترك أثرًا

في النصوص المهمّة احتفظ بثلاثة أشياء: المهمّة التي صغتها، والنسخة التي عادت إليك، وما غيّرته فيها. ليس عن ارتياب، بل لأن أحدهم سيسأل بعد نصف سنة من أين جاء رقم ما. و«من المساعد» ليس جوابًا، أما «من التقرير الربعي، الصفحة الرابعة، وقد صيغت العبارة بمعونة مساعد» فجواب.

> من أرسله فهو كاتبه، وعليه أن يدافع عن كل سطر فيه.`,
      }),
      article(
        t('What never goes in', 'ما لا يُكتب فيه أبدًا'),
        {
          en: `Whatever you type into a service on somebody else's computer has left your house. How long it is kept and who may read it depends on contracts that few have read. So decide beforehand, and as a team, what stays at home.

# A short list

- Names together with health, salary, grades or conduct.
- Copies of identity papers, passwords, keys.
- What a customer or colleague told you in confidence.
- Unpublished figures and contracts.

# Three honest ways around

**Leave out.** Most tasks don't need the name. "A colleague with twelve years of service" will do.

**Replace.** Town A, amount X, product Y. Put the true values back by hand afterwards.

**Ask inside.** Your organisation may run a service whose data stay with it. Ask, and get the answer in writing.

## Agree as a team

One page is enough: what we use, for what, what never goes in, how we mark it, whom we ask when in doubt. Sign it together and read it again after three months, because the tools change faster than habits do.`,
          ar: `كل ما تكتبه في خدمة تعمل على حاسوب غيرك قد غادر بيتك. وكم يُحفظ ومن يحقّ له قراءته أمر تحدّده عقود قلّ من قرأها. فقرّروا مسبقًا، وفريقًا واحدًا، ما الذي يبقى في البيت.

# قائمة قصيرة

- الأسماء مقرونة بالصحّة أو الراتب أو الدرجات أو السلوك.
- صور الهويّات وكلمات المرور والمفاتيح.
- ما ائتمنك عليه عميل أو زميل.
- الأرقام والعقود غير المنشورة.

# ثلاث طرق أمينة

**احذف.** معظم المهام لا تحتاج إلى الاسم؛ يكفي «زميل خدمته اثنتا عشرة سنة».

**استبدل.** المدينة أ، والمبلغ س، والمنتج ص، ثم أعِد القيم الحقيقية بيدك.

**اسأل في الداخل.** قد يكون لدى مؤسستك خدمة تبقى بياناتها عندها. اسأل وخذ الجواب مكتوبًا.

## اتّفقوا فريقًا

صفحة واحدة تكفي: ماذا نستعمل ولأي غرض، وما لا يُكتب أبدًا، وكيف نشير إليه، ومن نسأل عند الشكّ. وقّعوها معًا وأعيدوا قراءتها بعد ثلاثة أشهر، فالأدوات تتغيّر أسرع من العادات.`,
        },
        { prerequisite: 's3-1' },
      ),
    ),
  ],
});
