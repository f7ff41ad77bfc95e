import { useState } from 'react';
import { Icon } from '../src/base/icon.tsx';
import { ArrowRight, Bell, BookOpen, Clock, Globe, Heart, Plus, Save, Trash2, User } from '../src/base/icons.ts';
import { Avatar } from '../src/components/avatar.tsx';
import { Badge, Chip, CountBadge, FilterChip, type Tone } from '../src/components/badge.tsx';
import { Banner, Callout } from '../src/components/banner.tsx';
import { Button, IconButton, LinkButton } from '../src/components/button.tsx';
import { Card, CardHeading, CourseCard, Fact } from '../src/components/card.tsx';
import { Accordion, Disclosure } from '../src/components/disclosure.tsx';
import type { DrawingName } from '../src/components/drawings.tsx';
import { DrawnCover } from '../src/components/drawn-cover.tsx';
import { EmptyState, ErrorState } from '../src/components/empty-state.tsx';
import { Breadcrumbs, Pagination } from '../src/components/navigation.tsx';
import { ProgressBar, ProgressRing } from '../src/components/progress.tsx';
import { SkeletonCards, SkeletonText } from '../src/components/skeleton.tsx';
import { Stepper } from '../src/components/stepper.tsx';
import { LinkTabs, Tabs } from '../src/components/tabs.tsx';
import { AuthorText, Isolate } from '../src/components/text.tsx';
import { Line, Part } from './part.tsx';
import { lang, t } from './words.ts';

const TONES: Tone[] = ['neutral', 'primary', 'secondary', 'success', 'info', 'warning', 'danger'];
const DRAWINGS: DrawingName[] = [
  'no-results',
  'no-notifications',
  'no-courses',
  'locked',
  'not-found',
  'offline',
  'error',
  'done',
  'inbox',
  'people',
  'calendar',
  'files',
];

const COURSES = [
  {
    id: 1,
    hue: 240,
    title: t('Foundations of strategic leadership', 'أسس القيادة الاستراتيجية'),
    category: t('Leadership', 'القيادة'),
  },
  {
    id: 2,
    hue: 300,
    title: t(
      'Data analysis with Python, from the first table to a report that people read',
      'تحليل البيانات باستخدام Python من أول جدول إلى تقرير يقرؤه الناس',
    ),
    category: t('Data and AI', 'البيانات والذكاء الاصطناعي'),
  },
  {
    id: 3,
    hue: 350,
    title: t('Designing inclusive interfaces', 'تصميم واجهات شاملة للجميع'),
    category: t('Design', 'التصميم'),
  },
  {
    id: 4,
    hue: 30,
    title: t('Business Arabic for professionals', 'العربية للأعمال'),
    category: t('Languages', 'اللغات'),
  },
];

function Cards() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 md:grid-cols-4">
      {COURSES.map((course, at) => (
        <CourseCard
          key={course.id}
          href="#course"
          title={course.title}
          titleLang={lang}
          category={course.category}
          cover={<DrawnCover family="stars" number={course.id} hue={course.hue} />}
          facts={
            <>
              <Fact icon={<Icon of={User} size={16} />}>{t('Layla Haddad', 'ليلى حداد')}</Fact>
              <Fact icon={<Icon of={Clock} size={16} />}>{t('4 hours', '٤ ساعات')}</Fact>
              <Fact icon={<Icon of={Globe} size={16} />}>{t('English', 'العربية')}</Fact>
            </>
          }
          footer={
            at % 2 ? (
              <ProgressBar share={0.4 + at / 10} label={t('Progress', 'التقدم')} showValue />
            ) : (
              <span className="text-lg font-semibold">{t('Free', 'مجاني')}</span>
            )
          }
          action={
            <IconButton icon={Heart} label={t('Add to favourites', 'إضافة إلى المفضلة')} round variant="outline" />
          }
          mark={at === 0 ? <Badge tone="secondary">{t('New', 'جديد')}</Badge> : undefined}
        />
      ))}
    </div>
  );
}

