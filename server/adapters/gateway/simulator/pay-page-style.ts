import { createHash } from 'node:crypto';

const LATIN = 'U+0000-00FF,U+2000-206F,U+2212';
const RUPEE = 'U+20B9';

/** The product's fonts, which this process serves itself: a pay page loads nothing from anywhere else. */
const FACES = [
  ['Eczar', '400 800', 'eczar-latin', LATIN],
  ['Eczar', '400 800', 'eczar-rupee', RUPEE],
  ['Mukta', '400', 'mukta-latin-400', LATIN],
  ['Mukta', '600', 'mukta-latin-600', LATIN],
  ['Mukta', '700', 'mukta-latin-700', LATIN],
  ['Mukta', '400', 'mukta-rupee-400', RUPEE],
  ['Mukta', '700', 'mukta-rupee-700', RUPEE],
] as const;

export const FONT_FILES: readonly string[] = FACES.map(([, , file]) => `${file}.woff2`);

const faces = FACES.map(
  ([family, weight, file, range]) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(/fonts/${file}.woff2) format("woff2");unicode-range:${range}}`,
).join('');

/** Our own colours and shapes. */
export const style = `${faces}
:root{color-scheme:light;
--page:oklch(.978 .012 85);--card:oklch(.995 .004 85);--sunken:oklch(.951 .019 82);--line:oklch(.902 .026 80);--field:oklch(.615 .03 68);
--ink:oklch(.232 .028 42);--ink-2:oklch(.41 .03 48);--ink-3:oklch(.495 .03 52);
--go:oklch(.405 .08 161);--go-pressed:oklch(.335 .068 162);--go-soft:oklch(.935 .038 158);
--heed:oklch(.94 .065 87);--heed-ink:oklch(.455 .105 58);--geru:oklch(.495 .145 34);--danger:oklch(.51 .19 21);
--display:Eczar,"Noto Serif",Georgia,serif;--text:Mukta,"Noto Sans",system-ui,sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:400 1.0625rem/1.55 var(--text)}
.notice{border-bottom:6px dotted var(--card);background:var(--heed);color:var(--heed-ink);padding:12px 16px;text-align:center;font-weight:600}
main{max-width:30rem;margin:0 auto;padding:24px 16px 48px}
.brand{display:flex;align-items:center;gap:10px;margin-bottom:20px;font:600 1.22rem/1 var(--display)}
.brand svg{width:34px;height:34px;flex:none}
.brand span{color:var(--ink-3);font:600 .95rem/1 var(--text);border-left:1.5px solid var(--line);padding-left:10px}
h1,h2{font-family:var(--display);font-weight:600;line-height:1.1;letter-spacing:-.012em;margin:0}
h1{font-size:3.1rem;font-variant-numeric:tabular-nums lining-nums}
h2{font-size:1.42rem;margin:12px 0 2px}
.state h2{margin:0 0 8px}
p{margin:0}
.card{background:var(--card);border-radius:18px;padding:20px;box-shadow:0 1px 3px oklch(.35 .05 45/.07),0 10px 28px -8px oklch(.35 .05 45/.16);margin-bottom:20px}
.for{color:var(--ink-2);margin-bottom:6px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 0;padding-top:16px;border-top:2px dotted var(--line);font-size:.95rem}
dt{color:var(--ink-3)}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
button,.home{display:flex;flex-direction:column;align-items:center;justify-content:center;width:100%;min-height:52px;padding:10px 20px;border:0;border-radius:12px;font:700 1.0625rem/1.3 var(--text);text-align:center;text-decoration:none;cursor:pointer}
.pay{background:var(--go);color:var(--card)}
.pay:hover{background:var(--go-pressed)}
.other{background:var(--card);color:var(--ink);border:1.5px solid var(--field);text-align:left;align-items:flex-start}
.other:hover{background:var(--sunken)}
.other small{display:block;font-weight:400;font-size:.95rem;color:var(--ink-2)}
.other.no{color:var(--danger)}
.home{color:var(--go-pressed);background:var(--go-soft)}
form{display:grid;gap:12px}
details{background:var(--sunken);border-radius:12px}
summary{min-height:48px;padding:12px 16px;font-weight:600;cursor:pointer;color:var(--ink-2)}
fieldset{border:0;margin:0;padding:0 16px 12px}
.methods{display:grid;grid-template-columns:1fr 1fr;padding:0 4px}
legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.away{margin-top:24px;padding-top:24px;border-top:2px dotted var(--line)}
label{display:flex;align-items:center;gap:12px;min-height:44px}
input{width:20px;height:20px;margin:0;accent-color:var(--go);flex:none}
:focus-visible{outline:3px solid var(--go);outline-offset:3px}
.state{border-left:6px solid var(--go)}
.state.bad{border-color:var(--danger)}
.state.wait{border-color:var(--heed-ink)}
@media (max-width:22rem){h1{font-size:2.5rem}}
`;

/** The only script: a form that leaves by itself. */
export const GO_ON = 'document.forms[0].submit()';

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const styleHash = hashOf(style);
export const goOnHash = hashOf(GO_ON);
