import type { caseAnswers as english } from '../en/case-answers.ts';

/** Answers of our team to begin from; whoever sends one changes what does not fit. */
export const caseAnswers: typeof english = {
  acknowledge: ({ number, name, day }) =>
    `नमस्ते ${name}, आपका अनुरोध ${number} हमें मिल गया है और हमने उसे पढ़ लिया है। ${day} तक हम बताएँगे कि आगे क्या होगा।`,
  'ask-more': ({ number, name }) =>
    `नमस्ते ${name}, लिखने के लिए धन्यवाद। ${number} को समझने के लिए थोड़ी और जानकारी चाहिए: क्या हुआ और कब? फ़ोटो हो तो और अच्छा।`,
  'rework-offered': ({ number, name }) =>
    `नमस्ते ${name}, ${number} में जो हुआ, उसके लिए माफ़ करें। हम यह काम मुफ़्त में दोबारा करना चाहते हैं। आपको कौन-सा दिन और समय ठीक रहेगा?`,
  'money-back': ({ number, name }) =>
    `नमस्ते ${name}, ${number} में जो हुआ, उसके लिए माफ़ करें। आपके भुगतान का एक हिस्सा हम लौटा रहे हैं; रक़म और दिन आपके बुकिंग पेज पर हैं।`,
  'not-our-work': ({ number, name }) =>
    `नमस्ते ${name}, हमने ${number} को देखा और दोनों पक्षों की बात सुनी। यह हमारे काम से हुआ, ऐसा नहीं मिला। आपको ऐसा न लगे तो यहीं जवाब लिखें।`,
  'data-ready': ({ number, name }) =>
    `नमस्ते ${name}, आपके डेटा के बारे में अनुरोध ${number} पूरा हो गया है। इसे प्रोफ़ाइल में गोपनीयता और मेरा डेटा में देखें।`,
  own: () => '',
};
