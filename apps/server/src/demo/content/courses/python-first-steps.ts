import { article, course, section, t } from '../build.ts';

export const pythonFirstSteps = course({
  key: 'python-first-steps',
  category: 'data-ai',
  learningType: 'ONLINE',
  level: 'BEGINNER',
  price: 34900,
  minutes: 480,
  instructors: ['omar'],
  publishedDaysAgo: 41,
  title: t('First steps in Python', 'الخطوات الأولى في بايثون'),
  subtitle: t('Let the computer do the dull part of your week', 'دع الحاسوب ينجز الجزء الممل من أسبوعك'),
  description: {
    en: `You have a folder with ninety files and a column of prices that somebody typed by hand. This course teaches just enough programming to deal with both. We begin at nothing and end with a small program that tidies a list, adds it up and writes a report.

Six live evenings with the instructor go with the readings. All examples run on any computer with Python 3, and you may type the Arabic examples as they stand: names in Arabic are data like any other.`,
    ar: `لديك مجلّد فيه تسعون ملفًّا وعمود أسعار كتبه أحدهم باليد. تعلّمك هذه الدورة من البرمجة ما يكفي للتعامل مع الاثنين. نبدأ من الصفر وننتهي ببرنامج صغير يرتّب قائمة ويجمعها ويكتب تقريرًا.

ترافق القراءات ستّ أمسيات مباشرة مع المدرّب. تعمل الأمثلة كلّها على أي حاسوب فيه بايثون 3، ويمكنك كتابة الأمثلة العربية كما هي، فالأسماء العربية بيانات كغيرها.`,
  },
  outcomes: {
    en: `Read a short program aloud and say what it does
Store values, decide between cases and repeat work
Clean a list of names and prices
Split a task into functions with good names
Find your own mistakes with a method`,
    ar: `أن تقرأ برنامجًا قصيرًا بصوت مسموع وتشرح ما يفعل
أن تخزّن القيم وتختار بين الحالات وتكرّر العمل
أن تنظّف قائمة أسماء وأسعار
أن تقسّم المهمّة إلى دوالّ حسنة الأسماء
أن تكتشف أخطاءك بنفسك بطريقة منهجية`,
  },
  requirements: {
    en: 'A computer on which you may install programs\nNo programming experience',
    ar: 'حاسوب يُسمح لك بتثبيت البرامج عليه\nلا تُشترط خبرة في البرمجة',
  },
  audience: {
    en: `Office workers who copy and paste for hours\nStudents of any subject`,
    ar: `موظفو المكاتب الذين ينسخون ويلصقون ساعات\nالطلاب في أي تخصّص`,
  },
  sections: [
    section(
      t('Values and names', 'القيم والأسماء'),
      article(t('A program is a recipe', 'البرنامج وصفة'), {
        en: `A recipe names ingredients, says what to do with them and in which order. A program does the same, only for a cook who takes every word literally. If you write "add the salt" and there is no salt on the table, this cook does not improvise. It stops and complains.

# Your first line

    print("Good evening")

The word [[print]] is an order, the round brackets hold what it is applied to, the quotation marks show where a text begins and ends. Leave out one quotation mark and try. The complaint that you get is called an **error message**, and reading it is a skill of its own: the last line says what went wrong, the line above it where.

## Names for values

    price = 45
    pieces = 3
    total = price * pieces
    print(total)

The sign [[=]] does not mean "is equal to". It means "from now on, call the thing on the right by the name on the left". You may read it as an arrow that points left. Names can be used again and changed; the old value is then gone.

!labelled-boxes|Three boxes with labels hanging from strings; one label moves to another box|A name is a label on a string, not the box itself.

## Kinds of values

| Kind | Example | Used for |
| Whole number | [[3]] | counting |
| Decimal number | [[0.15]] | measuring, shares |
| Text | [["Riyadh"]] | names, words, codes |
| Truth | [[True]] | decisions |

A telephone number is a text, although it consists of digits. You will never add two of them up. Ask yourself what you would do with a value, and you will know its kind.

# Exercise

Write a program that knows the price of a ticket and the size of a family, takes off fifteen per cent for groups above four, and prints the sum. Do it first on paper, in your own words. Then translate line by line. If you get stuck, read your recipe aloud as a cook who knows nothing; the missing ingredient will show itself.`,
        ar: `الوصفة تسمّي المقادير وتقول ماذا نفعل بها وبأي ترتيب. والبرنامج يفعل الشيء نفسه، لكن لطبّاخ يأخذ كل كلمة بحرفيّتها. فإذا كتبت «أضِف الملح» ولم يكن على الطاولة ملح فلن يرتجل هذا الطبّاخ شيئًا، بل يتوقّف ويشتكي.

# سطرك الأول

    print("مساء الخير")

كلمة [[print]] أمر، والقوسان يحويان ما يُطبَّق عليه الأمر، وعلامات التنصيص تبيّن أين يبدأ النص وأين ينتهي. احذف علامة تنصيص واحدة وجرّب. الشكوى التي تظهر تُسمّى **رسالة خطأ**، وقراءتها مهارة قائمة بذاتها: السطر الأخير يقول ما الذي حدث، والسطر الذي فوقه يقول أين.

## أسماء للقيم

    price = 45
    pieces = 3
    total = price * pieces
    print(total)

العلامة [[=]] لا تعني «يساوي»، بل تعني: «من الآن فصاعدًا سمِّ ما على اليمين بالاسم الذي على اليسار». ولك أن تقرأها سهمًا يشير إلى اليسار. ويمكن استعمال الأسماء ثانية وتغيير ما تدلّ عليه، وعندها تذهب القيمة القديمة.

!labelled-boxes|ثلاثة صناديق تتدلّى منها بطاقات بخيوط، وبطاقة تنتقل إلى صندوق آخر|الاسم بطاقة معلّقة بخيط، وليس الصندوق نفسه.

## أنواع القيم

| النوع | مثال | لماذا نستعمله |
| عدد صحيح | [[3]] | للعدّ |
| عدد عشري | [[0.15]] | للقياس والحصص |
| نص | [["الرياض"]] | للأسماء والكلمات والرموز |
| قيمة منطقية | [[True]] | للقرارات |

رقم الهاتف نص وإن كان مكوّنًا من أرقام، فلن تجمع رقمي هاتف أبدًا. اسأل نفسك ماذا ستفعل بالقيمة تعرف نوعها.

# تمرين

اكتب برنامجًا يعرف ثمن التذكرة وعدد أفراد الأسرة، ويخصم خمسة عشر في المئة لما زاد على أربعة أفراد، ثم يطبع المجموع. افعل ذلك على الورق أولًا وبكلماتك أنت، ثم ترجم سطرًا سطرًا. وإذا توقّفت فاقرأ وصفتك بصوت مسموع كأنك طبّاخ لا يعرف شيئًا، وستظهر لك المقادير الناقصة من تلقاء نفسها. واحتفظ بالورقة، فسوف نعود إليها في الأمسية الثانية. وأضِف إليها سؤالًا واحدًا.`,
      }),
      article(t('Before the first evening', 'قبل الأمسية الأولى'), {
        en: `Install Python 3 from its official site and open the small editor that comes with it. Then check three things:

1. [[print(2 + 3)]] answers 5.
2. You can save a file that ends in [[.py]] and run it.
3. You know in which folder it is.

If one of them does not work, bring your computer ten minutes early. Nobody is expected to solve installation problems alone, and the others will be glad not to be the only ones.`,
        ar: `ثبّت بايثون 3 من موقعه الرسمي وافتح المحرّر الصغير المرفق به، ثم تحقّق من ثلاثة أمور:

1. أن [[print(2 + 3)]] يجيب بالعدد 5.
2. أنك تستطيع حفظ ملف ينتهي بـ [[.py]] وتشغيله.
3. أنك تعرف في أي مجلّد هو.

إن تعذّر واحد منها فاحضر بحاسوبك قبل الموعد بعشر دقائق. لا يُنتظر من أحد أن يحلّ مشكلات التثبيت وحده، وسيسعد الآخرون بأنهم ليسوا الوحيدين.`,
      }),
    ),
    section(
      t('Decisions and repetition', 'القرار والتكرار'),
      article(t('Lists and loops', 'القوائم والحلقات'), {
        en: `One price is arithmetic. Ninety prices are work, and work is what computers are for. A **list** holds many values in a row; a **loop** does the same thing with each of them.

# A list

    prices = [45, 120, 8, 63]
    print(len(prices))
    print(prices[0])

The first place has the number 0. It feels odd for a day and natural ever after: the number says how many steps you have to go from the beginning.

# A loop

    total = 0
    for price in prices:
        total = total + price
    print(total)

Read it aloud: "Begin with nothing. For each price among the prices, add it to the total. Then print." The lines that belong to the loop are indented by four spaces. In Python the indentation is not decoration, it *is* the structure: whatever is indented is repeated, whatever stands at the margin happens once.

!conveyor-loop|Parcels on a round belt pass one stamp and collect in a tray|The loop is the belt, the indented lines are the stamp.

## Choosing inside a loop

    large = []
    for price in prices:
        if price >= 50:
            large.append(price)
    print(large)

The condition after [[if]] is either true or false. Only when it is true does the line below happen. With [[else]] you can say what is to be done otherwise.

# A common mistake, and how to find it

Many beginners put [[total = 0]] inside the loop. The result is then the last price only. To find such a thing, add a line that shows you what is happening:

    for price in prices:
        total = 0
        total = total + price
        print("so far", total)

Seeing "so far 45, so far 120, so far 8" you know at once that somebody keeps emptying the box. Programmers of thirty years' standing still do this daily. It is no shame; it is the method: **don't guess, look**.

# Exercise

Given a list of temperatures of one week, count the days above forty degrees and print the hottest. Use one loop for both.`,
        ar: `سعر واحد حساب، وتسعون سعرًا عمل، والعمل هو ما صُنعت الحواسيب من أجله. **القائمة** تضمّ قيمًا كثيرة متتابعة، و**الحلقة** تفعل الشيء نفسه بكل واحدة منها.

# قائمة

    prices = [45, 120, 8, 63]
    print(len(prices))
    print(prices[0])

الموضع الأول رقمه 0. يبدو ذلك غريبًا يومًا واحدًا ثم يصير طبيعيًّا، فالرقم يقول كم خطوة عليك أن تمشيها من البداية.

# حلقة

    total = 0
    for price in prices:
        total = total + price
    print(total)

اقرأها بصوت مسموع: «ابدأ من لا شيء، ولكل سعر بين الأسعار أضِفه إلى المجموع، ثم اطبع». الأسطر التابعة للحلقة مُزاحة أربع مسافات. والإزاحة في بايثون ليست زينة، بل هي **البنية** نفسها: ما أُزيح يتكرّر، وما وقف عند الهامش يحدث مرة واحدة.

!conveyor-loop|طرود على سير دائري تمرّ تحت ختم واحد وتتجمّع في صينية|الحلقة هي السير، والأسطر المُزاحة هي الختم.

## الاختيار داخل الحلقة

    large = []
    for price in prices:
        if price >= 50:
            large.append(price)
    print(large)

الشرط الذي بعد [[if]] إما صحيح وإما خاطئ، ولا يحدث السطر الذي تحته إلا إذا كان صحيحًا. وبكلمة [[else]] تستطيع أن تقول ما ينبغي فعله في الحالة الأخرى.

# خطأ شائع وكيف نجده

يضع كثير من المبتدئين [[total = 0]] داخل الحلقة، فتكون النتيجة السعر الأخير وحده. ولاكتشاف ذلك أضِف سطرًا يُريك ما يجري:

    for price in prices:
        total = 0
        total = total + price
        print("حتى الآن", total)

حين ترى «حتى الآن 45، حتى الآن 120، حتى الآن 8» تعرف فورًا أن أحدًا يُفرغ الصندوق كل مرة. ومبرمجون خبرتهم ثلاثون عامًا يفعلون هذا كل يوم. ليس في ذلك عيب، بل هو المنهج: **لا تخمّن، انظر**.

# تمرين

لديك قائمة بدرجات حرارة أسبوع. عُدّ الأيام التي تجاوزت أربعين درجة واطبع أشدّها حرًّا، مستعملًا حلقة واحدة للأمرين معًا. ثم اسأل نفسك: ماذا يحدث إذا كانت القائمة فارغة؟ جرّب وانظر، ولا تكتفِ بالتوقّع.`,
      }),
      article(
        t('Cleaning real data', 'تنظيف بيانات حقيقية'),
        {
          en: `Data typed by people is never clean. The same town appears with a space before it, in capitals, or with a different final letter. A program that counts towns then counts five where there is one. Cleaning is half of the work with data, and it is a good exercise because the problems are small and visible.

# Look first

    names = [" Jeddah", "jeddah", "JEDDAH ", "Dammam"]
    print(set(names))

A [[set]] keeps each value once. If it shows more values than you expect, you see at a glance which ones differ.

# Then clean, step by step

    def clean(name):
        name = name.strip()
        name = name.lower()
        return name

    towns = [clean(name) for name in names]
    print(set(towns))

The word [[def]] gives a name to a piece of work, so that you can use it as often as you like. [[strip]] takes away spaces at both ends, [[lower]] makes capitals small. The last line but one reads: "the cleaned name, for each name in names".

## Arabic has its own dust

    def clean_arabic(text):
        for letter in "أإآ":
            text = text.replace(letter, "ا")
        return text.replace("ة", "ه").replace("ى", "ي").strip()

This folds the forms of alif, the closing ta and the final ya, so that different spellings of one name meet. Use it for **comparing** only. For showing, keep what the person wrote; nobody likes to see their own name misspelt by a machine.

!sieve|A sieve through which uneven pebbles fall as even beads|Clean a copy and keep the original.

# Three rules

1. Never change the original file; write a new one.
2. Write down each rule, in words, above the function that applies it.
3. Count before and after. If forty rows disappear, you want to know which.

# Exercise

Take a list of at least twenty contacts that you really use. Write a [[clean]] function for telephone numbers which removes spaces and dashes and turns a leading [[00]] into a plus sign. How many duplicates were there?`,
          ar: `البيانات التي يكتبها الناس لا تكون نظيفة أبدًا. تظهر المدينة نفسها مرة بمسافة قبلها، ومرة بهمزة ومرة من دونها، ومرة بحرف أخير مختلف. فإذا عدّ البرنامج المدن عدّ خمسًا حيث لا توجد إلا واحدة. والتنظيف نصف العمل مع البيانات، وهو تمرين جيد لأن مشكلاته صغيرة وظاهرة.

# انظر أولًا

    names = [" جدة", "جده", "جدة ", "الدمام"]
    print(set(names))

المجموعة [[set]] تحتفظ بكل قيمة مرة واحدة. فإذا أظهرت قيمًا أكثر ممّا تتوقّع رأيت بنظرة واحدة أيّها مختلف.

# ثم نظّف خطوة خطوة

    def clean(text):
        for letter in "أإآ":
            text = text.replace(letter, "ا")
        return text.replace("ة", "ه").replace("ى", "ي").strip()

    towns = [clean(name) for name in names]
    print(set(towns))

كلمة [[def]] تعطي عملًا ما اسمًا كي تستعمله كلما شئت. و[[strip]] تزيل المسافات من الطرفين، و[[replace]] تضع حرفًا مكان حرف. أما السطر قبل الأخير فيُقرأ: «الاسم منظّفًا، لكل اسم في الأسماء».

## للمقارنة لا للعرض

توحّد هذه الدالة أشكال الألف والتاء المربوطة والألف المقصورة، فتلتقي الكتابات المختلفة للاسم الواحد. استعملها في **المقارنة** فقط، وعند العرض أبقِ ما كتبه صاحبه؛ فلا أحد يحبّ أن يرى اسمه وقد أخطأت آلة في كتابته.

!sieve|غربال تسقط منه حصى متفاوتة فتصير خرزات متساوية|نظّف نسخة، واحتفظ بالأصل.

# ثلاث قواعد

1. لا تغيّر الملف الأصلي أبدًا، بل اكتب ملفًّا جديدًا.
2. دوّن كل قاعدة بالكلمات فوق الدالة التي تطبّقها.
3. عُدّ قبل التنظيف وبعده. فإذا اختفى أربعون سطرًا فأنت تريد أن تعرف أيّها.

# تمرين

خذ قائمة من عشرين جهة اتصال على الأقل تستعملها حقًّا. اكتب دالة [[clean]] لأرقام الهواتف تزيل المسافات والشرطات وتحوّل [[00]] في البداية إلى علامة زائد. كم رقمًا مكرّرًا وجدت؟ وهل كنت ستجده بعينك؟`,
        },
        { prerequisite: 's2-1' },
      ),
    ),
    section(
      t('A program of your own', 'برنامج من صنعك'),
      article(
        t('From task to functions', 'من المهمّة إلى الدوالّ'),
        {
          en: `The last two evenings belong to a small project: a program that reads a list of sales, tidies it, adds up each town and writes a report. It will be about forty lines long. The art is not in the lines but in the cutting.

# Cut along the verbs

Describe the task in one sentence and underline the verbs: *read* the sales, *clean* the towns, *sum* by town, *write* the report. Each verb becomes a function.

    def read_sales(path): ...
    def clean_town(name): ...
    def sum_by_town(sales): ...
    def write_report(totals, path): ...

    sales = read_sales("sales.csv")
    totals = sum_by_town(sales)
    write_report(totals, "report.txt")

The last three lines tell the whole story, and somebody who can't program can check whether it is the right one. That is the test of good names.

!cut-the-cake|A large block cut into four labelled pieces that fit together|Cut where one verb ends and the next begins.

## Small promises

Each function makes a promise: give me this, and I'll give you that. Write the promise beneath its name as a sentence.

    def sum_by_town(sales):
        """Takes pairs of town and amount, answers a total for each town."""
        totals = {}
        for town, amount in sales:
            town = clean_town(town)
            totals[town] = totals.get(town, 0) + amount
        return totals

A promise can be tried out. Call the function with three sales whose result you know by heart. If it keeps its word with three, it very probably does so with three thousand.

# Working order

1. Begin with the function in the middle, using a list that you typed yourself.
2. Add reading once the sums are right.
3. Write the report last.
4. After each step, run it. Never write more than ten lines without running them.

> A program that does one small thing is finished every evening.

# What next?

When your report works, show it to somebody who does this task by hand. Their first question will be about something you have not thought of. That question is your next function.`,
          ar: `الأمسيتان الأخيرتان لمشروع صغير: برنامج يقرأ قائمة مبيعات، ويرتّبها، ويجمع لكل مدينة، ويكتب تقريرًا. سيكون طوله نحو أربعين سطرًا. وليس الفنّ في الأسطر بل في التقسيم.

# قسّم عند الأفعال

صِف المهمّة بجملة واحدة وضع خطًّا تحت الأفعال: **يقرأ** المبيعات، **ينظّف** أسماء المدن، **يجمع** لكل مدينة، **يكتب** التقرير. كل فعل يصير دالة.

    def read_sales(path): ...
    def clean_town(name): ...
    def sum_by_town(sales): ...
    def write_report(totals, path): ...

    sales = read_sales("sales.csv")
    totals = sum_by_town(sales)
    write_report(totals, "report.txt")

الأسطر الثلاثة الأخيرة تروي القصة كلّها، ويستطيع من لا يعرف البرمجة أن يتحقّق من أنها القصة الصحيحة. وهذا هو امتحان الأسماء الجيدة.

!cut-the-cake|كتلة كبيرة مقسّمة إلى أربع قطع متلائمة|قسّم حيث ينتهي فعل ويبدأ آخر.

## وعود صغيرة

كل دالة تقطع وعدًا: أعطني هذا أُعطِك ذاك. اكتب الوعد جملةً تحت اسمها.

    def sum_by_town(sales):
        """تأخذ أزواجًا من مدينة ومبلغ وتجيب بمجموع كل مدينة."""
        totals = {}
        for town, amount in sales:
            town = clean_town(town)
            totals[town] = totals.get(town, 0) + amount
        return totals

والوعد يمكن تجريبه. استدعِ الدالة بثلاث عمليات بيع تعرف نتيجتها عن ظهر قلب. فإن وفت بوعدها مع ثلاث فالأرجح جدًّا أنها تفي به مع ثلاثة آلاف.

# ترتيب العمل

1. ابدأ بالدالة التي في الوسط مستعملًا قائمة كتبتها بنفسك.
2. أضِف القراءة حين تصحّ المجاميع.
3. اترك التقرير إلى النهاية.
4. شغّل البرنامج بعد كل خطوة، ولا تكتب أكثر من عشرة أسطر دون تشغيلها.

> البرنامج الذي يفعل شيئًا صغيرًا واحدًا منتهٍ كل مساء.

# وماذا بعد؟

حين يعمل تقريرك اعرضه على من يقوم بهذه المهمّة يدويًّا. سيكون سؤاله الأول عن شيء لم يخطر لك، وذلك السؤال هو دالتك التالية. ولا تنسَ أن تسأله كم ساعة وفّر عليه البرنامج؛ فهذا الرقم هو ما سيقنع مديرك بأن يمنحك وقتًا لتتعلّم المزيد.`,
        },
        { opensInDays: 14 },
      ),
      article(
        t('Words you now know', 'كلمات صرت تعرفها'),
        {
          en: `| Word | In one sentence |
| Value | A number, a text, a truth: something to work with |
| Name | A label by which a value can be found again |
| List | Many values in a row |
| Loop | The same work for each value |
| Condition | A question with the answer yes or no |
| Function | A piece of work with a name and a promise |
| Error message | A complaint whose last line says what is wrong |

Cover the right-hand column and say it in your own words. If two of them are hard, read those two sections again; the rest you own.`,
          ar: `| الكلمة | في جملة واحدة |
| قيمة | عدد أو نص أو قيمة منطقية: شيء نعمل به |
| اسم | بطاقة نجد بها القيمة ثانية |
| قائمة | قيم كثيرة متتابعة |
| حلقة | العمل نفسه لكل قيمة |
| شرط | سؤال جوابه نعم أو لا |
| دالة | عمل له اسم ووعد |
| رسالة خطأ | شكوى يقول سطرها الأخير ما المشكلة |

غطِّ العمود الثاني وقلها بكلماتك. إن صعبت عليك اثنتان فأعد قراءة جزأيهما، أما الباقي فقد صار ملكك.`,
        },
        { isOptional: true },
      ),
    ),
  ],
});
