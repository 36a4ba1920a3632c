import type { dispatchRefusals as english } from '../en/dispatch-refusals.ts';

/** How the server says no to a Karigar who answers an offer. */
export const dispatchRefusals: typeof english = {
  'offer-id-invalid': 'कुछ गड़बड़ हुई। पेज फिर से खोलकर कोशिश करें।',
  'offer-not-found': 'यह काम नहीं मिला।',
  'offer-gone': 'यह काम अब उपलब्ध नहीं है।',
  'offer-taken': 'किसी और ने यह काम पहले ले लिया है।',
  'offer-passed-on': 'हमारी टीम ने इसके लिए किसी और से पूछ लिया है।',
  'undo-too-late': 'अब मना करना वापस नहीं लिया जा सकता।',
  'time-taken': 'उस समय आपका दूसरा काम है, रास्ते का समय मिलाकर।',
  'offer-accepted': 'आप यह काम ले चुके हैं। छोड़ने के लिए वह विज़िट खोलें।',
  'decline-reason-invalid': 'कृपया कोई एक कारण चुनें।',
};
