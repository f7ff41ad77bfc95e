import { Card } from '../src/components/card.tsx';
import { Prose } from '../src/components/prose.tsx';
import { Part } from './part.tsx';
import { t } from './words.ts';

const HTML = `
<h2 dir="auto">Measuring what matters</h2>
<p dir="auto">A number is only useful when it <strong>changes a decision</strong>. Read <a href="#x">the first chapter</a> before you go on.</p>
<h2 dir="auto">قياس ما يهم</h2>
<p dir="auto">الرقم مفيد حين <strong>يغيّر قرارًا</strong>. اقرأ عن <code>SELECT count(*)</code> قبل المتابعة، ثم عد إلى الفصل 2.</p>
<ul><li><p dir="auto">أولًا: اجمع البيانات</p></li><li><p dir="auto">ثانيًا: نظّفها</p></li><li><p dir="auto">Python 3</p></li></ul>
<ol><li><p dir="auto">Collect</p></li><li><p dir="auto">Clean</p></li></ol>
<blockquote><p dir="auto">العلم في الصغر كالنقش على الحجر.</p></blockquote>
<pre><code>const total = rows.reduce((sum, row) => sum + row.value, 0);</code></pre>
<table><tbody><tr><th><p dir="auto">الشهر</p></th><th><p dir="auto">العدد</p></th></tr><tr><td><p dir="auto">يناير</p></td><td><p dir="auto">120</p></td></tr></tbody></table>
<figure><svg viewBox="0 0 400 120" width="400" height="120" aria-hidden="true"><rect width="400" height="120" fill="currentColor" opacity="0.1"/></svg><figcaption dir="auto">Figure 1: an empty picture</figcaption></figure>`;

export function ProsePart() {
  return (
    <Part title={t('Author text', 'نص المؤلف')}>
      <Card padding="lg">
        <Prose html={HTML} />
      </Card>
    </Part>
  );
}
