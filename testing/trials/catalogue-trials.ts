import { newId } from '#kernel/ids.ts';
import { freshMobile } from '../sign-in-stage.ts';
import type { Trial } from '../trial.ts';

/** What anybody may ask. */
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
};
