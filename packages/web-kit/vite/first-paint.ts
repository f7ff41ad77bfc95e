/**
 * The script that runs before anything is drawn: language, direction and scheme from the address and the storage. The
 * text is fixed, so that its hash can stand in the content policy; it uses the entries of STORAGE_KEYS.
 */
export const FIRST_PAINT_SCRIPT = [
  '(function(d,s){',
  'try{s=localStorage}catch(e){}',
  "var q=/[?&]lang=(en|ar)(?:&|$)/.exec(location.search),l=q?q[1]:s&&s.getItem('sullam.language');",
  "if(l==='en'||l==='ar'){d.lang=l;d.dir=l==='ar'?'rtl':'ltr'}",
  "var c=s&&s.getItem('sullam.scheme');",
  // until the reader chooses it is the device's, which the server hears of only with the next page
  "d.dataset.scheme=c==='dark'||c==='light'?c:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';",
  "var m=s&&s.getItem('sullam.session');if(m)d.dataset.member='';",
  "if(s&&s.getItem('sullam.menu-expanded')==='1')d.dataset.menu='wide';",
  "if(s&&Date.now()-s.getItem('sullam.events-banner')<864e5)d.dataset.bannerAway='';",
  // the page keeps a strip free for what it tells visitors; a member may have been told of nothing
  "try{if(m&&s.getItem('sullam.events-banner.'+JSON.parse(m).user.id)==='0')d.dataset.bannerAway=''}catch(e){}",
  '})(document.documentElement)',
].join('');
