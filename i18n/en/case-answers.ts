type Filled = { readonly number: string; readonly name: string; readonly day: string };

/** Answers of our team to begin from; whoever sends one changes what does not fit. */
export const caseAnswers = {
  acknowledge: ({ number, name, day }: Filled) =>
    `Hello ${name}, we have your request ${number} and have read it. You will hear from us by ${day} what we do about it.`,
  'ask-more': ({ number, name }: Filled) =>
    `Hello ${name}, thank you for writing to us. To look into ${number} we need to know a little more: what happened, and when? A photo helps too.`,
  'rework-offered': ({ number, name }: Filled) =>
    `Hello ${name}, we are sorry about ${number}. We would like to redo the work free of charge. Which day and time suit you?`,
  'money-back': ({ number, name }: Filled) =>
    `Hello ${name}, we are sorry about ${number}. We are refunding a part of what you paid; your booking page shows the amount and the day.`,
  'not-our-work': ({ number, name }: Filled) =>
    `Hello ${name}, we have looked into ${number} and heard both sides. We could not find that our work caused it. If you see it differently, please reply here.`,
  'data-ready': ({ number, name }: Filled) =>
    `Hello ${name}, your request ${number} about your data is done. You can see it in your profile under Privacy and my data.`,
  own: (_filled: Filled) => '',
};
