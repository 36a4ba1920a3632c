import type * as english from '../en/karigar-camera.ts';

export const camera: typeof english.camera = {
  shoot: 'फ़ोटो लें',
  use: 'यही फ़ोटो लगाएँ',
  again: 'फिर से लें',
  view: 'कैमरे में जो दिख रहा है',
  taken: 'ली गई फ़ोटो',
  choose: 'फ़ोन में से चुनें',
  own: 'फ़ोन का अपना कैमरा खोलें',
  refused: 'इस पेज को कैमरे की अनुमति नहीं है। ब्राउज़र की सेटिंग में अनुमति दें, या दूसरे तरीक़े से फ़ोटो लें।',
  none: 'यहाँ कैमरा नहीं खुल रहा। दूसरे तरीक़े से फ़ोटो लें।',
};
