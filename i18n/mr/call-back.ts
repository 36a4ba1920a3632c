import type { callBack as english } from '../en/call-back.ts';

export const callBack: typeof english = {
  sending: 'पाठवत आहोत...',
  sent: 'धन्यवाद. आम्ही लवकरच तुम्हाला फोन करू.',
  calledBy: (filled) => `${filled.moment} पर्यंत आमचा फोन येईल.`,
  failed: 'काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
  offline: 'नेटवर्कमध्ये अडचण आहे. कृपया पुन्हा प्रयत्न करा.',
  'too-many-requests': 'तुम्ही अनेकदा विनंती केली आहे. कृपया थोड्या वेळाने प्रयत्न करा किंवा आम्हाला फोन करा.',
  'mobile-format': 'कृपया योग्य 10 अंकी मोबाइल क्रमांक लिहा',
};
