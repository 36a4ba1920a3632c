import type { Lang } from '#kernel/languages.ts';

type Term = {
  readonly meaning: string;
  /** The one word of each language; for Hindi with its nukta. */
  readonly say: Readonly<Partial<Record<Lang, string>>>;
  /** Words that nobody writes instead, as a regular expression of whole words; `tools/shape/terms.ts` looks for it. */
  readonly not?: Readonly<Partial<Record<Lang, string>>>;
  /** Places in which the other word is meant: beginnings of ids such as `printedTaxDocuments.`. */
  readonly except?: readonly string[];
};

/** One term, one spelling: what people of Mumbai say, for everybody who writes or translates words here. */
export const TERMS: readonly Term[] = [
  {
    meaning: 'a festivity that we serve over hours or days',
    say: { en: 'event', hi: 'इवेंट', mr: 'इव्हेंट' },
    not: { hi: 'कार्यक्रम|कार्यक्रमों|आयोजन', mr: 'कार्यक्रम[\\p{L}\\p{M}]*' },
  },
  {
    meaning: 'services of every day',
    say: { en: 'daily', hi: 'दैनिक', mr: 'दैनंदिन' },
    not: { hi: 'रोज़मर्रा', mr: 'रोजच्या' },
  },
  {
    meaning: 'what a service costs',
    say: { en: 'price', hi: 'क़ीमत', mr: 'किंमत' },
    not: { hi: 'मूल्य|दाम|कीमत', mr: 'मूल्य|किंमतीच्या|किंमतीत|किंमतीवर' },
    except: ['printedTaxDocuments.'],
  },
  {
    meaning: 'an hour that can be booked',
    say: { en: 'slot', hi: 'स्लॉट', mr: 'स्लॉट' },
    not: { en: 'free times?', hi: 'ख़ाली समय|समय ख़ाली', mr: 'मोकळी वेळ|मोकळ्या वेळा|वेळा मोकळ्या' },
    except: ['whatsApp.', 'help.'],
  },
  {
    meaning: 'one coming of a crew; for its Karigar, the work',
    say: { en: 'visit', hi: 'विज़िट', mr: 'व्हिजिट' },
    not: { mr: 'भेट|भेटी|भेटीच्या|भेटीची|भेटीचा|भेटीचे|भेटीसाठी|भेटीला|भेटीत|भेटींचे' },
  },
  {
    meaning: 'money that a customer may use for any booking',
    say: { en: 'credit', hi: 'क्रेडिट', mr: 'क्रेडिट' },
    not: { hi: 'जमा राशि', mr: 'जमा रक्कम' },
  },
  {
    meaning: 'a receipt voucher, invoice or credit note',
    say: { en: 'invoice', hi: 'बिल', mr: 'बिल' },
    not: { en: 'papers?', hi: 'बीजक|बीजकों', mr: 'बीजक[\\p{L}\\p{M}]*' },
    except: ['ops.signIn.', 'printedTaxDocuments.'],
  },
  {
    meaning: 'to show by a code that a mobile or an address is one’s own',
    say: { en: 'verify', hi: 'सत्यापित करें', mr: 'पडताळणी करा' },
    not: { mr: 'खात्री' },
  },
  {
    meaning: 'to make a booking certain',
    say: { en: 'confirm', hi: 'कन्फ़र्म करें', mr: 'निश्चित करा' },
    not: { hi: 'पुष्टि' },
    except: ['booking.confirmedText', 'payment.confirmedText'],
  },
  {
    meaning: 'what a customer says is wrong with the work',
    say: { en: 'complaint', hi: 'शिकायत', mr: 'तक्रार' },
    not: {
      en: 'your problem',
      hi: 'परेशानी|आपकी समस्या|समस्या बताएँ',
      mr: 'काहीतरी बिघडले आहे|तुमची अडचण|तुमच्या अडचणीवर|अडचण सांगा',
    },
  },
  {
    meaning: 'the code of a booking that a person reads out',
    say: { en: 'confirmation code', hi: 'बुकिंग कोड', mr: 'बुकिंग कोड' },
    not: { mr: 'पुष्टी कोड' },
    except: ['booking.confirmedText', 'payment.confirmedText'],
  },
  {
    meaning: 'what helps to find the address',
    say: { en: 'landmark', hi: 'लैंडमार्क', mr: 'लँडमार्क' },
    not: { hi: 'पास की पहचान' },
  },
  {
    meaning: 'to take back a booking',
    say: { en: 'cancel', hi: 'रद्द करें', mr: 'रद्द करा' },
    not: { hi: 'रद्दीकरण|कैंसल', mr: 'रद्द शुल्क' },
  },
  {
    meaning: 'without a fee',
    say: { en: 'free', hi: 'मुफ़्त', mr: 'मोफत' },
    not: { hi: 'निःशुल्क', mr: 'विनाशुल्क|निःशुल्क|विनामूल्य' },
  },
  {
    meaning: 'still to be paid',
    say: { en: 'due', hi: 'बाक़ी', mr: 'बाकी' },
    not: { hi: 'देय|बकाया', mr: 'देय' },
  },
  {
    meaning: 'not taken by anybody',
    say: { en: 'available', hi: 'उपलब्ध', mr: 'उपलब्ध' },
    not: { hi: 'खाली' },
  },
  {
    meaning: 'notes and coins',
    say: { en: 'cash', hi: 'नक़द', mr: 'रोख' },
    not: { hi: 'नकद|नकदी' },
  },
  {
    meaning: 'a sum of money',
    say: { en: 'amount', hi: 'रक़म', mr: 'रक्कम' },
    not: { hi: 'रकम|रकमें|रकमों|राशि' },
    except: ['printedTaxDocuments.'],
  },
  {
    meaning: 'something written to somebody, by any way',
    say: { en: 'message', hi: 'संदेश', mr: 'मेसेज' },
    not: { hi: 'मैसेज', mr: 'निरोप|संदेश[\\p{L}\\p{M}]*' },
  },
  {
    meaning: 'the rest',
    say: { en: 'remaining', hi: 'बाक़ी', mr: 'बाकी' },
    not: { hi: 'बाकी' },
  },
  {
    meaning: 'a page of the site',
    say: { en: 'page', hi: 'पेज', mr: 'पेज' },
    not: { hi: 'पृष्ठ|पन्ना|पन्ने', mr: 'पान|पानावर|पानाचा|पानाचे' },
  },
  {
    meaning: 'a day of the calendar',
    say: { en: 'date', hi: 'तारीख़', mr: 'तारीख' },
    not: { hi: 'तारीख|तारीखें', mr: 'दिनांक' },
  },
  {
    meaning: 'a picture from a camera',
    say: { en: 'photo', hi: 'फ़ोटो', mr: 'फोटो' },
    not: { hi: 'तस्वीर|तस्वीरें', mr: 'छायाचित्र[\\p{L}\\p{M}]*' },
  },
  {
    meaning: 'people who answer questions',
    say: { en: 'help', hi: 'मदद', mr: 'मदत' },
    not: { hi: 'सहायता' },
  },
  {
    meaning: 'a connection of a phone',
    say: { en: 'network', hi: 'नेटवर्क', mr: 'नेटवर्क' },
    not: { hi: 'सिग्नल', mr: 'सिग्नल[\\p{L}\\p{M}]*' },
  },
  {
    meaning: 'to keep what was typed',
    say: { en: 'save', hi: 'सेव करें', mr: 'सेव्ह करा' },
    not: { hi: 'सहेज[\\p{L}\\p{M}]*', mr: 'जतन' },
  },
  {
    meaning: 'words of sorrow, once',
    say: { en: 'sorry', hi: 'माफ़ करें', mr: 'माफ करा' },
    not: { hi: 'खेद', mr: 'क्षमस्व|खेद|दिलगीर' },
  },
  {
    meaning: 'what is new',
    say: { en: 'new', hi: 'नया', mr: 'नवीन' },
    not: { mr: 'नवा|नवी|नवे|नव्या' },
  },
  {
    meaning: 'the part of a price that makes an event certain',
    say: { en: 'advance', hi: 'एडवांस', mr: 'ॲडव्हान्स' },
    not: { hi: 'अग्रिम', mr: 'आगाऊ' },
    except: ['printedTaxDocuments.'],
  },
  {
    meaning: 'work beyond what was booked',
    say: { en: 'extra work', hi: 'अतिरिक्त काम', mr: 'जादा काम' },
    not: { hi: 'एक्स्ट्रा' },
  },
  {
    meaning: 'the part of the city around a home',
    say: { en: 'area', hi: 'इलाक़ा', mr: 'परिसर' },
    not: { hi: 'इलाका|इलाके|इलाकों' },
  },
  {
    meaning: 'where our own people work',
    say: { en: 'office', hi: 'दफ़्तर', mr: 'ऑफिस' },
    not: { hi: 'ऑफ़िस|कार्यालय', mr: 'कार्यालय|कार्यालयाला|कार्यालयात|कार्यालयाने|कार्यालयातून' },
  },
  {
    meaning: 'how something is done',
    say: { en: 'way', hi: 'तरीक़ा', mr: 'पद्धत' },
    not: { hi: 'तरीका|तरीके|तरीकों' },
  },
  {
    meaning: 'that something has ended, or differs',
    say: { en: 'over, difference', hi: 'ख़त्म, फ़र्क़', mr: '' },
    not: { hi: 'खत्म|फर्क|फ़र्क' },
  },
  {
    meaning: 'the one of a crew who leads',
    say: { en: 'leader', hi: 'अगुवा', mr: 'प्रमुख' },
    not: { hi: 'अगुआ' },
  },
  {
    meaning: 'money that goes back to a customer',
    say: { en: 'refund', hi: 'रिफ़ंड', mr: 'परतावा' },
    not: { mr: 'रिफंड[\\p{L}\\p{M}]*' },
  },
  {
    meaning: 'what Karigars are paid, as the console says it',
    say: { en: 'pay', hi: 'मेहनताना', mr: 'मानधन' },
    not: { mr: 'मेहनतान[\\p{L}\\p{M}]*' },
  },
  {
    meaning: 'a part of the city that does not run as usual for some hours',
    say: { en: 'zone switch', hi: 'ज़ोन स्विच', mr: 'झोन स्विच' },
    not: { hi: 'छूटें|इलाक़े की छूट', mr: 'भागाची सवलत|सवलती' },
  },
  {
    meaning: 'somebody or something that is not named, and sums: one spelling',
    say: { en: 'somebody, account', hi: '', mr: 'कोणी, हिशोब, फाइल, ड्यूटी, वाटेत' },
    not: {
      mr: 'कुणी[\\p{L}\\p{M}]*|कुणा[\\p{L}\\p{M}]*|हिशेब[\\p{L}\\p{M}]*|फाईल[\\p{L}\\p{M}]*|ड्युटी[\\p{L}\\p{M}]*|वाटेवर[\\p{L}\\p{M}]*',
    },
  },
  {
    meaning: 'words of everyday Hindi, and none of the office',
    say: { en: '', hi: 'अगर, ज़्यादा से ज़्यादा, ख़त्म, इंतज़ार, कामकाजी दिन', mr: 'जास्तीत जास्त' },
    not: { hi: 'यदि|अधिकतम|समाप्त|प्रतीक्षा|कार्य दिवस|कार्य दिवसों|त्रुटि', mr: 'कमाल|त्रुटी' },
  },
  {
    meaning: 'mail that is sent by a computer',
    say: { en: 'email', hi: 'ईमेल', mr: 'ईमेल' },
    not: { hi: 'ई-मेल', mr: 'ई-मेल' },
  },
  {
    meaning: 'a housing society',
    say: { en: 'society', hi: 'सोसायटी', mr: 'सोसायटी' },
    not: { hi: 'सोसाइटी|सोसाइटिय[\\p{L}\\p{M}]*' },
  },
  {
    meaning: 'the area as a picture',
    say: { en: 'map', hi: 'नक़्शा', mr: 'नकाशा' },
    not: { hi: 'मैप|नक्शा|नक्शे', mr: 'मॅप' },
  },
  {
    meaning: 'a program on a phone',
    say: { en: 'app', hi: 'ऐप', mr: 'ॲप' },
    not: { mr: 'अ\\u200dॅप[\\p{L}\\p{M}]*' },
  },
  {
    meaning: 'to ring somebody',
    say: { en: 'call', hi: 'फ़ोन करें', mr: 'फोन करा' },
    not: { hi: 'कॉल करें|कॉल करेंगे|कॉल किया', mr: 'कॉल करा|कॉल करू|कॉल येईल|कॉल केला' },
  },
  {
    meaning: 'where money is sent by UPI; a home has an address',
    say: { en: 'UPI ID', hi: 'UPI आईडी', mr: 'UPI आयडी' },
    not: { hi: 'UPI पता', mr: 'UPI पत्ता' },
  },
  {
    meaning: 'being out when a Karigar comes',
    say: { en: 'nobody at home', hi: 'कोई नहीं मिला', mr: 'कोणी भेटले नाही' },
    not: { hi: 'अनुपस्थिति', mr: 'अनुपस्थिती' },
  },
  {
    meaning: 'goods and services tax',
    say: { en: 'GST', hi: 'GST', mr: 'GST' },
    not: { hi: 'जीएसटी', mr: 'जीएसटी' },
  },
  {
    meaning: 'the worker who comes; a person, and so neither a he nor a she',
    say: { en: 'Karigar', hi: 'कारीगर', mr: 'कारागीर' },
    not: { en: 'he|him|his|himself|she|her|hers', mr: 'कारीगर' },
    except: ['landing.voices.'],
  },
  {
    meaning: 'a customer or Karigar who speaks of themselves, without a gender',
    say: { en: 'I', hi: 'मैं', mr: 'मी' },
    not: {
      hi: 'करता हूँ|करती हूँ|करूँगा|करूँगी|रुकूँगा|रुकूँगी|आऊँगा|आऊँगी|रहा हूँ|रही हूँ',
      mr: 'थांबतो|थांबते|सोडतो|सोडते|निघतो|निघते',
    },
  },
  {
    meaning: 'a request, said politely and in one form',
    say: { en: 'please', hi: 'करें, चुनें, देखें', mr: 'करा, निवडा, पाहा' },
    not: { hi: 'चुनिए|कीजिए|जाइए|दबाइए|रुकिए|लीजिए|दीजिए|देखिए', mr: 'पहा' },
  },
  {
    meaning: 'English as it is written in India, and nothing of other centuries',
    say: { en: 'right away, again, anybody', hi: '', mr: '' },
    not: {
      en: 'at once|anew|whoever|reckoned|the way it came|of ours|page of your booking|lies ahead|ring us|could not be asked',
    },
    except: ['ops.'],
  },
];
