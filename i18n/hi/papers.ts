import type { papers as english } from '../en/papers.ts';

export const papers: typeof english = {
  title: 'रसीदें और बिल',
  kinds: {
    receipt: 'रसीद वाउचर',
    invoice: 'बिल (Invoice)',
    refund: 'वापसी वाउचर',
    'credit-note': 'क्रेडिट नोट',
  },
  issued: ({ day }) => `${day} को जारी`,
  pageTitle: 'रसीद या बिल',
  back: 'बुकिंग पर वापस',
  download: 'PDF डाउनलोड करें',
  print: 'प्रिंट करें',
  loading: 'काग़ज़ लाया जा रहा है…',
  failed: 'यह काग़ज़ नहीं लाया जा सका।',
  notFound: 'ऐसा कोई काग़ज़ नहीं है',
  notFoundText: 'हो सकता है यह किसी और खाते का हो। आपके काग़ज़ आपकी बुकिंग के पेज पर हैं।',
};
