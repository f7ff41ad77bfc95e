import { useState } from 'react';
import { Mail } from '../src/base/icons.ts';
import { Button } from '../src/components/button.tsx';
import { Card } from '../src/components/card.tsx';
import { Checkbox, CheckboxGroup } from '../src/components/choice.tsx';
import { ErrorSummary } from '../src/components/error-summary.tsx';
import { FileDrop, UploadProgress } from '../src/components/file-drop.tsx';
import { NativeSelect } from '../src/components/native-select.tsx';
import { CodeField, NumberField } from '../src/components/number-field.tsx';
import { RadioGroup } from '../src/components/radio-group.tsx';
import { Switch } from '../src/components/switch.tsx';
import { PasswordField, SearchField, TextArea, TextField } from '../src/components/text-field.tsx';
import { ComboBox, DatePicker, MultiSelect, RangeSlider, Select } from '../src/pickers/lazy.tsx';
import { Part } from './part.tsx';
import { lang, t, words } from './words.ts';

const COUNTRIES = [
  { id: 'ae', label: t('United Arab Emirates', 'الإمارات العربية المتحدة') },
  { id: 'sa', label: t('Saudi Arabia', 'المملكة العربية السعودية') },
  { id: 'eg', label: t('Egypt', 'مصر') },
  { id: 'jo', label: t('Jordan', 'الأردن') },
  { id: 'ma', label: t('Morocco', 'المغرب') },
  { id: 'de', label: t('Germany', 'ألمانيا') },
  { id: 'in', label: t('India', 'الهند') },
  { id: 'jp', label: t('Japan', 'اليابان') },
  { id: 'om', label: t('Oman', 'عُمان') },
];

function Fields() {
  const [query, setQuery] = useState('');
  const [amount, setAmount] = useState<number | undefined>(12);
  const [code, setCode] = useState('12');
  return (
    <Card padding="lg" className="grid gap-5 md:grid-cols-2">
      <TextField label={t('First name', 'الاسم الأول')} required defaultValue={t('Mona', 'منى')} />
      <TextField
        label={t('Last name', 'اسم العائلة')}
        error={t('Enter your last name', 'أدخل اسم العائلة')}
        required
        id="last-name"
      />
      <TextField
        label={t('E-mail', 'البريد الإلكتروني')}
        type="email"
        icon={Mail}
        placeholder="name@example.com"
        hint={t('We never share it.', 'لا نشاركه أبدًا.')}
      />
      <PasswordField label={t('Password', 'كلمة المرور')} defaultValue="Sullam" />
      <TextArea
        label={t('About you', 'نبذة عنك')}
        optional
        aside={t('0 of 500', '٠ من ٥٠٠')}
        placeholder={t('A few words', 'بضع كلمات')}
      />
      <div className="space-y-5">
        <NumberField
          label={t('Seats', 'المقاعد')}
          value={amount}
          onChange={setAmount}
          min={0}
          max={99}
          stepper
          format={words[lang].number}
        />
        <SearchField label={t('Search courses', 'البحث في الدورات')} value={query} onChange={setQuery} />
      </div>
      <CodeField label={t('Code from the message', 'الرمز من الرسالة')} value={code} onChange={setCode} />
      <NativeSelect
        label={t('Sort', 'الترتيب')}
        options={[
          { value: 'a', label: t('Most popular', 'الأكثر شيوعًا') },
          { value: 'b', label: t('Newest', 'الأحدث') },
        ]}
      />
    </Card>
  );
}

