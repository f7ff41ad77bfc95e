import { isolateLeftToRight } from '@sullam/domain/text-direction.ts';
import { html, t } from '../build.ts';
import type { DemoPage, DemoPageSlug, DemoProgramPage, DemoProgramSlug, LocalizedText } from '../types.ts';

interface Owner {
  name: LocalizedText;
  email: string;
  phone: string;
  prefix: string;
}

/** A number within a sentence: in one piece, and left to right in Arabic too. */
const unbroken = (phone: string): string => isolateLeftToRight(phone.replaceAll(' ', '\u00A0'));

function page(title: LocalizedText, lead: LocalizedText, body: LocalizedText): DemoPage {
  return { title, lead, body: html(body) };
}

/** The six plain pages; both organisations publish the same rules under their own name. */
export function plainPages({ name, email, phone }: Owner, about: LocalizedText): Record<DemoPageSlug, DemoPage> {
  return {
    'about-us': page(t('About us', 'من نحن'), t(`What ${name.en} is for`, `ما غاية ${name.ar}؟`), about),
    'privacy-policy': page(
      t('Privacy policy', 'سياسة الخصوصية'),
      t('What we know about you, why, and for how long', 'ماذا نعرف عنك، ولماذا، وإلى متى'),
      t(
        `# What we keep\n\n- Your name, e-mail address and the answers that you gave when you registered\n- Your courses, finished parts, notes and results\n- Technical records of sign-ins, for ninety days\n\n# What we use it for\n\nTo let you learn, to show you and your instructors how far you have come, and to issue certificates. We don't sell data and show no advertising.\n\n# Who sees it\n\nYour instructors see your progress in their courses. Administrators of ${name.en} see your membership. Other learners see your name and picture only where you write something yourself.\n\n# Your rights\n\nYou may see, correct, export and delete your data. Start in your profile, or write to ${email}. Deleting your account removes your personal data within thirty days; certificates that you have shared cease to be valid.`,
        `# ما نحتفظ به\n\n- اسمك وبريدك وإجاباتك عند التسجيل\n- دوراتك وما أنهيته منها وملاحظاتك ونتائجك\n- سجلات تقنية لعمليات الدخول مدة تسعين يومًا\n\n# فيمَ نستعمله\n\nكي تتعلّم، وكي ترى أنت ومدرّبوك مقدار تقدّمك، وكي نصدر الشهادات. لا نبيع البيانات ولا نعرض إعلانات.\n\n# من يراها\n\nيرى مدرّبوك تقدّمك في دوراتهم، ويرى مشرفو ${name.ar} عضويتك، ولا يرى المتعلّمون الآخرون اسمك وصورتك إلا حيث تكتب شيئًا بنفسك.\n\n# حقوقك\n\nلك أن تطّلع على بياناتك وتصحّحها وتصدّرها وتحذفها. ابدأ من ملفّك أو اكتب إلى ${email}. ويزيل حذف الحساب بياناتك الشخصية خلال ثلاثين يومًا، وتفقد الشهادات التي شاركتها صلاحيتها.`,
      ),
    ),
    'terms-of-use': page(
      t('Terms of use', 'شروط الاستخدام'),
      t('The agreement between you and us, in plain words', 'الاتفاق بيننا وبينك بكلمات واضحة'),
      t(
        `# Your account\n\nOne account belongs to one person. Keep your password to yourself and tell us at once if somebody else may know it.\n\n# Our courses\n\nYou may read, watch, print for your own use and quote with the source named. Please don't pass on whole courses or publish them elsewhere.\n\n# Paying and withdrawing\n\nPrices include tax. You may withdraw within fourteen days as long as less than half of the course is finished.\n\n# What we promise\n\nWe keep courses available with care and announce maintenance beforehand. Course texts give general knowledge; they don't replace legal, medical or financial advice.\n\n# If something goes wrong\n\nWrite to ${email}. We answer within two working days and look for a fair solution first.`,
        `# حسابك\n\nالحساب الواحد لشخص واحد. احتفظ بكلمة مرورك لنفسك، وأخبرنا فورًا إن ظننت أن غيرك يعرفها.\n\n# دوراتنا\n\nلك أن تقرأ وتشاهد وتطبع لاستعمالك الشخصي وأن تقتبس مع ذكر المصدر. ونرجو ألا تنقل الدورات كاملة إلى غيرك أو تنشرها في مكان آخر.\n\n# الدفع والانسحاب\n\nالأسعار شاملة الضريبة. ولك أن تنسحب خلال أربعة عشر يومًا ما دمت أنهيت أقلّ من نصف الدورة.\n\n# ما نعد به\n\nنحرص على إتاحة الدورات ونعلن عن الصيانة مسبقًا. ونصوص الدورات معرفة عامة لا تغني عن المشورة القانونية أو الطبية أو المالية.\n\n# إذا حدث خلل\n\nاكتب إلى ${email}. نجيب خلال يومي عمل ونبحث أولًا عن حلّ منصف.`,
      ),
    ),
    'education-ethics': page(
      t('Education ethics', 'أخلاقيات التعليم'),
      t('How we want to learn together', 'كيف نريد أن نتعلّم معًا'),
      t(
        `# Honest work\n\nHand in what you have made yourself. Name whoever helped you, people and assistants alike. Copied work is discussed with you before anything else happens.\n\n# Respect\n\nWe disagree about matters and not about persons. Remarks on origin, sex, faith or health have no place here, nor has mockery of beginners.\n\n# Fair marking\n\nInstructors explain what is expected before you begin and give reasons for a mark. You may ask for a second look.\n\n# Confidentiality\n\nWhat somebody tells of their work in a course stays in the course.`,
        `# عمل أمين\n\nسلّم ما صنعته بنفسك، واذكر من أعانك من الناس أو من البرامج. والعمل المنقول نتحدّث معك فيه قبل أي إجراء.\n\n# الاحترام\n\nنختلف في الأمور لا في الأشخاص. ولا مكان هنا لكلام في الأصل أو الجنس أو الدين أو الصحة، ولا للسخرية من المبتدئين.\n\n# تقييم عادل\n\nيوضّح المدرّبون ما هو مطلوب قبل أن تبدأ ويعلّلون الدرجة، ولك أن تطلب مراجعة ثانية.\n\n# حفظ السرّ\n\nما يرويه أحدنا عن عمله في الدورة يبقى في الدورة.`,
      ),
    ),
    'contact-us': page(
      t('Contact us', 'تواصل معنا'),
      t('We read every message', 'نقرأ كل رسالة'),
      t(
        `For questions on courses, teams and invoices write to **${email}** or ring **${unbroken(phone)}**. We answer within two working days, most often on the same one.\n\nTell us which course you mean and what you have already tried. That saves us both a round.`,
        `لأسئلة الدورات والفرق والفواتير اكتب إلى **${email}** أو اتصل على الرقم **${unbroken(phone)}**. نجيب خلال يومي عمل، وفي اليوم نفسه غالبًا.\n\nاذكر لنا الدورة التي تقصدها وما جرّبته حتى الآن، فذلك يوفّر علينا وعليك جولة.`,
      ),
    ),
    'technical-support': page(
      t('Technical support', 'الدعم الفني'),
      t('First steps, and how to reach us', 'خطوات أولى، وكيف تصل إلينا'),
      t(
        `# Before you write\n\n1. Reload the page. Your progress is saved after each part.\n2. Try another browser or a private window.\n3. For video: check whether another website plays with sound.\n\n# I can't sign in\n\nUse "Forgotten password" first. If no message arrives within ten minutes, look in the spam folder, then write to us from the address with which you registered.\n\n# What helps us\n\nThe name of the course, the time, what you expected and what you saw. A picture of the screen is worth a lot; please hide personal data in it. Address: ${email}.`,
        `# قبل أن تكتب\n\n1. أعد تحميل الصفحة، فتقدّمك محفوظ بعد كل جزء.\n2. جرّب متصفّحًا آخر أو نافذة خاصة.\n3. في الفيديو: تأكّد من أن موقعًا آخر يعمل بالصوت.\n\n# لا أستطيع الدخول\n\nاستعمل «نسيت كلمة المرور» أولًا. فإن لم تصلك رسالة خلال عشر دقائق فانظر في البريد المزعج، ثم اكتب إلينا من العنوان الذي سجّلت به.\n\n# ما يساعدنا\n\nاسم الدورة والوقت وما توقّعته وما رأيته. وصورة الشاشة مفيدة جدًّا، وأخفِ فيها البيانات الشخصية من فضلك. العنوان: ${email}.`,
      ),
    ),
  };
}

