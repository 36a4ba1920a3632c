import * as z from 'zod/mini';
import { payeeState } from '#contract/applicant/read-payee.ts';
import { applicationDocument } from '#contract/application.ts';
import { areaLimitOfDay } from '#contract/area-limit.ts';
import { calendarLink } from '#contract/calendar-link.ts';
import { booking } from '#contract/customer/booking.ts';
import { karigarCard, liveVisit } from '#contract/customer/live-visit.ts';
import { namedBusiness } from '#contract/customer/name-business.ts';
import { notification } from '#contract/customer/notification.ts';
import { ownProfile } from '#contract/customer/own-profile.ts';
import { credit } from '#contract/customer/read-credit.ts';
import { taxDocumentInList } from '#contract/customer/tax-document.ts';
import { enclosure } from '#contract/enclosure.ts';
import { address } from '#contract/fields/address.ts';
import { applicationForm } from '#contract/fields/application.ts';
import { briefingForCrew, keptBriefing } from '#contract/fields/briefing.ts';
import { gatePass, gateRules } from '#contract/fields/gate-pass.ts';
import { shownPayee } from '#contract/fields/payee.ts';
import { qrCode } from '#contract/fields/qr-code.ts';
import { forWorkers } from '#contract/fields/society-rules.ts';
import { formerAppeal } from '#contract/former-appeal.ts';
import { allowance } from '#contract/karigar/allowance.ts';
import { dayOfWork } from '#contract/karigar/day-of-work.ts';
import { karigarVisit, ownSafetyExit } from '#contract/karigar/karigar-visit.ts';
import { offer } from '#contract/karigar/offer.ts';
import { latestCheck } from '#contract/karigar-checks.ts';
import { karigarPause } from '#contract/karigar-pause.ts';
import { karigarWork, weeklyShift } from '#contract/karigar-work.ts';
import { keptApart } from '#contract/kept-apart.ts';
import { arrivalWindow, saidOfBooking, saidSentence } from '#contract/live.ts';
import { newsChoices } from '#contract/news-choices.ts';
import { bookingFreeze } from '#contract/ops/booking-freeze.ts';
import { caseStaff, opsCase } from '#contract/ops/case.ts';
import { duty } from '#contract/ops/duty.ts';
import { inboxItem, inboxStep } from '#contract/ops/inbox.ts';
import { savedViews } from '#contract/ops/saved-view.ts';
import { ownCase } from '#contract/own-case.ts';
import { placedBooking } from '#contract/placed-booking.ts';
import { codeSent } from '#contract/public/code-sent.ts';
import { person } from '#contract/public/person.ts';
import { followedVisit } from '#contract/public/read-followed-visit.ts';
import { spanOfDays } from '#contract/quality.ts';
import { rateOfLine } from '#contract/rate-card.ts';
import { staffSession } from '#contract/staff.ts';
import { trainingCertificate } from '#contract/training.ts';
import {
  attendance,
  bill,
  checklistItem,
  estimate,
  photo,
  problem,
  ratings,
} from '#contract/visit.ts';
import { webhook, webhookDelivery, webhookSecret } from '#contract/webhooks.ts';
import { zoneNotice } from '#contract/zone.ts';

/** Objects of the contract that several operations answer with, each under its name in the document of the API. */
const NAMED = {
  Address: address,
  ApplicationDocument: applicationDocument,
  ApplicationForm: applicationForm,
  Allowance: allowance,
  AreaLimitOfDay: areaLimitOfDay,
  ArrivalWindow: arrivalWindow,
  Attendance: attendance,
  Bill: bill,
  Booking: booking,
  BookingFreeze: bookingFreeze,
  BriefingForCrew: briefingForCrew,
  CalendarLink: calendarLink,
  CaseStaff: caseStaff,
  ChecklistItem: checklistItem,
  CodeSent: codeSent,
  Credit: credit,
  DayOfWork: dayOfWork,
  Duty: duty,
  Enclosure: enclosure,
  Estimate: estimate,
  FactsForWorkers: forWorkers,
  FollowedVisit: followedVisit,
  GatePass: gatePass,
  GateRules: gateRules,
  InboxItem: inboxItem,
  InboxStep: inboxStep,
  KarigarCard: karigarCard,
  FormerAppeal: formerAppeal,
  KarigarPause: karigarPause,
  KarigarVisit: karigarVisit,
  KarigarWork: karigarWork,
  KeptBriefing: keptBriefing,
  KeptApart: keptApart,
  LatestCheck: latestCheck,
  LiveVisit: liveVisit,
  NamedBusiness: namedBusiness,
  NewsChoices: newsChoices,
  Notification: notification,
  Offer: offer,
  OpsCase: opsCase,
  OwnCase: ownCase,
  OwnProfile: ownProfile,
  OwnSafetyExit: ownSafetyExit,
  PayeeState: payeeState,
  Person: person,
  Photo: photo,
  PlacedBooking: placedBooking,
  Problem: problem,
  QrCode: qrCode,
  RateOfLine: rateOfLine,
  Ratings: ratings,
  SaidOfBooking: saidOfBooking,
  SaidSentence: saidSentence,
  SavedViews: savedViews,
  ShownPayee: shownPayee,
  SpanOfDays: spanOfDays,
  StaffSession: staffSession,
  TaxDocumentInList: taxDocumentInList,
  TrainingCertificate: trainingCertificate,
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
  WebhookSecret: webhookSecret,
  WeeklyShift: weeklyShift,
  ZoneNotice: zoneNotice,
} as const;

export const SHARED = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) SHARED.add(schema, { id });
