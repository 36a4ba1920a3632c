/** The certificate of the training, as a file to keep or to show. */
export const trainingCertificate = {
  title: 'Certificate of training',
  name: 'Name',
  passedOn: 'Passed on',
  number: 'Number',
  text: (filled: { brand: string }) =>
    `This person has passed the training of ${filled.brand}: every question of the test was answered right.`,
  parts: 'The training',
  partNames: {
    offer: 'Taking offers',
    way: 'The way, and saying when it gets late',
    start: 'Starting with the code at the door',
    extra: 'Extra work only with the customer’s yes',
    cash: 'Counting cash exactly',
    crew: 'Working in a crew',
    safety: 'Leaving when it is not safe',
    pay: 'Pay and questions about it',
  },
  check: (filled: { phone: string }) =>
    `Anybody who is shown this can ask our office by the number: ${filled.phone}.`,
};
