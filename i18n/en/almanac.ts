import type { DayMark } from '#contract/public/read-day-marks.ts';

/** Festivals and tithis: short beneath a day, in full for whoever hears or chooses it. */
export const almanac = {
  hint: 'A hint by Mumbai’s panchang; any day can be booked.',
  outsideFestival: (filled: { day: string }) =>
    `This day lies outside the Ganesh festival, which begins on ${filled.day}. You may book the celebration for any day.`,
  outsideFestivalUndated:
    'This day lies outside the Ganesh festival. You may book the celebration for any day.',
  ofThisMonth: 'Festivals and tithis of this month',
  hours: {
    title: (filled: { day: string }) => `Good hours on ${filled.day}`,
    good: 'Good hours',
    rahu: 'Rahu kaal',
    inGoodHours: 'in good hours',
    source: (filled: { sunrise: string; sunset: string }) =>
      `By Mumbai’s choghadiya: sunrise ${filled.sunrise}, sunset ${filled.sunset}. A hint; your guruji may advise another hour.`,
  },
  marks: {
    'ganesh-chaturthi': { short: 'Ganesh', full: 'Ganesh Chaturthi' },
    ganeshotsav: { short: 'Ganesh', full: 'Ganeshotsav' },
    'anant-chaturdashi': { short: 'Anant', full: 'Anant Chaturdashi' },
    'gudhi-padwa': { short: 'Padwa', full: 'Gudhi Padwa' },
    'ram-navami': { short: 'Ram', full: 'Ram Navami' },
    'akshaya-tritiya': { short: 'Akshaya', full: 'Akshaya Tritiya' },
    'buddha-purnima': { short: 'Buddha', full: 'Buddha Purnima' },
    'ashadhi-ekadashi': { short: 'Ashadhi', full: 'Ashadhi Ekadashi' },
    'raksha-bandhan': { short: 'Rakhi', full: 'Raksha Bandhan, Narali Purnima' },
    janmashtami: { short: 'Krishna', full: 'Janmashtami' },
    hartalika: { short: 'Hartalika', full: 'Hartalika' },
    ghatasthapana: { short: 'Navratri', full: 'Ghatasthapana, Navratri begins' },
    dasara: { short: 'Dasara', full: 'Dasara' },
    dhanteras: { short: 'Dhanteras', full: 'Dhanteras' },
    'laxmi-pujan': { short: 'Diwali', full: 'Diwali, Laxmi Pujan' },
    'bali-pratipada': { short: 'Padwa', full: 'Diwali Padwa, Bali Pratipada' },
    bhaubeej: { short: 'Bhaubeej', full: 'Bhaubeej' },
    'kartiki-ekadashi': { short: 'Kartiki', full: 'Kartiki Ekadashi' },
    'guru-nanak-jayanti': { short: 'Nanak', full: 'Guru Nanak Jayanti' },
    'maghi-ganesh': { short: 'Maghi', full: 'Maghi Ganesh Jayanti' },
    'maha-shivratri': { short: 'Shivratri', full: 'Maha Shivratri' },
    'holika-dahan': { short: 'Holi', full: 'Holi, Holika Dahan' },
    purnima: { short: 'Purnima', full: 'Purnima, customary for Satyanarayan Pooja' },
    ekadashi: { short: 'Ekadashi', full: 'Ekadashi' },
    sankashti: { short: 'Sankashti', full: 'Sankashti Chaturthi' },
    pradosh: { short: 'Pradosh', full: 'Pradosh' },
    'masik-shivratri': { short: 'Shivratri', full: 'Masik Shivratri' },
    'shravani-somvar': { short: 'Somvar', full: 'Shravani Somvar' },
  } satisfies Record<DayMark, { short: string; full: string }>,
};
