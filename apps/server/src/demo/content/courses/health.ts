import { article, course, section, t } from '../build.ts';

const response = course({
  key: 'first-response-at-work',
  category: 'health-safety',
  learningType: 'ON_CAMPUS',
  level: 'BEGINNER',
  price: 0,
  minutes: 420,
  instructors: ['huda'],
  publishedDaysAgo: 80,
  isCertificateIssuedManually: true,
  title: t('First response at work', 'الاستجابة الأولى في العمل'),
  subtitle: t('The minutes before help arrives', 'الدقائق التي تسبق وصول المساعدة'),
  description: t(
    'A day of practice with reading before and after. You learn to keep safe, to call for help in a useful way and to stay with somebody. The readings prepare you; the skills themselves are practised under guidance on the day.',
    'يوم تدريب تسبقه وتتبعه قراءات. تتعلّم أن تحافظ على السلامة، وأن تطلب المساعدة طلبًا نافعًا، وأن تبقى مع المصاب. القراءات تهيّئك، أما المهارات فتتمرّن عليها بإشراف في ذلك اليوم.',
  ),
  outcomes: t(
    'Keep yourself and others safe first\nMake an emergency call in five answers\nKnow equipment and people at your workplace\nLook after helpers afterwards',
    'أن تحفظ سلامتك وسلامة غيرك أولًا\nأن تجري مكالمة طوارئ بخمسة أجوبة\nأن تعرف المعدّات والأشخاص في مكان عملك\nأن تعتني بمن ساعدوا بعد الحادث',
  ),
  requirements: t('One practice day on campus', 'يوم تدريب حضوري واحد'),
  audience: t('All staff; no previous knowledge', 'جميع الموظفين دون معرفة سابقة'),
  sections: [
    section(
      t('Before', 'قبل'),
      article(
        t('Know your place of work', 'اعرف مكان عملك'),
        t(
          `In an emergency nobody looks for a cupboard calmly. What you don't know beforehand you won't find. So the most important lesson takes place on an ordinary day, on foot, and lasts twenty minutes.

# The walk

1. Where are the first-aid box, the defibrillator and the eye wash? When were they checked?
2. Which two ways lead out, and where do we meet?
3. Who are the trained helpers on this floor, and in this shift?
4. What is the exact address, with gate and floor, as one would tell it to a driver?
5. Where may an ambulance stop?

Write the answers on a card beside each telephone, in both languages. Walk the round again when a department moves, and with each new colleague on the first day.`,
          `في الطوارئ لا يبحث أحد عن خزانة بهدوء. وما لم تعرفه مسبقًا لن تجده. لذلك يقع أهمّ درس في يوم عادي، مشيًا على القدمين، ولا يستغرق أكثر من عشرين دقيقة.

# الجولة

1. أين حقيبة الإسعاف وجهاز الصدمات وغسّالة العين؟ ومتى فُحصت؟
2. أي طريقين يؤدّيان إلى الخارج، وأين نجتمع؟
3. من المسعفون المدرَّبون في هذا الطابق وفي هذه النوبة؟
4. ما العنوان الدقيق، مع البوّابة والطابق، كما يُقال لسائق؟
5. أين تقف سيارة الإسعاف؟

اكتب الأجوبة على بطاقة بجانب كل هاتف وباللغتين. وأعِد الجولة كلما انتقل قسم، ومع كل زميل جديد في يومه الأول. واسأل نفسك في نهايتها: لو انقطع الضوء الآن، هل أعرف الطريق؟ فإن لم تعرفه فامشِه مرة أخرى. وخذ معك في كل جولة زميلًا لم يمشها قبل، فمن شرح الطريق لغيره حفظه ولم ينسه.`,
        ),
      ),
      article(
        t('Your card', 'بطاقتك'),
        t(
          'Fill in the five answers for your own place of work and bring the card to the practice day. We compare; someone always discovers that a number has changed.',
          'املأ الأجوبة الخمسة لمكان عملك وأحضر البطاقة إلى يوم التدريب. نقارن معًا، ويكتشف أحدنا دائمًا أن رقمًا قد تغيّر.',
        ),
      ),
    ),
    section(
      t('During', 'في أثناء الحادث'),
      article(
        t('Safe, call, stay', 'أمّن، اتّصل، ابقَ'),
        t(
          `Three words are enough for the head when everything goes fast.

# Safe

Look before you run. Electricity, traffic, gas, a falling load: an injured helper makes two emergencies. Switch off, close off, send somebody to warn the others. Only then approach.

# Call

Ring the emergency number of your country and answer five questions: **where** exactly, **what** happened, **how many** people, **what** you see of their condition, **who** is calling. Then don't hang up: the control room will guide you until help is there. Put the telephone on loudspeaker, so that your hands are free.

# Stay

Kneel down, say your name, speak calmly, even if no answer comes. Keep the person warm and keep onlookers away. Send one colleague to the gate. Do what you have practised under guidance and what the control room tells you, no more.`,
          `ثلاث كلمات تكفي الذهن حين يسرع كل شيء.

# أمّن

انظر قبل أن تركض. الكهرباء والسيارات والغاز والحمل الذي قد يسقط: فالمسعف المصاب يجعل الطارئ طارئين. افصل التيّار، وأغلق المكان، وأرسل من يحذّر الآخرين، ثم اقترب.

# اتّصل

اطلب رقم الطوارئ في بلدك وأجب عن خمسة أسئلة: **أين** بالضبط، و**ماذا** حدث، و**كم** مصابًا، و**ماذا** ترى من حالهم، و**من** المتّصل. ثم لا تُغلق الخط، فغرفة العمليات ترشدك حتى وصول المساعدة. شغّل مكبّر الصوت كي تفرغ يداك.

# ابقَ

اجثُ بجانبه وقل اسمك وتكلّم بهدوء وإن لم يأتِ جواب. دفّئه وأبعِد المتفرّجين، وأرسل زميلًا إلى البوّابة. افعل ما تدرّبت عليه بإشراف وما تقوله غرفة العمليات، ولا تزد على ذلك. فإذا وصلت المساعدة فقل لها ما رأيت وما فعلت ومتى، بجمل قصيرة.`,
        ),
      ),
      article(
        t('Practise the call', 'تمرّن على المكالمة'),
        t(
          'In pairs: one is the control room and asks the five questions in any order, the other answers for an accident in your own building. Change places. Take the time; under a minute is good.',
          'في أزواج: أحدكما غرفة العمليات يسأل الأسئلة الخمسة بأي ترتيب، والآخر يجيب عن حادث في مبناكم. ثم تبادلا، وقيسا الوقت، فأقلّ من دقيقة جيد.',
        ),
      ),
    ),
    section(
      t('After', 'بعده'),
      article(
        t('Looking after the helpers', 'العناية بمن ساعدوا'),
        t(
          `When the ambulance has left, the work of the day doesn't simply go on. Those who helped stand there with trembling hands and the question whether they did it right. The next hour matters, and it is the leader's hour.

# The first hour

- Bring all who were involved into a quiet room; water, something warm.
- Thank them, by name, for what they did.
- Let each say what they saw. No inquiry, no blame.
- Nobody drives home alone.

# The next days

Poor sleep, pictures that come back and irritability are common and mostly fade within weeks. Ask after two days and again after two weeks. If it doesn't get better, offer professional help, and make the first appointment together.

Then refill the box and write down what we'd change, with a date.`,
          `حين تمضي سيارة الإسعاف لا يستمرّ يوم العمل كأن شيئًا لم يكن. من ساعدوا يقفون بأيدٍ مرتجفة ويسألون أنفسهم هل أصابوا. والساعة التالية مهمّة، وهي ساعة القائد.

# الساعة الأولى

- اجمع كل من شارك في غرفة هادئة، مع ماء وشيء دافئ.
- اشكرهم بأسمائهم على ما فعلوه.
- دع كلًّا منهم يقول ما رأى، بلا تحقيق ولا لوم.
- لا يقُد أحد سيارته إلى البيت وحده.

# الأيام التالية

اضطراب النوم وعودة الصور وسرعة الانفعال أمور شائعة تخفّ في الغالب خلال أسابيع. اسأل عنهم بعد يومين ثم بعد أسبوعين. فإن لم تتحسّن الحال فاعرض مساعدة مختصّة ورتّبا الموعد الأول معًا.

ثم املأ الحقيبة من جديد، ودوّن ما كنّا سنغيّره، ومعه تاريخ. ولا تنسَ نفسك، فمن قاد الآخرين في تلك الساعة يحتاج هو أيضًا إلى من يسأله.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('Refresh', 'إنعاش الذاكرة'),
        t(
          'Skills fade within months. Enter a reminder now: half an hour of practice with a colleague in three months, a refresher day within two years.',
          'المهارة تبهت خلال شهور. أدخل الآن تذكيرًا: نصف ساعة تمرّن مع زميل بعد ثلاثة أشهر، ويوم تنشيط خلال سنتين.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const desk = course({
  key: 'healthy-desk',
  category: 'health-safety',
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  price: 0,
  minutes: 35,
  instructors: ['huda'],
  publishedDaysAgo: 14,
  title: t('The healthy desk', 'المكتب الصحي'),
  subtitle: t('Set it up once, move all day', 'اضبطه مرة وتحرّك طول اليوم'),
  description: t(
    'The best posture is the next one. Set up chair, table and screen in ten minutes with what is there, and learn movements that nobody notices.',
    'أفضل جلسة هي الجلسة التالية. اضبط الكرسي والطاولة والشاشة في عشر دقائق بما هو متاح، وتعلّم حركات لا يلاحظها أحد.',
  ),
  outcomes: t(
    'Adjust chair, table and screen in the right order\nMove every half hour\nRest your eyes\nSet up a corner at home',
    'أن تضبط الكرسي والطاولة والشاشة بالترتيب الصحيح\nأن تتحرّك كل نصف ساعة\nأن تريح عينيك\nأن تهيّئ ركنًا في البيت',
  ),
  requirements: t('A place at which you sit', 'مكان تجلس إليه'),
  audience: t('Everyone who works at a screen', 'كل من يعمل أمام شاشة'),
  sections: [
    section(
      t('Setting up', 'الضبط'),
      article(
        t('From the floor upwards', 'من الأرض صعودًا'),
        t(
          `Most people begin with the screen. Begin with your feet, because everything above depends upon them.

1. **Feet** flat on the floor; if they hang, take a box.
2. **Seat** so high that thighs lie level, two fingers' breadth free behind the knee.
3. **Back** right at the rest, support in the hollow of the back.
4. **Elbows** close to the body, at the height of the table. If the table is too high, raise the seat and the feet.
5. **Screen** an arm's length away, upper edge at the height of the eyes; lower with varifocal glasses.
6. **Window** at your side, neither in front nor behind.

# With a laptop

Screen and keyboard can't both be right. Put it on three books and take a separate keyboard. It is the cheapest improvement in this whole course.`,
          `يبدأ معظم الناس بالشاشة. ابدأ أنت بقدميك، فكل ما فوقهما يعتمد عليهما.

1. **القدمان** مستويتان على الأرض، فإن تدلّتا فضع تحتهما صندوقًا.
2. **المقعد** بارتفاع يستوي معه الفخذان، وبين حافّته وباطن الركبة عرض إصبعين.
3. **الظهر** ملاصق للمسند، والسند في تجويف أسفله.
4. **المرفقان** قريبان من الجسم بارتفاع الطاولة. فإن كانت أعلى فارفع المقعد والقدمين.
5. **الشاشة** على بعد ذراع، وحافّتها العليا بمستوى العين، وأخفض لمن يلبس نظّارة متعدّدة البؤر.
6. **النافذة** بجانبك، لا أمامك ولا خلفك.

# مع الحاسوب المحمول

لا يمكن أن تصحّ الشاشة ولوحة المفاتيح معًا. ضعه على ثلاثة كتب وخذ لوحة مفاتيح منفصلة، فهذا أرخص تحسين في الدورة كلّها. ثم صوّر نفسك من الجانب، فالصورة ترى ما لا تشعر به وقد اعتدته سنين. وأعِد الضبط كلما تبدّل الكرسي أو جلس غيرك في مكانك.`,
        ),
      ),
      article(
        t('Ten minutes now', 'عشر دقائق الآن'),
        t(
          'Do the six steps in this order at your own place. Let a colleague look from the side. What feels strange tonight will feel right on Thursday.',
          'نفّذ الخطوات الستّ بترتيبها في مكانك، ودع زميلًا ينظر إليك من الجانب. ما تستغربه الليلة ستألفه يوم الخميس.',
        ),
      ),
    ),
    section(
      t('Moving', 'الحركة'),
      article(
        t('Movements nobody notices', 'حركات لا يلاحظها أحد'),
        t(
          `The body doesn't tire of sitting but of sitting still. You needn't do gymnastics between the desks; small and frequent does more than long and rare.

| When | What |
| A call rings | get up |
| A file is loading | lift heels, then toes, ten times |
| Before sending a mail | shoulders up, hold, let fall |
| Somebody is far off | walk over instead of writing |
| Printing | take the farther printer |

# Hands and neck

Lay the mouse on the other side for an hour each day. Hold the telephone with your hand or a headset, never with your shoulder. Let the head sink slowly to each side and breathe out while doing so; no circling, no jerking.

If something hurts for longer than a few days or your hand becomes numb, see a doctor rather than a course.`,
          `لا يتعب الجسد من الجلوس بل من الجلوس ساكنًا. ولا حاجة إلى رياضة بين المكاتب، فالصغير المتكرّر أنفع من الطويل النادر.

| متى | ماذا |
| يرنّ الهاتف | قم واقفًا |
| يُحمَّل ملف | ارفع الكعبين ثم الأصابع عشر مرات |
| قبل إرسال رسالة | ارفع الكتفين وأمسك ثم اتركهما يهبطان |
| زميل بعيد | امشِ إليه بدل أن تكتب |
| الطباعة | اختر الطابعة الأبعد |

# اليدان والرقبة

انقل الفأرة إلى الجهة الأخرى ساعة كل يوم. وأمسك الهاتف بيدك أو بسمّاعة، لا بكتفك أبدًا. ودع رأسك يميل ببطء إلى كل جانب وأنت تُخرج النفس، بلا تدوير ولا نفض.

وإذا استمرّ ألم أكثر من بضعة أيام أو خدرت يدك فراجع طبيبًا لا دورة، ولا تنتظر حتى يزول وحده. وعلّم زميلك حركة واحدة أعجبتك، فالحركات التي يشترك فيها اثنان تبقى أطول من غيرها.`,
        ),
      ),
      article(
        t('Choose three', 'اختر ثلاثًا'),
        t(
          'Pick three lines of the table and write them on a note at the edge of the screen. After two weeks throw the note away and see which of them stayed.',
          'اختر ثلاثة أسطر من الجدول واكتبها على ورقة عند حافّة الشاشة. وبعد أسبوعين ارمِ الورقة وانظر ماذا بقي.',
        ),
      ),
    ),
    section(
      t('Eyes and home', 'العينان والبيت'),
      article(
        t('Far, wet and bright', 'بعيد ورطب ومضيء'),
        t(
          `At the screen we blink less than half as often as usual, and for hours we look at one distance. Three words help.

- **Far:** every twenty minutes look for twenty seconds at something at least six metres away, best of all out of the window.
- **Wet:** blink on purpose, slowly, ten times; drink enough; don't let the air conditioning blow into your face.
- **Bright:** the screen about as bright as the sheet of paper beside it. In the evening dim both.

# The corner at home

A kitchen table will do if you raise the screen, sit on a firm cushion and **tidy up in the evening**. Work on the sofa for an hour if you like it; for a day it avenges itself. Above all arrange for an end: whoever sits at the dining table needs a moment at which it becomes one again.`,
          `أمام الشاشة نرمش أقلّ من نصف المعتاد، وننظر ساعات إلى مسافة واحدة. وثلاث كلمات تنفع.

- **بعيد:** كل عشرين دقيقة انظر عشرين ثانية إلى شيء على بعد ستة أمتار على الأقل، وأفضل منه من النافذة.
- **رطب:** ارمش عن قصد ببطء عشر مرات، واشرب ما يكفي، ولا تدع هواء المكيّف يهبّ في وجهك.
- **مضيء:** لتكن الشاشة بسطوع الورقة التي بجانبها تقريبًا، وخفّف الاثنتين في المساء.

# ركن البيت

تكفي طاولة المطبخ إذا رفعت الشاشة وجلست على وسادة متماسكة **ورتّبت المكان مساءً**. لا بأس بساعة على الأريكة إن أحببت، أما اليوم الكامل فتدفع ثمنه. وأهمّ من ذلك كلّه أن تجعل للعمل نهاية: فمن يجلس إلى طاولة الطعام يحتاج إلى لحظة تعود فيها كما كانت، ويعود معها أهل البيت إلى أماكنهم. فاختر ساعتها واحترمها كل يوم.`,
        ),
      ),
      article(
        t('Evening check', 'فحص المساء'),
        t(
          'Are your eyes burning, your neck stiff, your hands cold? Note one word each evening for a week. Then change one thing, and only one.',
          'هل تحترق عيناك، أو تيبس رقبتك، أو تبرد يداك؟ دوّن كلمة كل مساء أسبوعًا، ثم غيّر شيئًا واحدًا لا غير.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

const fire = course({
  key: 'fire-safety-at-work',
  category: 'health-safety',
  learningType: 'ONLINE',
  level: 'BEGINNER',
  price: 0,
  minutes: 60,
  instructors: ['huda'],
  publishedDaysAgo: 4,
  status: 'PENDING_APPROVAL',
  title: t('Fire safety at work', 'السلامة من الحريق في العمل'),
  subtitle: t('Prevent, warn, get out', 'امنع، أنذر، اخرج'),
  description: t(
    'An hour online and a walk through your own building. You learn what burns in offices, how to warn others, and why getting out comes before putting out.',
    'ساعة عن بُعد وجولة في مبناك. تتعلّم ما الذي يحترق في المكاتب، وكيف تُنذر غيرك، ولماذا يسبق الخروج الإطفاء.',
  ),
  outcomes: t(
    'See the usual causes\nWarn without panic\nLeave in an orderly way\nKnow what an extinguisher can do',
    'أن ترى الأسباب المعتادة\nأن تُنذر دون ذعر\nأن تخرج بنظام\nأن تعرف ما تستطيعه الطفّاية',
  ),
  requirements: t('None', 'لا شيء'),
  audience: t('All staff', 'جميع الموظفين'),
  sections: [
    section(
      t('Preventing', 'المنع'),
      article(
        t('What burns in an office', 'ما الذي يحترق في المكتب'),
        t(
          `Fires in offices seldom begin dramatically. They begin with a kettle on a stack of paper, with three extension leads plugged into each other, or with a battery that has been swollen for weeks.

# The evening look

1. Is everything off that produces heat?
2. Are sockets free, leads unrolled, not under a carpet?
3. Are batteries charging where someone would notice?
4. Are corridors and doors free, and the fire doors not wedged open?
5. Is paper far from lamps and heaters?

Two minutes, a different person each week. Write down what you find, even if you have put it right. What is found three times isn't an oversight but a matter for the management. Tell them in writing, with a photo and a proposal.`,
          `قلّما تبدأ حرائق المكاتب بداية مثيرة. تبدأ بغلّاية فوق كومة ورق، أو بثلاث وصلات كهرباء بعضها في بعض، أو ببطارية منتفخة منذ أسابيع.

# نظرة المساء

1. هل أُطفئ كل ما يُصدر حرارة؟
2. هل المقابس غير مزدحمة، والأسلاك غير ملفوفة ولا هي تحت السجّاد؟
3. هل تُشحن البطاريات حيث يلاحظها أحد؟
4. هل الممرّات والأبواب خالية، وأبواب الحريق غير مسندة مفتوحة؟
5. هل الورق بعيد عن المصابيح والمدافئ؟

دقيقتان، وشخص مختلف كل أسبوع. ودوّن ما تجده وإن كنت قد أصلحته، فما وُجد ثلاث مرات ليس سهوًا بل شأن الإدارة. ولا تستحِ من أن تسأل صاحب المكتب المجاور عن سلكه، فالنار لا تسأل لمن هو. وأبلغ الإدارة كتابة، ومع البلاغ صورة واقتراح، فالشكوى التي معها حلّ تُقرأ أولًا، والبلاغ المكتوب لا يُنسى حين تتبدّل النوبة أو المدير.`,
        ),
      ),
      article(
        t('Walk tonight', 'جولة الليلة'),
        t(
          'Do the evening look today with a colleague. Photograph one good example and one bad one, without people, and bring both to the session.',
          'قم بنظرة المساء اليوم مع زميل. صوّر مثالًا جيدًا وآخر سيئًا دون أشخاص، وأحضرهما إلى الجلسة.',
        ),
      ),
    ),
    section(
      t('Warning and leaving', 'الإنذار والخروج'),
      article(
        t('The first two minutes', 'أول دقيقتين'),
        t(
          `Smoke is faster than flames and more dangerous. In the first two minutes it is decided whether all get out. The order is short.

1. **Warn:** press the alarm, call "Fire!", knock at doors.
2. **Ring** the fire service, once you are safe: where, what, how many people.
3. **Leave** by the nearest way out. No lift, no coat, no computer.
4. **Close** doors behind you; don't lock them.
5. **Meet** at the assembly point and stay there until you've been counted.

# In smoke

Keep low, a hand on the wall. If a door is hot or smoke comes through, leave it closed and go the other way. If there is no way out, close the door, seal the gap with cloth, and show yourself at the window.

Help those who need time: agree beforehand who goes with whom.`,
          `الدخان أسرع من اللهب وأخطر. وفي أول دقيقتين يتقرّر هل يخرج الجميع. والترتيب قصير.

1. **أنذر:** اضغط زر الإنذار ونادِ «حريق!» واطرق الأبواب.
2. **اتّصل** بالدفاع المدني متى صرت آمنًا: أين، وماذا، وكم شخصًا.
3. **اخرج** من أقرب مخرج، بلا مصعد ولا معطف ولا حاسوب.
4. **أغلق** الأبواب خلفك ولا تقفلها.
5. **اجتمع** في نقطة التجمّع وابقَ فيها حتى تُعدّ.

# في الدخان

انخفض ويدك على الجدار. فإن كان الباب ساخنًا أو نفذ منه دخان فاتركه مغلقًا وخذ الطريق الآخر. وإن لم تجد مخرجًا فأغلق الباب وسدّ شقّه بقماش وأظهر نفسك عند النافذة.

وساعد من يحتاج إلى وقت، واتّفقوا مسبقًا من يرافق من، فالاتفاق في لحظة الإنذار متأخّر دائمًا. وإذا لم تجد أحدهم في نقطة التجمّع فلا تعد إليه، بل أخبر رجال الدفاع المدني أين رأيته آخر مرة.`,
        ),
      ),
      article(
        t('Your two ways', 'طريقاك'),
        t(
          'Draw your floor from memory with two ways out and the assembly point. Walk both. Count the doors as you go; in smoke you can only count.',
          'ارسم طابقك من الذاكرة مع مخرجين ونقطة التجمّع، ثم امشِ الطريقين وعُدّ الأبواب، ففي الدخان لا يبقى لك إلا العدّ.',
        ),
      ),
    ),
    section(
      t('Putting out', 'الإطفاء'),
      article(
        t('When, and when not', 'متى نطفئ ومتى لا'),
        t(
          `An extinguisher lasts for ten to twenty seconds. It's made for a waste-paper basket and not for a room. Before you reach for it, four answers have to be yes.

1. Has everyone been warned?
2. Is the fire smaller than I am?
3. Is there a way out behind me?
4. Do I know which extinguisher this is?

# How

Pull the pin, aim at the foot of the flames, press in short bursts, sweep from side to side. Work with the wind at your back, several at once rather than one after the other, and go backwards when you leave. Never use water on burning fat or on electrical devices.

If a single answer is no: close the door and go. No thing in the building is worth a person. Used extinguishers never go back onto the wall, even if they are half full.`,
          `تكفي الطفّاية من عشر ثوانٍ إلى عشرين. وهي لسلّة مهملات لا لغرفة. وقبل أن تمدّ يدك إليها لا بدّ أن تكون أربعة أجوبة «نعم».

1. هل أُنذر الجميع؟
2. هل النار أصغر مني؟
3. هل خلفي طريق إلى الخارج؟
4. هل أعرف نوع هذه الطفّاية؟

# كيف

اسحب المسمار، وصوّب إلى أسفل اللهب، واضغط دفعات قصيرة، وحرّك يمنة ويسرة. لتكن الريح في ظهرك، واستعملوا عدّة طفّايات معًا لا واحدة بعد أخرى، وتراجع إلى الخلف حين تنصرف. ولا تستعمل الماء أبدًا على دهن مشتعل أو جهاز كهربائي.

فإن كان جواب واحد «لا» فأغلق الباب وامضِ، فلا شيء في المبنى يساوي إنسانًا. والطفّاية المستعملة لا تعود إلى الجدار أبدًا وإن بقي نصفها. أبلغ عنها في اليوم نفسه كي تُملأ، وضع مكانها واحدة صالحة قبل أن يبدأ يوم جديد.`,
        ),
        { prerequisite: 's2-1' },
      ),
      article(
        t('Sign the sheet', 'وقّع الورقة'),
        t(
          'When you have walked both ways and found two extinguishers, enter the date on the sheet of your floor. It hangs beside the first-aid box.',
          'حين تمشي الطريقين وتجد طفّايتين اكتب التاريخ في ورقة طابقك المعلّقة بجانب حقيبة الإسعاف.',
        ),
        { isOptional: true },
      ),
    ),
  ],
});

export const healthCourses = [response, desk, fire];
