import type { staffRefusals as english } from '../en/staff-refusals.ts';

export const staffRefusals: typeof english = {
  'pause-reason-unknown': 'कृपया कारण चुनें।',
  'pause-too-long': 'बिना फ़ैसले के रोक 72 घंटे तक रहती है, फ़ैसले के साथ 60 दिन तक।',
  'pause-not-found': 'ऐसी कोई रोक नहीं है।',
  'pause-over': 'यह रोक हट चुकी है।',
  'pause-id-taken': 'कुछ गड़बड़ हो गई। पेज फिर खोलें और दोबारा कोशिश करें।',
  'already-appealed': 'आप जवाब दे चुके हैं। हममें से कोई और इसे देख रहा है।',
  'no-appeal': 'तय करने के लिए कोई अपील नहीं है।',
  'appeal-decided': 'इस अपील पर फ़ैसला हो चुका है।',
  'appeal-by-another': 'अपील का जवाब वही दे जिसने न रोका हो, न फ़ैसला किया हो।',
  'own-account': 'यह आपके ही बारे में है। यह काम हममें से कोई और करे।',
  'karigar-not-found': 'ऐसे कोई कारीगर नहीं हैं।',
  'person-invalid': 'ऐसा कोई खाता नहीं है।',
  'person-not-found': 'ऐसा कोई खाता नहीं है।',
  'already-closed': 'यह खाता पहले से बंद है।',
  'not-closed': 'यह खाता हमने बंद नहीं किया है।',
  'works-with-us': 'जो हमारे साथ काम करते हैं, पहले उनका काम रोका जाता है या उन्हें स्टाफ़ से हटाया जाता है।',
};
