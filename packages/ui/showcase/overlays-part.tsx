import { useRef, useState } from 'react';
import { BookOpen, Copy, EllipsisVertical, Eye, LogOut, Pencil, Settings, Trash2, User } from '../src/base/icons.ts';
import { preloadOn } from '../src/base/lazy-part.tsx';
import { Avatar } from '../src/components/avatar.tsx';
import { Button } from '../src/components/button.tsx';
import { TextField } from '../src/components/text-field.tsx';
import { useCommandShortcut } from '../src/overlays/command-shortcut.ts';
import { CommandPalette, ConfirmDialog, Dialog, Drawer, Popover } from '../src/overlays/lazy.ts';
import { MenuButton } from '../src/overlays/menu-button.tsx';
import { showToast } from '../src/overlays/toast-queue.ts';
import { Tooltip } from '../src/overlays/tooltip.tsx';
import { Line, Part } from './part.tsx';
import { t } from './words.ts';

const MENU = [
  {
    id: 'g1',
    items: [
      { id: 'edit', label: t('Edit', 'تعديل'), icon: Pencil },
      {
        id: 'copy',
        label: t('Duplicate', 'نسخ'),
        icon: Copy,
        description: t('With all its lessons', 'مع جميع دروسها'),
      },
      { id: 'view', label: t('Preview', 'معاينة'), icon: Eye, disabled: true },
    ],
  },
  { id: 'g2', items: [{ id: 'delete', label: t('Delete', 'حذف'), icon: Trash2, danger: true }] },
];

type Shown = 'dialog' | 'confirm' | 'start' | 'end' | 'bottom' | 'palette' | 'popover';

export function OverlaysPart() {
  const [shown, setShown] = useState<Shown>();
  const [query, setQuery] = useState('');
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setShown(undefined);
  useCommandShortcut(() => setShown('palette'));
  const opener = (kind: Shown, label: string) => (
    <Button {...preloadOn(Dialog, Drawer)} data-open={kind} variant="outline" onClick={() => setShown(kind)}>
      {label}
    </Button>
  );
  const items = [
    {
      id: 'c1',
      label: t('Data analysis with Python', 'تحليل البيانات باستخدام Python'),
      icon: BookOpen,
      detail: t('Course', 'دورة'),
    },
    { id: 'c2', label: t('Designing interfaces', 'تصميم الواجهات'), icon: BookOpen },
  ];
  return (
    <Part title={t('Overlays', 'الطبقات')}>
      <Line>
        {opener('dialog', t('Dialog', 'حوار'))}
        {opener('confirm', t('Question', 'سؤال'))}
        {opener('start', t('Drawer', 'درج'))}
        {opener('end', t('Details', 'تفاصيل'))}
        {opener('bottom', t('Bottom sheet', 'لوحة سفلية'))}
        {opener('palette', t('Command palette', 'لوحة الأوامر'))}
        <Button ref={anchor} data-open="popover" variant="outline" onClick={() => setShown('popover')}>
          {t('Panel', 'لوحة')}
        </Button>
        <MenuButton label={t('Actions', 'إجراءات')} icon={EllipsisVertical} groups={MENU} />
        <MenuButton
          label={t('Mona Saleh', 'منى صالح')}
          width={270}
          groups={[
            {
              id: 'p',
              items: [
                { id: 'profile', label: t('Profile', 'الملف الشخصي'), icon: User },
                { id: 'settings', label: t('Settings', 'الإعدادات'), icon: Settings, checked: true },
              ],
            },
            { id: 'o', items: [{ id: 'out', label: t('Sign out', 'تسجيل الخروج'), icon: LogOut, mirrored: true }] },
          ]}
          header={<span className="font-medium">{t('Mona Saleh', 'منى صالح')}</span>}
        >
          <Avatar firstName={t('Mona', 'منى')} lastName={t('Saleh', 'صالح')} />
        </MenuButton>
        <Tooltip text={t('Counts what you finished this week', 'يحسب ما أنجزته هذا الأسبوع')}>
          <Button variant="ghost">{t('Hint', 'تلميح')}</Button>
        </Tooltip>
        <Button
          data-open="toast"
          variant="outline"
          onClick={() => showToast(t('Your changes were saved', 'حُفظت التغييرات'), { tone: 'success' })}
        >
          {t('Message', 'رسالة')}
        </Button>
        <Button
          data-open="snackbar"
          variant="outline"
          onClick={() =>
            showToast(t('The section was deleted', 'حُذف القسم'), {
              action: { label: t('Undo', 'تراجع'), onAction: () => showToast(t('It is back', 'عاد القسم')) },
            })
          }
        >
          {t('With an action', 'مع إجراء')}
        </Button>
      </Line>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={t('Invite a person', 'دعوة شخص')}
        description={t('They get a message with a link.', 'تصله رسالة فيها رابط.')}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('Cancel', 'إلغاء')}
            </Button>
            <Button onClick={close}>{t('Send the invitation', 'إرسال الدعوة')}</Button>
          </>
        }
      >
        <TextField label={t('E-mail', 'البريد الإلكتروني')} type="email" required />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        danger
        title={t('Delete the section?', 'حذف القسم؟')}
        confirmLabel={t('Delete the section', 'حذف القسم')}
        onConfirm={close}
      >
        {t('Its 5 lessons are deleted too.', 'تُحذف دروسه الخمسة أيضًا.')}
      </ConfirmDialog>
      <Drawer
        open={shown === 'start' || shown === 'end' || shown === 'bottom'}
        side={shown === 'end' ? 'end' : shown === 'bottom' ? 'bottom' : 'start'}
        onClose={close}
        title={t('Filters', 'عوامل التصفية')}
        footer={<Button onClick={close}>{t('Show results', 'عرض النتائج')}</Button>}
      >
        <p>{t('What is inside.', 'ما بالداخل.')}</p>
      </Drawer>
      <Popover
        triggerRef={anchor}
        open={shown === 'popover'}
        onOpenChange={close}
        label={t('Panel', 'لوحة')}
        width={350}
      >
        <p>{t('A panel at its button.', 'لوحة عند زرها.')}</p>
      </Popover>
      <CommandPalette
        open={shown === 'palette'}
        onClose={close}
        label={t('Go to', 'انتقل إلى')}
        placeholder={t('Search courses, people, actions', 'ابحث في الدورات والأشخاص والإجراءات')}
        query={query}
        onQueryChange={setQuery}
        sections={[
          { id: 's1', title: t('Courses', 'الدورات'), items: items.filter((item) => item.label.includes(query)) },
          {
            id: 's2',
            title: t('Actions', 'الإجراءات'),
            items: [{ id: 'a1', label: t('Create a course', 'إنشاء دورة'), icon: Pencil }],
          },
        ]}
        onChoose={(id) => showToast(id)}
      />
    </Part>
  );
}