const point = (en: string, ar: string, enText: string, arText: string) => ({
  title: t(en, ar),
  text: t(enText, arText),
});

/** The four programme pages, each with courses of the organisation itself. */
export function programPages(
  prefix: string,
  courses: Record<DemoProgramSlug, string[]>,
): Record<DemoProgramSlug, DemoProgramPage> {
  const program = (
    slug: DemoProgramSlug,
    base: DemoPage,
    points: DemoProgramPage['points'],
    callToAction: LocalizedText,
  ): DemoProgramPage => ({
    ...base,
    points,
    callToAction,
    picture: `brand/${prefix}-${slug}.webp`,
    courses: courses[slug],
  });
  return {
    'leadership-development': program(
      'leadership-development',
      page(
        t('Leadership development', 'تطوير القيادات'),
        t('Six months for people who have begun to lead', 'ستة أشهر لمن بدؤوا القيادة'),
        t(
          `Nobody becomes a leader by appointment. It takes conversations, mistakes that one may talk about, and someone who asks the right question at the right time. Our programme joins short readings with four workshop days and a fixed group of six who accompany each other.\n\nYou bring matters of your own. In the end you have led one change in your area, and can tell what you would do differently.`,
          `لا يصير أحد قائدًا بقرار تعيين. فذلك يحتاج إلى محادثات، وأخطاء يُسمح بالحديث عنها، ومن يسأل السؤال المناسب في وقته. يجمع برنامجنا قراءات قصيرة إلى أربعة أيام ورشة ومجموعة ثابتة من ستة أشخاص يرافق بعضهم بعضًا.\n\nتأتي بقضاياك أنت، وتكون في النهاية قد قُدت تغييرًا واحدًا في نطاقك وتعرف ما كنت ستفعله على وجه آخر.`,
        ),
      ),
      [
        point(
          'Four workshop days',
          'أربعة أيام ورشة',
          'In small groups, with cases of your own.',
          'في مجموعات صغيرة وبحالات من عملكم.',
        ),
        point(
          'A circle of six',
          'حلقة من ستة',
          'Two hours each month, without an agenda from above.',
          'ساعتان كل شهر دون جدول مفروض.',
        ),
        point('One real change', 'تغيير حقيقي واحد', 'Planned, led and looked back upon.', 'تخطّط له وتقوده ثم تراجعه.'),
      ],
      t('See the courses', 'شاهد الدورات'),
    ),
    'executive-coach': program(
      'executive-coach',
      page(
        t('Executive coaching', 'إرشاد التنفيذيين'),
        t('An hour that belongs to your questions', 'ساعة لأسئلتك أنت'),
        t(
          `The higher the post, the fewer the people who speak openly. A coach has no interest in your company other than your clarity. You bring the matter; the coach brings questions, silence and, if you ask for it, an observation.\n\nWe begin with a talk without charge. If it fits, six sessions follow over four months, in person or by video. What is said remains between the two of you.`,
          `كلما ارتفع المنصب قلّ من يتكلّم بصراحة. والمرشد لا مصلحة له في شركتك سوى وضوح رؤيتك. تأتي أنت بالأمر، ويأتي هو بالأسئلة والصمت، وبملاحظة إن طلبتها.\n\nنبدأ بحديث دون مقابل. فإن ناسبكما الأمر تبعته ست جلسات على مدى أربعة أشهر، حضوريًّا أو عن بُعد. وما يُقال يبقى بينكما.`,
        ),
      ),
      [
        point(
          'First talk free',
          'اللقاء الأول مجاني',
          'To see whether you understand each other.',
          'لتعرفا هل تتفاهمان.',
        ),
        point('Six sessions', 'ست جلسات', 'Sixty minutes each, at your pace.', 'ستون دقيقة لكل جلسة وبوتيرتك.'),
        point('Confidential', 'سرّية تامّة', 'No reports to anyone.', 'لا تقارير لأحد.'),
      ],
      t('Prepare yourself', 'استعدّ للجلسة'),
    ),
    'professional-leadership': program(
      'professional-leadership',
      page(
        t('Professional leadership', 'القيادة المهنية'),
        t('For specialists who lead without a title', 'لمتخصّصين يقودون بلا مسمّى'),
        t(
          `Many of the most important decisions in an organisation are prepared by people who command nobody: the engineer whose drawing counts, the nurse whom all ask, the analyst with the number. This path strengthens what they need: clear writing, fair numbers and the courage to speak up.\n\nFive courses in ten weeks, about two hours each week, with a task from your own field.`,
          `كثير من أهمّ قرارات المؤسسة يُعدّها أناس لا يرأسون أحدًا: المهندس الذي يُحتكم إلى رسمه، والممرّضة التي يسألها الجميع، والمحلّل صاحب الرقم. يقوّي هذا المسار ما يحتاجون إليه: كتابة واضحة، وأرقام منصفة، وشجاعة في الكلام.\n\nخمس دورات في عشرة أسابيع، نحو ساعتين كل أسبوع، مع مهمّة من مجالك.`,
        ),
      ),
      [
        point('Write so that it counts', 'اكتب ما يُعتدّ به', 'One page instead of ten slides.', 'صفحة بدل عشر شرائح.'),
        point('Show fair numbers', 'اعرض أرقامًا منصفة', 'With their doubt and their limits.', 'مع شكّها وحدودها.'),
        point('Speak up in time', 'تكلّم في حينه', 'Calmly, and with an offer.', 'بهدوء ومعك اقتراح.'),
      ],
      t('Begin the path', 'ابدأ المسار'),
    ),
    webinars: program(
      'webinars',
      page(
        t('Webinars', 'اللقاءات المباشرة'),
        t('Forty minutes, one question, real answers', 'أربعون دقيقة وسؤال واحد وأجوبة حقيقية'),
        t(
          `On the first Tuesday of each month an instructor takes a question from the courses and works on it live. Twenty minutes of showing, twenty of answering. You may listen in Arabic or English and send questions beforehand.\n\nThe recording stays with the course it belongs to, with captions in both languages.`,
          `في أول ثلاثاء من كل شهر يأخذ أحد المدرّبين سؤالًا من الدورات ويعمل عليه مباشرة: عشرون دقيقة عرضًا وعشرون إجابة. لك أن تستمع بالعربية أو الإنجليزية وأن ترسل أسئلتك مسبقًا.\n\nويبقى التسجيل مع الدورة التي ينتمي إليها، مصحوبًا بترجمة مكتوبة باللغتين.`,
        ),
      ),
      [
        point(
          'Free for members',
          'مجانية للأعضاء',
          'No registration beyond your account.',
          'يكفي حسابك دون تسجيل آخر.',
        ),
        point('In two languages', 'بلغتين', 'With captions for both.', 'مع ترجمة مكتوبة لكلتيهما.'),
        point('Short on purpose', 'قصيرة عن قصد', 'It ends when it says it will.', 'تنتهي في الموعد الذي تعلنه.'),
      ],
      t('Look at the topics', 'انظر في الموضوعات'),
    ),
  };
}
