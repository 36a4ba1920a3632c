import * as z from 'zod/mini';
import { language } from './fields/language.ts';

/** Roles of colleagues. Each has what its work needs and no more; one person may have several. */
export const STAFF_ROLES = [
  'support',
  'dispatch',
  'quality',
  'finance',
  'catalogue',
  'admin',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Second factors that a colleague may show beside the password. */
export const SECOND_FACTORS = ['passkey', 'totp'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** A session of operations: what is still to be shown, and what is open with it. */
export const staffSession = z.object({
  userId: z.string(),
  name: z.nullable(z.string()),
  language,
  roles: z.array(z.enum(STAFF_ROLES)),
  /** `enrol`: there is no second factor yet; `prove`: it has to be shown; `open`: it was. */
  stage: z.enum(['enrol', 'prove', 'open']),
  ways: z.array(z.enum(SECOND_FACTORS)),
  recoveryCodesLeft: z.number(),
  expiresAt: z.string(),
  /** Until when acts with money and people need no second factor again. */
  steppedUpUntil: z.nullable(z.string()),
});
export type StaffSession = z.infer<typeof staffSession>;

const everybody: readonly StaffRole[] = ['support', 'dispatch', 'quality', 'finance', 'admin'];
const day: readonly StaffRole[] = ['support', 'dispatch'];
/** Roles that may be on duty: they can do something about a visit that goes wrong. */
const rung: readonly StaffRole[] = ['support', 'dispatch', 'quality', 'admin'];
const hearing: readonly StaffRole[] = ['support', 'quality'];
/** Roles that read customers' complaints (`who-sees.ts`). */
const cases: readonly StaffRole[] = ['support', 'quality'];
const people: readonly StaffRole[] = ['quality', 'admin'];
const money: readonly StaffRole[] = ['finance'];
const books: readonly StaffRole[] = ['finance', 'admin'];

/** The roles that may call each operation behind the door of operations; one that is missing here is for nobody. */
export const OPEN_TO: Readonly<Record<string, readonly StaffRole[]>> = {
  // The day.
  dispatchVisitOnBehalf: day,
  arriveOnBehalf: day,
  startWorkOnBehalf: day,
  finishWorkOnBehalf: day,
  stopWorkOnBehalf: day,
  tryContactOnBehalf: day,
  reportCustomerNoShowOnBehalf: day,
  releaseVisitOnBehalf: day,
  breakOffVisitOnBehalf: day,
  leaveForSafetyOnBehalf: day,
  assignByHand: ['dispatch'],
  callOffBooking: day,
  readDay: ['support', 'dispatch', 'quality', 'admin'],
  readKarigarPositions: day,
  previewAct: day,
  rescheduleOnBehalf: day,
  cancelOnBehalf: day,
  recordKarigarNoShow: day,
  recordCrewAttendance: day,
  readDispatch: ['support', 'dispatch', 'quality'],
  // Hearings, appeals and disputes.
  readHearing: ['support', 'quality'],
  decideAppeal: ['support', 'quality'],
  readDispute: ['support', 'quality', 'finance'],
  resolveDispute: hearing,
  reworkVisit: hearing,
  closeSafetyCase: hearing,
  answerSafetyExit: ['support', 'dispatch', 'quality'],
  listSafetyExits: ['support', 'dispatch', 'quality'],
  listInbox: everybody,
  readInboxItem: everybody,
  takeInboxItem: everybody,
  releaseInboxItem: everybody,
  noteInboxItem: everybody,
  closeInboxItem: everybody,
  watchInbox: everybody,
  readDuty: everybody,
  changeDuty: rung,
  subscribeStaffPush: rung,
  unsubscribeStaffPush: rung,
  listCallBacks: day,
  // Cases.
  listCases: cases,
  readCase: cases,
  watchCase: cases,
  openCase: cases,
  takeCase: cases,
  planCase: cases,
  answerCase: cases,
  escalateCase: cases,
  closeCase: cases,
  reopenCase: cases,
  // Karigars.
  listApplications: ['quality'],
  readApplication: ['quality'],
  recordApplicantCheck: ['quality'],
  listKarigarPapers: ['quality'],
  decideApplication: ['quality'],
  listKarigarPauses: ['support', 'dispatch', 'quality', 'admin'],
  pauseKarigar: people,
  decideKarigarPause: people,
  reinstateKarigar: people,
  decideKarigarAppeal: people,
  // Customers.
  closeAccount: ['support', 'admin'],
  reopenAccount: ['support', 'admin'],
  endSessionsOf: ['support', 'admin'],
  viewAsCustomer: ['support', 'admin'],
  openPerson: ['support', 'quality', 'finance'],
  listBookingFreezes: ['support', 'admin'],
  freezeBookings: ['support', 'admin'],
  liftBookingFreeze: ['support', 'admin'],
  // Money.
  readBookingMoney: ['support', 'finance'],
  previewRefund: ['support', 'finance'],
  refundByHand: ['support', 'finance'],
  resolveMismatch: money,
  payOutByHand: money,
  approveTransfer: money,
  declineTransfer: money,
  countBookingCash: money,
  listKarigarCash: money,
  recordCashHandedIn: money,
  reverseCashHandedIn: money,
  recordCashBanked: money,
  listSettlements: money,
  answerDifference: money,
  matchDifference: money,
  adoptDifference: money,
  listDifferenceCandidates: money,
  listStuckMoney: ['support', 'finance'],
  readTrialBalance: books,
  readLedgerAccount: books,
  listLedgerEntries: books,
  exportBooks: books,
  closeMonth: books,
  listTaxRules: money,
  readIncomeTax: money,
  exportTaxDocuments: money,
  exportGstReturn: money,
  listPayeeChanges: money,
  stopPayeeChange: money,
  makeKarigarPayouts: money,
  listKarigarBatches: money,
  checkKarigarBatch: money,
  releasePayouts: money,
  readKarigarPayouts: money,
  recordKarigarBankAnswer: money,
  recordKarigarPaid: money,
  returnKarigarPayout: money,
  // How well we serve.
  listOftenRefused: ['quality'],
  readQuality: ['quality', 'dispatch', 'admin'],
  readDemand: ['quality', 'dispatch', 'admin'],
  listQualityRows: ['quality', 'dispatch', 'admin'],
  // Failed work, policies and staff.
  listFailedWork: ['admin'],
  retryFailedWork: ['admin'],
  dropFailedWork: ['admin'],
  tryPolicy: ['admin'],
  readChannels: ['admin'],
  listTemplates: ['admin'],
  markTemplate: ['admin'],
  listWebhooks: ['admin'],
  addWebhook: ['admin'],
  switchWebhook: ['admin'],
  listWebhookDeliveries: ['admin'],
  replayWebhookDelivery: ['admin'],
  listApiKeys: ['admin'],
  makeApiKey: ['admin'],
  revokeApiKey: ['admin'],
  listStaff: ['admin'],
  listSecurityEvents: ['admin'],
  listAudit: ['admin'],
  inviteStaff: ['admin'],
  listFeatures: ['admin'],
  switchFeature: ['admin'],
  changeStaff: ['admin'],
  // The catalogue.
  listCatalogueVersions: ['catalogue', 'admin'],
  draftCatalogue: ['catalogue', 'admin'],
  dropCatalogueDraft: ['catalogue', 'admin'],
  publishCatalogue: ['catalogue', 'admin'],
  withdrawFromSale: ['catalogue', 'admin'],
  // Help and policies.
  listTexts: ['catalogue', 'admin'],
  draftText: ['catalogue', 'admin'],
  dropTextDraft: ['catalogue', 'admin'],
  publishText: ['catalogue', 'admin'],
  // The city.
  readCityDays: ['catalogue', 'dispatch', 'admin'],
  readCityDay: ['catalogue', 'dispatch', 'admin'],
  closeCityDay: ['catalogue', 'admin'],
  markDay: ['catalogue', 'admin'],
  listAreaLimits: ['catalogue', 'dispatch', 'admin'],
  previewAreaLimit: ['catalogue', 'dispatch', 'admin'],
  setAreaLimit: ['catalogue', 'dispatch', 'admin'],
  endAreaLimit: ['catalogue', 'dispatch', 'admin'],
  listZones: ['catalogue', 'dispatch', 'support', 'quality', 'admin'],
  previewZone: ['catalogue', 'dispatch', 'admin'],
  startZone: ['catalogue', 'dispatch', 'admin'],
  changeZone: ['catalogue', 'dispatch', 'admin'],
  listSocietyRules: ['catalogue', 'support', 'dispatch', 'admin'],
  saveSociety: ['catalogue', 'support', 'admin'],
  importSocieties: ['catalogue', 'admin'],
  // Booking for whoever calls.
  findCaller: day,
  bookForCaller: day,
  // Finding, and the files.
  searchOps: ['support', 'dispatch', 'quality', 'finance'],
  openBookingContacts: ['support', 'dispatch', 'quality'],
  readBookingFile: ['support', 'dispatch', 'quality', 'finance'],
  listBookingsByDay: ['support', 'dispatch', 'quality', 'finance'],
  exportBookings: ['support', 'finance'],
  readCustomerFile: ['support', 'dispatch', 'quality', 'finance'],
  listKarigars: ['support', 'dispatch', 'quality', 'finance'],
  readKarigarFile: ['support', 'dispatch', 'quality', 'finance'],
  recordKarigarCheck: ['quality'],
  listBookingMessages: ['support', 'dispatch', 'quality', 'finance'],
  repeatMessage: day,
  readBookingRecords: ['support', 'quality', 'finance'],
  listNotes: ['support', 'dispatch', 'quality', 'finance'],
  writeNote: ['support', 'dispatch', 'quality', 'finance'],
  pinNote: ['support', 'dispatch', 'quality', 'finance'],
};