export function ContentPart() {
  const [tab, setTab] = useState('one');
  const [filter, setFilter] = useState(true);
  return (
    <>
      <Part title={t('Buttons', 'الأزرار')}>
        <Line>
          <Button icon={Save}>{t('Save changes', 'حفظ التغييرات')}</Button>
          <Button variant="secondary">{t('Start learning', 'ابدأ التعلم')}</Button>
          <Button variant="soft">{t('View details', 'عرض التفاصيل')}</Button>
          <Button variant="outline" icon={Plus}>
            {t('Add a section', 'إضافة قسم')}
          </Button>
          <Button variant="ghost">{t('Later', 'لاحقًا')}</Button>
          <Button variant="danger" icon={Trash2}>
            {t('Delete', 'حذف')}
          </Button>
          <Button variant="danger-ghost">{t('Leave', 'مغادرة')}</Button>
          <Button pending>{t('Saving', 'جارٍ الحفظ')}</Button>
          <Button disabled>{t('Not available', 'غير متاح')}</Button>
        </Line>
        <Line>
          <LinkButton href="#next" size="lg" endIcon={ArrowRight} wide>
            {t('Continue', 'متابعة')}
          </LinkButton>
          <Button size="sm" variant="outline">
            {t('Small', 'صغير')}
          </Button>
          <IconButton
            icon={Bell}
            iconSize={24}
            label={t('Notifications, 12 unread', 'الإشعارات، ١٢ غير مقروءة')}
            badge={<CountBadge count={12} />}
          />
          <IconButton icon={ArrowRight} mirrored label={t('Next', 'التالي')} variant="outline" />
          <Avatar firstName={t('Mona', 'منى')} lastName={t('Saleh', 'صالح')} />
          <Avatar firstName={t('Layla', 'ليلى')} lastName={t('Haddad', 'حداد')} size={56} />
        </Line>
      </Part>
      <Part title={t('Cards', 'البطاقات')}>
        <Cards />
      </Part>
      <Part title={t('Drawn covers', 'أغلفة مرسومة')}>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 md:grid-cols-6">
          {Array.from({ length: 18 }, (_, at) => at).map((at) => (
            <span key={at} className="overflow-hidden rounded-lg">
              <DrawnCover family={at < 12 ? 'stars' : 'shelf'} number={at} hue={(at * 47) % 360} />
            </span>
          ))}
        </div>
      </Part>
      <Part title={t('Labels', 'العلامات')}>
        <Line>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t('Self-paced', 'ذاتي')}
            </Badge>
          ))}
        </Line>
        <Line>
          <FilterChip selected={filter} onChange={setFilter}>
            {t('In progress', 'قيد التعلم')}
          </FilterChip>
          <FilterChip selected={false} onChange={() => setFilter(!filter)} count={t('7', '٧')}>
            {t('Finished', 'مكتملة')}
          </FilterChip>
          <Chip name={t('Design', 'التصميم')} onRemove={() => setFilter(!filter)}>
            {t('Design', 'التصميم')}
          </Chip>
        </Line>
      </Part>
      <Part title={t('Where one is', 'أين أنت')}>
        <Breadcrumbs
          items={[
            { label: t('Courses', 'الدورات'), href: '#a' },
            { label: t('Leadership', 'القيادة'), href: '#b' },
            { label: t('Foundations of strategic leadership', 'أسس القيادة الاستراتيجية') },
          ]}
        />
        <Pagination page={5} pages={24} hrefOf={(page) => `#page-${page}`} />
        <Stepper
          label={t('Steps', 'الخطوات')}
          current="b"
          items={[
            { id: 'a', label: t('Information', 'المعلومات'), href: '#s' },
            { id: 'b', label: t('Content', 'المحتوى') },
            { id: 'c', label: t('Publish', 'النشر') },
          ]}
        />
        <Tabs
          label={t('Parts', 'الأجزاء')}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'one', label: t('Overview', 'نظرة عامة') },
            { id: 'two', label: t('Syllabus', 'المنهج'), badge: <Badge>{t('12', '١٢')}</Badge> },
            { id: 'three', label: t('People', 'الأشخاص') },
          ]}
        >
          <p>{t('The panel of the tab.', 'محتوى علامة التبويب.')}</p>
        </Tabs>
        <LinkTabs
          label={t('My courses', 'دوراتي')}
          items={[
            { href: '#l1', label: t('Current', 'الحالية'), current: true },
            { href: '#l2', label: t('Finished', 'المكتملة'), current: false },
          ]}
        />
      </Part>
      <Part title={t('Progress', 'التقدم')}>
        <Line>
          <ProgressRing share={0.35} label={t('Course', 'الدورة')} />
          <ProgressRing share={1} label={t('Path', 'المسار')} size={72} />
          <div className="w-64">
            <ProgressBar share={0.64} label={t('Section', 'القسم')} showValue />
          </div>
        </Line>
        <div className="grid gap-6 md:grid-cols-2">
          <SkeletonText />
          <SkeletonCards count={2} className="grid grid-cols-2 gap-4" />
        </div>
      </Part>
      <Part title={t('Messages', 'الرسائل')}>
        <div className="grid gap-3 md:grid-cols-2">
          <Banner
            tone="info"
            live="off"
            title={t('A new version is ready', 'إصدار جديد جاهز')}
            action={
              <Button size="sm" variant="outline">
                {t('Reload', 'تحديث')}
              </Button>
            }
          />
          <Banner tone="success" live="off" onClose={() => setTab('one')}>
            {t('Your answers were saved.', 'حُفظت إجاباتك.')}
          </Banner>
          <Banner tone="warning" live="off" title={t('Two days left', 'بقي يومان')}>
            {t('The course closes on Thursday.', 'تُغلق الدورة يوم الخميس.')}
          </Banner>
          <Banner tone="danger" live="off">
            {t('The file could not be uploaded.', 'تعذر رفع الملف.')}
          </Banner>
          <Callout title={t('Worth knowing', 'يحسن أن تعرف')}>
            {t('You can come back to this lesson at any time.', 'يمكنك العودة إلى هذا الدرس في أي وقت.')}
          </Callout>
          <Callout tone="warning" title={t('Mind this', 'انتبه')}>
            {t('The exam can be taken once.', 'يمكن أداء الاختبار مرة واحدة.')}
          </Callout>
        </div>
      </Part>
      <Part title={t('Text in two languages', 'نص بلغتين')}>
        <Card>
          <CardHeading
            description={t('Texts keep their own direction.', 'يحتفظ كل نص باتجاهه.')}
            actions={
              <Button size="sm" variant="outline">
                {t('Edit', 'تعديل')}
              </Button>
            }
          >
            {t('Author text', 'نص المؤلف')}
          </CardHeading>
          <p>
            <AuthorText lang="ar" pageLang={lang}>
              مقدمة في تحليل البيانات (الجزء 2)
            </AuthorText>
          </p>
          <p>
            <AuthorText lang="en" pageLang={lang}>
              Introduction to data analysis (part 2)
            </AuthorText>
          </p>
          <p>
            {t('Write to ', 'اكتب إلى ')}
            <Isolate dir="ltr">help@example.org</Isolate>
            {t(' or call ', ' أو اتصل على ')}
            <Isolate dir="ltr">+971 4 123 4567</Isolate>.
          </p>
        </Card>
        <Accordion>
          <Disclosure
            title={t('How long do I have access?', 'ما مدة صلاحية الوصول؟')}
            aside={t('2 min', 'دقيقتان')}
            defaultOpen
          >
            {t('As long as the course is open.', 'ما دامت الدورة مفتوحة.')}
          </Disclosure>
          <Disclosure title={t('Will I get a certificate?', 'هل أحصل على شهادة؟')}>{t('Yes.', 'نعم.')}</Disclosure>
        </Accordion>
      </Part>
      <Part title={t('Empty places', 'أماكن فارغة')}>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {DRAWINGS.map((name) => (
            <Card key={name} padding="none">
              <EmptyState compact drawing={name} title={t('Nothing here yet', 'لا شيء هنا بعد')} />
            </Card>
          ))}
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <EmptyState
              drawing="no-courses"
              title={t('You have not joined a course yet', 'لم تنضم إلى دورة بعد')}
              description={t('Find one in the catalogue: many are free.', 'ابحث عن دورة في الدليل: كثير منها مجاني.')}
              action={<Button icon={BookOpen}>{t('Browse courses', 'تصفح الدورات')}</Button>}
            />
          </Card>
          <Card>
            <ErrorState
              title={t('The courses could not be loaded', 'تعذر تحميل الدورات')}
              description={t('Check your connection.', 'تحقق من اتصالك.')}
              onRetry={() => setTab('two')}
            />
          </Card>
        </div>
      </Part>
    </>
  );
}
