/** HTML that tries to run, to frame, to track and to cover the page, around words that are kept. */
export const HOSTILE_HTML = [
  '<h2 onclick="x()" style="position:fixed">One</h2><script>alert(1)</script><style>*{display:none}</style>',
  '<p class="x" id="y"><a href="javascript:alert(1)">two</a> <strong onmouseover="x()">three</strong></p>',
  '<iframe src="https://example.org"></iframe><img src="https://example.org/pixel.gif" onerror="x()">',
  '<svg onload="x()"></svg><form action="https://example.org"><input name="password"></form>',
].join('');

/** What formatted text keeps of it. */
export const TAMED_HTML = '<h2>One</h2><p><a rel="noopener noreferrer nofollow">two</a> <strong>three</strong></p>';