function Choices() {
  const [kinds, setKinds] = useState(['a']);
  const [one, setOne] = useState('x');
  const [on, setOn] = useState(true);
  return (
    <Card padding="lg" className="grid gap-6 md:grid-cols-2">
      <CheckboxGroup
        label={t('Categories', 'التصنيفات')}
        value={kinds}
        onChange={setKinds}
        options={[
          { value: 'a', label: t('Leadership', 'القيادة'), count: t('12', '١٢') },
          { value: 'b', label: t('Data and AI', 'البيانات والذكاء الاصطناعي'), count: t('7', '٧') },
          { value: 'c', label: t('Closed', 'مغلق'), disabled: true },
        ]}
      />
      <RadioGroup
        cards
        label={t('Who may join', 'من يمكنه الانضمام')}
        value={one}
        onChange={setOne}
        options={[
          {
            value: 'x',
            label: t('Everyone', 'الجميع'),
            description: t('Also people without an account', 'حتى من ليس لديهم حساب'),
          },
          { value: 'y', label: t('Members', 'الأعضاء') },
        ]}
      />
      <div>
        <Checkbox
          label={t('I agree to the rules', 'أوافق على القواعد')}
          required
          error={t('Please agree to go on', 'يرجى الموافقة للمتابعة')}
        />
        <Checkbox label={t('Some are chosen', 'بعضها محدد')} indeterminate />
      </div>
      <div>
        <Switch
          spread
          label={t('Write to me about new courses', 'راسلني عند إضافة دورات جديدة')}
          description={t('At most once a week', 'مرة في الأسبوع على الأكثر')}
          checked={on}
          onChange={setOn}
        />
        <Switch
          spread
          label={t('Push messages', 'الإشعارات الفورية')}
          checked={!on}
          onChange={(next) => setOn(!next)}
        />
      </div>
    </Card>
  );
}

function Pickers() {
  const [country, setCountry] = useState<string | null>('ae');
  const [list, setList] = useState(['ae', 'sa', 'jo']);
  const [day, setDay] = useState<string | null>(null);
  const [price, setPrice] = useState<[number, number]>([50, 350]);
  const money = (value: number) =>
    new Intl.NumberFormat(lang === 'ar' ? 'ar-EG' : 'en', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }).format(value);
  return (
    <Card padding="lg" className="grid gap-5 md:grid-cols-2">
      <Select label={t('Country', 'الدولة')} options={COUNTRIES.slice(0, 5)} value={country} onChange={setCountry} />
      <ComboBox
        label={t('Country, by typing', 'الدولة بالكتابة')}
        options={COUNTRIES}
        value={country}
        onChange={setCountry}
      />
      <MultiSelect label={t('Countries', 'الدول')} options={COUNTRIES} value={list} onChange={setList} />
      <DatePicker
        label={t('Day of birth', 'تاريخ الميلاد')}
        value={day}
        onChange={setDay}
        required
        error={day ? undefined : t('Enter a date', 'أدخل تاريخًا')}
      />
      <RangeSlider
        label={t('Price', 'السعر')}
        min={0}
        max={500}
        step={10}
        value={price}
        onChange={setPrice}
        format={money}
      />
      <DatePicker label={t('Starts', 'يبدأ')} withTime value="2026-11-21T09:30" onChange={setDay} />
    </Card>
  );
}

export function FieldsPart() {
  const [attempt, setAttempt] = useState(0);
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <Part title={t('Fields', 'الحقول')}>
        <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
          {t('Show the summary of errors', 'عرض ملخص الأخطاء')}
        </Button>
        {attempt > 0 && (
          <ErrorSummary
            attempt={attempt}
            problems={[
              { fieldId: 'last-name', message: t('Enter your last name', 'أدخل اسم العائلة') },
              { message: t('Agree to the rules', 'وافق على القواعد') },
            ]}
          />
        )}
        <Fields />
        <Choices />
      </Part>
      <Part title={t('Pickers', 'أدوات الاختيار')}>
        <Pickers />
      </Part>
      <Part title={t('Files', 'الملفات')}>
        <FileDrop
          label={t('Drag files here', 'اسحب الملفات إلى هنا')}
          hint={t('MP4 up to 2 GB', 'MP4 حتى 2 غيغابايت')}
          multiple
          onFiles={setFiles}
        />
        {files.map((file) => (
          <UploadProgress key={file.name} name={file.name} state="waiting" share={0} />
        ))}
        <UploadProgress
          name="lesson-1.mp4"
          detail={t('48 of 120 MB', '٤٨ من ١٢٠ ميغابايت')}
          state="running"
          share={0.4}
          onCancel={() => setFiles([])}
        />
        <UploadProgress name="محاضرة.pdf" state="done" share={1} onRemove={() => setFiles([])} />
        <UploadProgress
          name="big.zip"
          state="failed"
          share={0.2}
          error={t('Too large', 'كبير جدًا')}
          onRetry={() => setFiles([])}
          onRemove={() => setFiles([])}
        />
      </Part>
    </>
  );
}
