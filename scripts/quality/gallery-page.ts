import type { View } from '../../e2e/support/browser.ts';
import type { Drawing } from './drawings.ts';

export interface Picture {
  screen: string;
  view: View;
  file: string;
  /** What went wrong while it was taken. */
  trouble: readonly string[];
}

/**
 * A page to leaf through pictures: arrow keys go from screen to screen, letters choose language, width and colours. What was
 * drawn before stands beside what came of it.
 */
export const galleryPage = (pictures: readonly Picture[], drawings: readonly Drawing[] = []): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 0; font: 15px system-ui; display: grid; grid-template-columns: 16rem 1fr; height: 100vh; background: #e8e8e8; color: #222; }
  nav { overflow: auto; padding: 1rem; background: #fff; }
  nav button { display: block; inline-size: 100%; text-align: start; padding: .3rem .5rem; border: 0; background: none; font: inherit; cursor: pointer; border-radius: 4px; }
  nav button[aria-current=true] { background: #234; color: #fff; }
  nav button.trouble::after { content: " !"; color: #c00; }
  main { overflow: auto; padding: 1rem; text-align: center; }
  img { max-inline-size: 100%; box-shadow: 0 1px 8px #0003; }
  #pair { display: flex; gap: 1rem; align-items: flex-start; justify-content: center; }
  #pair figure { margin: 0; min-inline-size: 0; }
  #pair figcaption { padding: .25rem; }
  fieldset { border: 0; padding: 0; margin: 0 0 1rem; display: flex; gap: .75rem; flex-wrap: wrap; }
  pre { text-align: start; color: #a00; white-space: pre-wrap; }
</style>
<nav aria-label="Screens">
  <fieldset id="views"></fieldset>
  <div id="screens"></div>
  <p>Arrow up and down: screens. L: language, W: width, C: colours.</p>
</nav>
<main><pre id="trouble"></pre><div id="pair"><figure><img id="picture" alt=""></figure></div></main>
<script>
  const pictures = ${JSON.stringify(pictures).replaceAll('<', '\\u003c')};
  const drawings = ${JSON.stringify(drawings).replaceAll('<', '\\u003c')};
  const screens = [...new Set(pictures.map((picture) => picture.screen))];
  const choices = { language: ['en', 'ar'], width: [1440, 390], scheme: ['light', 'dark'] };
  const now = { screen: screens[0], language: 'en', width: 1440, scheme: 'light' };
  const at = (id) => document.getElementById(id);
  // where only some views were taken, the first of them
  const firstView = (screen) => pictures.find((picture) => picture.screen === screen).view;
  const shown = (screen) => pictures.find((picture) => picture.screen === screen && Object.keys(choices).every((key) => picture.view[key] === now[key]));
  function draw() {
    if (drawings.length > 0 && !shown(now.screen)) Object.assign(now, firstView(now.screen));
    const picture = shown(now.screen);
    at('picture').src = picture ? picture.file : '';
    at('picture').alt = picture ? picture.file : '';
    for (const old of at('pair').querySelectorAll('[data-drawn]')) old.remove();
    for (const { drawing } of drawings.filter((each) => each.screen === now.screen && Object.keys(choices).every((key) => each.view[key] === now[key]))) {
      const figure = Object.assign(document.createElement('figure'), { innerHTML: '<img alt="">' });
      figure.dataset.drawn = '';
      figure.firstChild.src = 'drawn-' + drawing + '.png';
      figure.append(Object.assign(document.createElement('figcaption'), { textContent: drawing }));
      at('pair').append(figure);
    }
    at('trouble').textContent = picture ? picture.trouble.join('\\n') : '';
    for (const button of at('screens').children) button.setAttribute('aria-current', String(button.textContent === now.screen));
    for (const select of at('views').querySelectorAll('select')) select.value = String(now[select.name]);
    document.querySelector('main').scrollTop = 0;
  }
  for (const [name, values] of Object.entries(choices)) {
    const select = Object.assign(document.createElement('select'), { name });
    select.setAttribute('aria-label', name);
    for (const value of values) select.add(new Option(String(value)));
    select.onchange = () => { now[name] = values.find((value) => String(value) === select.value); draw(); };
    at('views').append(select);
  }
  for (const screen of screens) {
    const button = Object.assign(document.createElement('button'), { textContent: screen, onclick: () => { now.screen = screen; draw(); } });
    if (pictures.some((picture) => picture.screen === screen && picture.trouble.length > 0)) button.className = 'trouble';
    at('screens').append(button);
  }
  const turn = (name) => { const values = choices[name]; now[name] = values[(values.indexOf(now[name]) + 1) % values.length]; };
  addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) now.screen = screens[(screens.indexOf(now.screen) + step + screens.length) % screens.length];
    else if (event.key === 'l') turn('language');
    else if (event.key === 'w') turn('width');
    else if (event.key === 'c') turn('scheme');
    else return;
    event.preventDefault();
    draw();
  });
  draw();
</script>
</html>
`;
