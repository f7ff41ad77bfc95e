/**
 * A small markup in which the demo texts are written, and its translation to clean HTML.
 * Blocks are separated by blank lines: `# ` and `## ` headings (h2, h3), `- ` and `1. ` lists, `> ` a quotation,
 * `| a | b |` a table with a header row, `!name|alt|caption` a picture, four leading spaces for code.
 * Inside a line: **strong**, [[code]], $formula$.
 */

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[\[(.+?)\]\]/g, '<code dir="ltr">$1</code>')
    .replace(/\$(.+?)\$/g, '<span data-formula="$1"></span>');
}

function list(tag: 'ul' | 'ol', lines: string[]): string {
  const items = lines.map((line) => `<li>${inline(line.replace(/^(- |\d+\. )/, ''))}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));
}

function table(lines: string[]): string {
  const [head = '', ...rows] = lines;
  const header = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`,
  );
  return `<table><thead><tr>${header.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function figure(line: string): string {
  const [name = '', alt = '', caption = ''] = line.slice(1).split('|');
  const image = `<img data-asset="articles/${name}.webp" alt="${escapeHtml(alt)}" width="1200" height="675">`;
  return `<figure>${image}<figcaption>${inline(caption)}</figcaption></figure>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  if (first.startsWith('    ')) {
    const code = lines.map((line) => line.replace(/^ {4}/, '')).join('\n');
    return `<pre dir="ltr"><code>${escapeHtml(code)}</code></pre>`;
  }
  if (first.startsWith('# ')) return `<h2>${inline(first.slice(2))}</h2>`;
  if (first.startsWith('## ')) return `<h3>${inline(first.slice(3))}</h3>`;
  if (first.startsWith('- ')) return list('ul', lines);
  if (/^\d+\. /.test(first)) return list('ol', lines);
  if (first.startsWith('> ')) {
    return `<blockquote><p>${inline(lines.map((line) => line.replace(/^> /, '')).join(' '))}</p></blockquote>`;
  }
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('!')) return figure(first);
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** Translates the markup described above to HTML. */
export function toHtml(markup: string): string {
  return markup
    .replace(/^\n+|\s+$/g, '')
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
}

/** Counts the words of an HTML text, in any script. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
}
