import type { liveRefusals as english } from '../en/live-refusals.ts';

/** How a visit that is watched while it happens says no. */
export const liveRefusals: typeof english = {
  'nobody-to-tell': 'सध्या तुमच्याकडे कोणी येत नाही.',
  'sentence-unknown': 'कृपया दिलेल्या वाक्यांपैकी एक निवडा.',
  'share-over': 'या लिंकवर आता कोणतीही व्हिजिट दिसत नाही.',
  'share-token-invalid': 'ही लिंक वाचता आली नाही.',
  'too-many-shares': 'ही व्हिजिट तुम्ही पाच वेळा शेअर केली आहे. कृपया आधी एक लिंक मागे घ्या.',
  'visit-over': 'ही व्हिजिट पूर्ण झाली आहे, किंवा अजून कोणी येत नाही.',
  'not-travelling': 'तुम्ही या व्हिजिटच्या वाटेत नाही.',
};
