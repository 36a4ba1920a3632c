import type * as english from '../en/karigar-help.ts';

export const help: typeof english.help = {
  title: 'मदद',
  call: ({ phone }) => `हमारे दफ़्तर को फ़ोन करें: ${phone}`,
  about: 'किस बारे में?',
  topics: {
    pay: 'मेरे पैसे ग़लत हैं',
    attendance: 'मेरी हाज़िरी ग़लत है',
    training: 'ट्रेनिंग',
    app: 'ऐप',
  },
  words: {
    pay: 'कौन-सी विज़िट और कौन-सा दिन? कितने पैसे होने चाहिए थे?',
    attendance: 'कौन-सी विज़िट और कौन-सा दिन? आपको वहाँ किसने देखा?',
    training: 'आप क्या सीखना चाहते हैं?',
    app: 'क्या नहीं चल रहा?',
  },
  send: 'भेजें',
  told: ({ number, time }) => `शुक्रिया। आपका नंबर ${number} है। हम ${time} तक जवाब देंगे।`,
  asked: 'आपके सवाल',
  says: { you: 'आप:', us: 'हम:' },
  closed: 'बंद',
  answered: 'जवाब दिया गया; काम जारी है।',
  waits: ({ time }) => `हम ${time} तक जवाब देंगे।`,
};
