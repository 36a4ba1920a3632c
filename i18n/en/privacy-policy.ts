import type { LegalDocument } from '#contract/fields/legal-document.ts';
import type { TextFacts } from '#contract/text-facts.ts';

export const privacyPolicy = (f: TextFacts): LegalDocument => ({
  title: 'Privacy Policy',
  firstPublished: 'June 30, 2025',
  summary: `${f.name} needs to know who you are, where to come and how to reach you. It asks for nothing else, sells nothing and carries no advertising or third-party trackers. This policy follows the Digital Personal Data Protection Act, 2023.`,
  sections: [
    {
      id: 'what-we-collect',
      title: 'Information We Collect',
      blocks: [
        {
          list: [
            'Your account: full name, email, mobile number, an optional photo, and your password, which is stored only as a hash that cannot be turned back.',
            'Your bookings: service, date, time, address, landmark, price, what you tell your Karigars beforehand (also the name and mobile number of somebody else at home), and what happened at each step.',
            'Your payments: amount, method, status and the gateway’s reference. Card numbers and UPI PINs are entered at the payment gateway and never reach us.',
            'Where credit is paid out to you: the UPI ID that you confirm, and the name that its bank gives for it. Both are erased with your account.',
            'Requests and messages: what you write in the call-back form, to support, or in a review.',
            'Your agreements: which version of the terms and of this policy you accepted, when, in which language and how.',
            'Technical data: the kind of browser of each login, and, if you turn notifications on, the address at which your browser receives them.',
            'To keep accounts safe: a one-way fingerprint of the network address. It is kept for two days where we count tries, and for a year with each login, each change of an account and each attempt that we refused.',
          ],
        },
      ],
    },
    {
      id: 'how-we-use',
      title: 'How We Use Your Information',
      blocks: [
        {
          list: [
            'to carry out your bookings and to tell you about them;',
            'to take payments, send refunds and issue invoices;',
            'to keep accounts, Karigars and customers safe, and to stop misuse;',
            'to answer you, and to call you back when you ask for it;',
            'to meet tax, consumer and other laws.',
          ],
        },
        'We send no advertising.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who Sees It',
      blocks: [
        'The Karigars of your booking see your name, the address and what is to be done, for that visit only. After it they still see your first name, your pincode, and what you say of their work in a review or a complaint. A guard at the gate sees the Karigar’s name and face, your wing and society, and the time of the visit, but not your name, your flat or what is to be done.',
        'If you share a link to a visit or to your calendar, anybody who has the link sees what it shows, until you stop sharing it. If a society or another company books for you, it sees the number, service, time, price and status of that booking, and nothing of your account. Companies that we keep updated on bookings get a number and a status, and no name.',
        'Payment gateways, and the companies that carry our messages and keep our servers, get what their task needs and may use it for nothing else. Authorities get what the law obliges us to give. Nobody buys your data from us.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and Storage in Your Browser',
      blocks: [
        {
          list: [
            'a session cookie, which keeps you signed in and cannot be read by scripts;',
            'a cookie that says only that you are signed in, so that the first page can greet you;',
            'a cookie by which this device is known again when you sign in, so that nobody elsewhere can use up your tries; it says nothing about you and opens nothing;',
            'a cookie with your language;',
            'for an hour at most, a cookie while a code or the answer of another company is awaited;',
            'what you have begun to book, and, for reading without a connection, a copy of your own profile and bookings: all of it is removed when you log out.',
          ],
        },
        'There are no cookies for advertising or for following you across sites.',
      ],
    },
    {
      id: 'how-long',
      title: 'How Long We Keep It',
      blocks: [
        'Your account stays until you delete it. Then everything that names you is erased right away, except what an invoice has to name (below).',
        `Of each booking stay its number, service, pincode, day and money, without your name, for at least ${f.recordsYears} financial years: the Companies Act, 2013 (section 128) asks for that; the tax laws ask for no more, except for invoices. Bookings of open accounts lose name, contact and address after the same time.`,
        `An invoice for a service through a platform like ours must name its recipient, with the address, whatever its amount (CGST Rules, 2017, rule 46; for a credit note rule 53), and so must whatever is made out to a business with its GSTIN. When you delete your account we therefore keep name and address of invoices and credit notes that bear GST, and of tax documents with a GSTIN, for this purpose alone: sealed, opened only for the list that our accountant asks for, each time written down, and erased after ${f.recordsYears} financial years.`,
        `What was sent to you is listed for ${f.messagesDays} days, its contents only until it has arrived. Notifications are erased after ${f.notificationsDays} days, call-back requests after ${f.callBackDays} days at the latest.`,
        `Photos that a Karigar takes of the place and the work are seen by you, by that Karigar and by our office only. They are erased after ${f.photoDays} days, or later if a complaint is still open then.`,
      ],
    },
    {
      id: 'karigars',
      title: 'If You Work With Us',
      blocks: [
        'When you apply you give your name, date of birth, home address, skills, the last four characters of an identity document, photos of your documents, a photo of your face, and the account to which we pay you. Date of birth, address, documents and account are kept sealed and are seen by you and our office only; your face is also shown to the customers you visit, and to the guard at their gate.',
        'We record which checks you have passed and until when they are valid, your visits, pay and income tax, reviews, complaints and how they were decided, and pauses. Customers see your name, rating, skills and number of visits.',
        'While you are on the way to a visit, its customer and our office see where you are. Your position is erased when you have arrived.',
        `An account that you have replaced as the one we pay you at, or that we have stopped, is erased after ${f.droppedPayeeDays} days, unless pay may have gone there.`,
        `Once you no longer work with us and are paid, you may delete your account like anybody else. Your name then stays only where income tax was kept of your pay, and only as long as that record: ${f.recordsYears} financial years.`,
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      blocks: [
        'You may ask what we hold about you, correct it, have it erased where the law lets us, withdraw a consent, name somebody who acts for you after death or incapacity, and complain. Write from your registered email, or call.',
        {
          say: 'You can do two of these yourself: download what we keep about you in one file, and delete your account, which is also how you withdraw your consent. Both are in your profile:',
          link: 'Privacy and my data',
          href: '/main?my-data',
        },
        'Two things are not in that file: the fingerprints that keep accounts safe, and what a Karigar has told us in confidence about whether they want to come again.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Connections are encrypted, passwords and one-time codes are stored as hashes, access is limited to those who need it and is recorded. If a breach concerns you, we tell you and the Data Protection Board without delay.',
      ],
    },
    {
      id: 'children',
      title: 'Children’s Privacy',
      blocks: [
        `The service is not for under-${f.serviceAge}s, and an account holder is ${f.accountAge} or older. We do not knowingly keep data about children; if you think we do, tell us and we erase it.`,
      ],
    },
    {
      id: 'contact',
      title: 'Grievance Officer and Contact',
      blocks: [
        `The Grievance Officer of ${f.name} can be reached at ${f.email} and ${f.phone}. A complaint is acknowledged within 48 hours and resolved within one month. After that you may turn to the Data Protection Board of India.`,
        'When this policy changes, the new version stands here with its date, from the day on which it applies.',
      ],
    },
  ],
});
