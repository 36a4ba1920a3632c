/** News that a customer wants beside the bell, or does without. */
export const newsChoices = {
  title: 'Notifications',
  text: 'Everything stays in the bell. Choose what else reaches you, and how.',
  topics: {
    reminders: 'Reminders before a visit',
    progress: 'Progress of a visit',
    money: 'Payments and refunds',
  },
  ways: {
    push: 'Notification on this phone or computer',
    message: 'WhatsApp or SMS',
    email: 'Email',
  },
  night: 'At night',
  nightText: 'Nothing of these between 10 PM and 7 AM; email still comes',
  always:
    'What cannot wait always reaches you: somebody at your door, delays, cancellations, money that is due, safety.',
};
