import type { dispatch as english } from '../en/dispatch.ts';

/** Why it was decided so, for whoever runs the day. */
export const dispatch: typeof english = {
  decision: {
    offered: ({ count, round }) => `फेरी ${round}: ही व्हिजिट आणखी ${count} कारागिरांना देऊ केली.`,
    seated: ({ name }) => `या व्हिजिटसाठी ${name} यांचा वेळ राखून ठेवला आहे.`,
    replaced: ({ name, before }) => `${before} यांच्याऐवजी ${name} येत आहेत.`,
    nobody: 'त्या वेळी कोणाकडेही जागा नाही.',
    waited: 'अजून कोणाला विचारले नाही; नंतर पुन्हा प्रयत्न होईल.',
    alarm: ({ before, why, count }) =>
      `${before}: ${why}. लवकर पोहोचण्यासाठी विचारलेले आणखी कारागीर: ${count}.`,
    'by-hand': (gap: { name: string }) => `ऑफिसने ही व्हिजिट ${gap.name} यांना दिली.`,
    sent: (gap: { name: string }) =>
      `${gap.name} यांनी त्या दिवसासाठी होकार दिला होता, म्हणून न विचारता ही व्हिजिट त्यांना दिली.`,
  },
  alarmed: {
    late: 'उशिरा पोहोचतील',
    silent: 'वाटेत असायला हवे, पण उत्तर नाही',
    'not-leaving': 'अजून निघाले नाहीत',
    tight: 'आधीच्या व्हिजिटनंतर वेळेवर पोहोचणे कठीण',
  },
  candidate: {
    asked: 'यांना विचारले',
    next: 'यांना पुढे विचारले जाईल',
    declined: 'यांनी नकार दिला आहे',
    silent: 'यांनी उत्तर दिले नाही',
    'already-asked': 'यांना आधीच विचारले आहे',
    busy: 'यांचे त्या वेळी दुसरे काम आहे',
    'off-duty': 'हे त्या वेळी काम करत नाहीत',
    left: 'यांनी काम सोडले आहे',
    unreachable: 'यांच्याकडे उत्तर देण्यासाठी खाते नाही',
  },
  considered: ({ outcome, added, late, visits, cost }) =>
    `${outcome}; ${added} मिनिटे जास्त प्रवास, ${late} मिनिटे उशीर, त्या दिवसाच्या आसपास ${visits} इतर व्हिजिट्स: ${cost}`,
  beyond: ({ minutes }) => `कामाच्या वेळेबाहेर ${minutes} मिनिटे`,
  held: 'यांचा वेळ राखून ठेवला आहे',
};
