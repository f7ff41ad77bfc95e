import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { fileText, MOST_BYTES } from '../file-text.ts';

const packed = (files: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

function pdf(write: (file: InstanceType<typeof PDFDocument>) => void, options = {}): Promise<Buffer> {
  const file = new PDFDocument(options);
  const chunks: Buffer[] = [];
  file.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => file.on('end', () => resolve(Buffer.concat(chunks))));
  write(file);
  file.end();
  return done;
}

describe('the text of a file', () => {
  it('comes from all pages of a PDF', async () => {
    const bytes = await pdf((file) => file.text('Water rises.').addPage().text('Rain falls.'));
    expect(await fileText('pdf', bytes)).toEqual({ text: 'Water rises.\nRain falls.' });
  });

  it('comes from the paragraphs and notes of a Word document, without what was deleted', async () => {
    const bytes = packed({
      'word/document.xml':
        '<w:document><w:p><w:r><w:t>ماءٌ &amp; water</w:t></w:r></w:p><w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>two</w:t></w:r></w:p></w:document>',
      'word/footnotes.xml': '<w:footnotes><w:p><w:r><w:t>a note</w:t></w:r></w:p></w:footnotes>',
      'word/styles.xml': '<w:styles>style</w:styles>',
    });
    expect(await fileText('docx', bytes)).toEqual({ text: 'ماءٌ & water\ntwo\n\na note' });
  });

  it.each([
    ['odt', { 'content.xml': '<a><text:h>Head</text:h><text:p>one<text:s/>two</text:p></a>' }, 'Head\none\ntwo'],
    [
      'pptx',
      { 'ppt/slides/slide10.xml': '<a:p><a:t>ten</a:t></a:p>', 'ppt/slides/slide2.xml': '<a:p><a:t>two</a:t></a:p>' },
      'two\n\nten',
    ],
  ])('comes from %s', async (ending, files, text) => {
    expect(await fileText(ending, packed(files))).toEqual({ text });
  });

  it('comes from pages of the web as they are read', async () => {
    const html = '<head><title>x</title></head><script>var a</script><p>1 &lt; 2</p><p>ثم</p>';
    expect(await fileText('html', Buffer.from(html))).toEqual({ text: '1 < 2\nثم' });
  });

  it.each([
    ['txt', Buffer.from('نصّ', 'utf8'), 'نصّ'],
    ['txt', Buffer.from([0xe3, 0xc7, 0xc1]), 'ماء'],
    ['md', Buffer.from('# Head'), '# Head'],
  ])('is read in its encoding (%s)', async (ending, bytes, text) => {
    expect(await fileText(ending, bytes)).toEqual({ text });
  });

  it.each([
    ['a picture', 'png', async () => Buffer.from('x'), 'TYPE'],
    ['a PDF of pictures', 'pdf', () => pdf((file) => file.rect(0, 0, 9, 9).fill()), 'NO_TEXT'],
    ['a PDF that is cut off', 'pdf', async () => Buffer.from('%PDF-1.7 nothing'), 'DAMAGED'],
    ['a PDF with a password', 'pdf', () => pdf((file) => file.text('x'), { userPassword: 'secret' }), 'LOCKED'],
    ['a broken archive', 'docx', async () => Buffer.from('PK nothing'), 'DAMAGED'],
    ['an archive of something else', 'docx', async () => packed({ 'a.txt': 'x' }), 'DAMAGED'],
    [
      'an archive that grows when it is unpacked',
      'docx',
      async () => packed({ 'word/document.xml': 'a'.repeat(61 * 1024 * 1024) }),
      'TOO_LARGE',
    ],
    ['an empty document', 'odt', async () => packed({ 'content.xml': '<a/>' }), 'NO_TEXT'],
    ['a file that is too large', 'txt', async () => Buffer.alloc(MOST_BYTES + 1, 'a'), 'TOO_LARGE'],
  ] as const)('is missing for a reason: %s', async (_, ending, bytes, problem) => {
    expect(await fileText(ending, await bytes())).toEqual({ problem });
  });
});
