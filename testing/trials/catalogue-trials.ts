import { newId } from '#kernel/ids.ts';
import { byLanguage } from '#kernel/languages.ts';
import { freshMobile } from '../sign-in-stage.ts';
import type { Trial } from '../trial.ts';

const SOME_HOURS = { from: '2026-11-25T09:00:00+05:30', until: '2026-11-25T14:00:00+05:30' };

/** Trials of the public catalogue. */
export const catalogueTrials: Readonly<Record<string, Trial>> = {
  readCatalogue: { own: () => ({}) },
  readCatalogueWords: { own: () => ({ lang: 'hi' }) },
  readOpenSlots: {
    own: () => ({
      ...{ serviceId: 3, date: '2026-11-25' },
      ...{ pincode: '400001', society: 'Sahyadri Heights' },
    }),
  },
  readOpenDays: {
    own: () => ({
      ...{ serviceId: 2, dates: '2026-11-25,2026-11-27', time: '10:00 AM' },
      ...{ from: '2026-11-25', until: '2026-12-05', pincode: '400001' },
    }),
  },
  readDayMarks: { own: () => ({ from: '2026-11-21', until: '2026-12-21' }) },
  readPincode: { own: () => ({ pincode: '400001' }) },
  listSocieties: { own: () => ({ pincode: '400001' }) },
  readPromise: { own: () => ({}) },
  reportLostPhone: {
    own: () => ({ id: newId(), name: 'Ravi Pawar', mobile: freshMobile(), language: 'hi' }),
    names: { id: { hears: 'reused', of: ({ leadId }) => leadId } },
  },
  readSwitchedOff: { own: () => ({}) },
  requestCallBack: {
    own: () => ({
      id: newId(),
      name: 'Asha Kulkarni',
      mobile: freshMobile(),
      serviceInterest: 'Plumbing',
      area: 'Andheri West',
      language: 'mr',
    }),
    names: { id: { hears: 'reused', of: ({ leadId }) => leadId } },
  },
  listTaxRules: { own: () => ({}) },
  listCatalogueVersions: { own: () => ({}) },
  draftCatalogue: { own: () => ({ slug: 'gardening' }), refusedAs: 'draft-empty' },
  sendServicePicture: {
    own: () => ({ image: 'data:image/png;base64,AAAA' }),
    refusedAs: 'image-not-supported',
  },
  listTexts: { own: () => ({}) },
  draftText: {
    own: () => ({ key: 'help-area', content: byLanguage(() => '# Areas'), seen: '2026-11-20' }),
    refusedAs: 'draft-changed',
  },
  dropTextDraft: {
    own: () => ({ key: 'help-area', seen: '2026-11-20' }),
    refusedAs: 'draft-not-found',
  },
  publishText: {
    own: () => ({ key: 'help-area', from: null, why: 'A new area.', seen: '2026-11-20' }),
    refusedAs: 'draft-not-found',
  },
  readCityDays: { own: () => ({}) },
  readCityDay: { own: () => ({ city: 'mumbai', day: '2027-08-15' }) },
  closeCityDay: {
    own: () => ({ city: 'nowhere', day: '2027-08-15', closed: true, why: 'Independence Day' }),
    refusedAs: 'city-unknown',
  },
  listAreaLimits: { own: () => ({}) },
  previewAreaLimit: {
    own: () => ({ city: 'nowhere', pincodes: [], percent: 0, fromOn: '2027-08-15', againOn: null }),
    refusedAs: 'city-unknown',
  },
  setAreaLimit: {
    own: () => ({
      ...{ id: newId(), city: 'nowhere', pincodes: [], percent: 0 },
      ...{ fromOn: '2027-08-15', againOn: null, why: 'Nobody lives near enough.' },
    }),
    refusedAs: 'city-unknown',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  endAreaLimit: {
    own: () => ({ id: newId(), againOn: '2027-08-15', version: 1, why: 'Somebody moved there.' }),
    refusedAs: 'area-limit-unknown',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  listZones: { own: () => ({}) },
  previewZone: {
    own: () => ({ city: 'nowhere', pincodes: [], ...SOME_HOURS }),
    refusedAs: 'city-unknown',
  },
  startZone: {
    own: () => ({
      ...{ id: newId(), city: 'nowhere', pincodes: [], kind: 'rain', ...SOME_HOURS },
      ...{ closed: false, leadMinutes: 0, why: 'It rains.' },
      message: byLanguage(() => 'Heavy rain for some hours.'),
    }),
    refusedAs: 'city-unknown',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  changeZone: {
    own: () => ({ id: newId(), until: null, version: 1, why: 'The rain is over.' }),
    refusedAs: 'zone-unknown',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  markDay: { own: () => ({ date: '2027-03-22', mark: 'purnima', shown: true }) },
  listSocietyRules: { own: () => ({ text: '400' }) },
  saveSociety: {
    own: () => ({
      society: {
        ...{ name: 'Nowhere Heights', pincode: '999999', wings: ['A'], quietFor: 'noisy' },
        ...{ quietHours: [], gateNeedsPass: false, gateMinutes: 5, gateWords: null, lift: null },
      },
    }),
    refusedAs: 'outside-served-area',
  },
  listRateCards: { own: () => ({}) },
  importRateCards: {
    own: () => ({ csv: 'service\nX', only: 'look' }),
    refusedAs: 'rates-unreadable',
  },
  importSocieties: { own: () => ({ csv: 'name\nX', only: 'look' }), refusedAs: 'file-unreadable' },
  dropCatalogueDraft: {
    own: () => ({ slug: 'no-such-service', kind: 'service', seen: '' }),
    refusedAs: 'draft-not-found',
  },
  publishCatalogue: {
    own: () => ({ services: ['no-such-service'], categories: [], from: null }),
    refusedAs: 'draft-not-found',
  },
  withdrawFromSale: {
    own: () => ({ slug: 'no-such-service', from: null }),
    refusedAs: 'service-unknown',
  },
  checkGatePass: { own: () => ({ code: '123456', pincode: '400001' }) },
  listExpectedAtGate: {
    own: () => ({ link: 'A'.repeat(43) }),
    refusedAs: 'gate-link-ended',
  },
  listGateKeys: { own: () => ({}) },
  readTraining: { own: () => ({}) },
  sendTraining: { own: () => ({ answers: [0, 0, 0, 0, 0, 0, 0, 0] }) },
  giveGateLink: {
    own: () => ({ societyId: 2_147_483_647, id: newId() }),
    refusedAs: 'society-unknown',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  withdrawGateLink: {
    own: () => ({ societyId: 2_147_483_647 }),
    refusedAs: 'society-unknown',
  },
};
