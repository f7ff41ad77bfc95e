import { t } from '../build.ts';

/** What learners write to the colleague whose report came late; each in the language that they write in. */
export const ESSAYS = [
  t(
    'Hello Noura. The report came on Thursday; we had agreed on Tuesday. I had promised the figures to the board for Wednesday and had to call them without any. I would like to understand what happened: was something in the way that I did not see? Let us agree that you tell me the moment a date begins to shake. What do you need so that the next one works?',
    'مرحبًا نورة. وصل التقرير يوم الخميس وكنا اتفقنا على الثلاثاء. كنت قد وعدت المجلس بالأرقام يوم الأربعاء واضطررت إلى الاتصال بهم دونها. أود أن أفهم ما حدث: هل كان هناك عائق لم أره؟ لنتفق على أن تخبريني حالما تشعرين أن الموعد في خطر. ماذا تحتاجين كي ينجح القادم؟',
  ),
  t(
    'You are always late and I am tired of it. Please plan better. Everybody else manages to hand in on time, so I am sure that you can do it too if you only want to.',
    'أنتِ دائمًا متأخرة وقد تعبت من ذلك. خططي أفضل من فضلك. الجميع يسلّمون في الوقت، وأنا واثق أنك تستطيعين ذلك أيضًا لو أردتِ.',
  ),
  t(
    'I noticed that the report arrived two days after the date and that I heard nothing in between. Because of that two people waited for your part and could not finish theirs. How do you see it? Next time, send me one line as soon as you know that it will take longer, and we look together at what can wait.',
    'لاحظت أن التقرير وصل بعد الموعد بيومين ولم أسمع شيئًا بينهما. وبسبب ذلك انتظر زميلان جزءك ولم يستطيعا إتمام عملهما. كيف ترين الأمر؟ في المرة القادمة أرسلي إليّ سطرًا حالما تعرفين أنه سيطول، وننظر معًا فيما يمكن تأجيله.',
  ),
  t(
    'The report is good, thank you. It would be better if it had come earlier. I hope that everything is fine with you. See you on Monday.',
    'التقرير جيد، شكرًا لك. كان سيكون أفضل لو وصل أبكر. أرجو أن تكوني بخير. إلى اللقاء يوم الاثنين.',
  ),
];
