import { t } from '../build.ts';

/**
 * What learners write to the colleague whose report came late, each in the language that they write in; and what it gets,
 * of 8, with the marker's word.
 */
export const ESSAYS = [
  {
    text: t(
      'Hello Noura. The report came on Thursday; we had agreed on Tuesday. I had promised the figures to the board for Wednesday and had to call them without any. I would like to understand what happened: was something in the way that I did not see? Let us agree that you tell me the moment a date begins to shake. What do you need so that the next one works?',
      'مرحبًا نورة. وصل التقرير يوم الخميس وكنا اتفقنا على الثلاثاء. كنت قد وعدت المجلس بالأرقام يوم الأربعاء واضطررت إلى الاتصال بهم دونها. أود أن أفهم ما حدث: هل كان هناك عائق لم أره؟ لنتفق على أن تخبريني حالما تشعرين أن الموعد في خطر. ماذا تحتاجين كي ينجح القادم؟',
    ),
    marks: 8,
    comment: t('All four steps are here, and the tone is warm.', 'الخطوات الأربع كلها هنا، والنبرة ودودة.'),
  },
  {
    text: t(
      'You are always late and I am tired of it. Please plan better. Everybody else manages to hand in on time, so I am sure that you can do it too if you only want to.',
      'أنتِ دائمًا متأخرة وقد تعبت من ذلك. خططي أفضل من فضلك. الجميع يسلّمون في الوقت، وأنا واثق أنك تستطيعين ذلك أيضًا لو أردتِ.',
    ),
    marks: 2,
    comment: t('Where is what you saw? “Always” is a judgment.', 'أين ما رأيته؟ «دائمًا» حكم لا ملاحظة.'),
  },
  {
    text: t(
      'I noticed that the report arrived two days after the date and that I heard nothing in between. Because of that two people waited for your part and could not finish theirs. How do you see it? Next time, send me one line as soon as you know that it will take longer, and we look together at what can wait.',
      'لاحظت أن التقرير وصل بعد الموعد بيومين ولم أسمع شيئًا بينهما. وبسبب ذلك انتظر زميلان جزءك ولم يستطيعا إتمام عملهما. كيف ترين الأمر؟ في المرة القادمة أرسلي إليّ سطرًا حالما تعرفين أنه سيطول، وننظر معًا فيما يمكن تأجيله.',
    ),
    marks: 7,
    comment: t('Clear and fair. Say how she can reach you.', 'واضح ومنصف. قل لها كيف تصل إليك.'),
  },
  {
    text: t(
      'The report is good, thank you. It would be better if it had come earlier. I hope that everything is fine with you. See you on Monday.',
      'التقرير جيد، شكرًا لك. كان سيكون أفضل لو وصل أبكر. أرجو أن تكوني بخير. إلى اللقاء يوم الاثنين.',
    ),
    marks: 3,
    comment: t('Kind, but she will not know what to change.', 'لطيف، لكنها لن تعرف ما ينبغي تغييره.'),
  },
  {
    text: t(
      'Dear Noura, on Tuesday I waited for the report until the evening. Because it came on Thursday, the numbers in our offer were the old ones. What got in the way? I suggest that we look at your other tasks together on Sunday morning and move one of them.',
      'عزيزتي نورة، انتظرت التقرير يوم الثلاثاء حتى المساء. ولأنه وصل يوم الخميس كانت الأرقام في عرضنا قديمة. ما الذي أعاقك؟ أقترح أن ننظر معًا صباح الأحد في مهامك الأخرى ونؤجّل إحداها.',
    ),
    marks: 8,
    comment: t('Very good: concrete, and a next step with a day.', 'ممتاز: ملموس، وفيه خطوة تالية بموعد.'),
  },
  {
    text: t(
      'The report was due on Tuesday and came on Thursday. Please tell me earlier next time. I can help you if you have too much to do, you only have to ask.',
      'كان موعد التقرير يوم الثلاثاء ووصل يوم الخميس. أخبريني أبكر في المرة القادمة من فضلك. أستطيع مساعدتك إن كثر عملك، يكفي أن تطلبي.',
    ),
    marks: 5,
    comment: t(
      'Observation and next step are here; effect and question are missing.',
      'الملاحظة والخطوة التالية موجودتان، وينقص الأثر والسؤال.',
    ),
  },
  {
    text: t(
      'Noura, your report was late and the whole team had to wait for you. That must not happen again, otherwise I have to tell our manager about it.',
      'نورة، تأخر تقريرك واضطر الفريق كله إلى انتظارك. يجب ألّا يتكرر ذلك وإلا اضطررت إلى إخبار مديرنا.',
    ),
    marks: 3,
    comment: t('The effect is clear. A threat is no next step.', 'الأثر واضح، لكن التهديد ليس خطوة تالية.'),
  },
  {
    text: t(
      'I saw that the report came two days after the date. I wondered whether you are well, for that is not like you. Two colleagues could not go on without it. Shall we have a coffee today and talk about what would make the next one easier?',
      'رأيت أن التقرير وصل بعد موعده بيومين. تساءلت إن كنت بخير فهذا ليس من عادتك. لم يستطع زميلان المتابعة دونه. هل نشرب قهوة اليوم ونتحدث عمّا يجعل القادم أسهل؟',
    ),
    marks: 7,
    comment: t(
      'She will feel seen. Name the date that you expect next time.',
      'ستشعر بأنك تراها. سمِّ الموعد الذي تتوقعه في المرة القادمة.',
    ),
  },
];
