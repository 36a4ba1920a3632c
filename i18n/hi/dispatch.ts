import type { dispatch as english } from '../en/dispatch.ts';

/** Why it was decided so, for whoever runs the day. */
export const dispatch: typeof english = {
  decision: {
    offered: ({ count, round }) => `दौर ${round}: यह विज़िट ${count} और कारीगरों को दी गई।`,
    seated: ({ name }) => `इस विज़िट के लिए ${name} का समय रखा गया है।`,
    replaced: ({ name, before }) => `${before} की जगह ${name} आ रहे हैं।`,
    nobody: 'उस समय किसी के पास जगह नहीं है।',
    waited: 'अभी किसी से नहीं पूछा गया; बाद में फिर कोशिश होगी।',
    alarm: ({ before, why, count }) =>
      `${before}: ${why}। जल्दी पहुँचने के लिए और पूछे गए कारीगर: ${count}।`,
    'by-hand': (gap: { name: string }) => `दफ़्तर ने यह विज़िट ${gap.name} को दी।`,
    sent: (gap: { name: string }) =>
      `${gap.name} ने उस दिन के लिए हामी दी थी, इसलिए बिना पूछे यह विज़िट उन्हें दी गई।`,
  },
  alarmed: {
    late: 'देर से पहुँचेंगे',
    silent: 'रास्ते में होना चाहिए, पर कोई जवाब नहीं',
    'not-leaving': 'अभी तक नहीं निकले',
    tight: 'पिछली विज़िट के बाद शायद समय पर न पहुँच पाएँ',
  },
  candidate: {
    asked: 'से पूछा गया',
    next: 'से आगे पूछा जाएगा',
    declined: 'ने मना किया है',
    silent: 'ने जवाब नहीं दिया',
    'already-asked': 'से पहले पूछा जा चुका है',
    busy: 'का उस समय दूसरा काम है',
    'off-duty': 'उस समय काम नहीं करते',
    left: 'ने काम छोड़ दिया है',
    unreachable: 'के पास जवाब देने के लिए खाता नहीं है',
  },
  considered: ({ outcome, added, late, visits, cost }) =>
    `${outcome}; ${added} मिनट और गाड़ी, ${late} मिनट देर, उस दिन के आसपास ${visits} दूसरी विज़िट: ${cost}`,
  beyond: ({ minutes }) => `काम के समय से ${minutes} मिनट बाहर`,
  held: 'का समय रखा है',
};
