import type { gatePass as english } from '../en/gate-pass.ts';

export const gatePass: typeof english = {
  title: 'गेट पास',
  titleFor: (filled) => `${filled.name} यांचा गेट पास`,
  show: 'हा गार्डला दाखवा. तो फक्त याच कामासाठी आणि याच कारागिरासाठी आहे.',
  picture: 'गार्डच्या कॅमेऱ्यासाठी पास',
  digits: 'किंवा हे सहा अंक सांगा',
  where: 'विंग',
  when: 'वेळ',
  fromTo: (filled) => `${filled.day}, ${filled.from} ते ${filled.until}`,
  needed: 'इथे पासशिवाय कोणालाही आत सोडत नाहीत.',
  minutes: (filled) => `गेटवर सुमारे ${filled.minutes} मिनिटे लागतात.`,
  failed: 'गेट पास उघडता आला नाही.',
  again: 'पुन्हा प्रयत्न करा',
};
