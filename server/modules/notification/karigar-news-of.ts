import { isKarigarTopic } from '#contract/cases.ts';
import { isEventFor } from '#contract/events/catalogue.ts';
import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import { HOUR, type Instant } from '#kernel/time.ts';

/**
 * The news for Karigars of an event, and who gets it: by Karigar number, or by account for one who is no Karigar yet.
 */
export type KarigarNews = {
  readonly kind: KarigarNewsKind;
  readonly karigarIds: readonly number[];
  readonly userId?: string;
};

type Happened = {
  readonly type: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Nobody is told of what they have just done themselves. */
export function karigarNewsOf({ type, subject, data }: Happened): KarigarNews[] {
  const told = (kind: KarigarNewsKind, ...names: unknown[]): KarigarNews[] => {
    const karigarIds = names.flat().filter((one): one is number => typeof one === 'number');
    return karigarIds.length > 0 ? [{ kind, karigarIds: [...new Set(karigarIds)] }] : [];
  };
  const { karigarId, karigarIds } = data;
  // Nobody has asked them.
  const sent = () =>
    data.why === 'committed' || data.committed === true ? told('visit-sent', karigarId) : [];
  // Operations wrote down what the Karigar said on the telephone; otherwise the Karigar pressed it and knows.
  const given = data.why === 'by-hand' ? told('visit-given', karigarId) : sent();
  if (!isEventFor('karigar', type)) return [];
  switch (type) {
    case 'VisitOffered':
      return told(data.urgent === true ? 'urgent-offer' : 'offer', karigarIds);
    case 'BookingCancelled':
    case 'BookingCalledOff':
    case 'VisitCancelled':
    case 'VisitCalledOff':
    // Its advance never came; whoever had said yes is free.
    case 'BookingExpired':
      return told('visit-cancelled', karigarId, karigarIds);
    // An event ended early: the Karigar need not come on the days that are left.
    case 'WorkFinished':
    case 'WorkStopped':
      return told('visit-cancelled', data.sparedKarigarIds);
    case 'KarigarNoShow':
    case 'VisitKarigarNoShow':
      return told('visit-missed', karigarId, karigarIds);
    // Before somebody has taken it, nobody's plan changes.
    case 'BookingRescheduled':
      return data.from === 'assigned' ? told('visit-moved', karigarIds) : [];
    // They still have it, at another hour.
    case 'VisitRescheduled':
      return data.from === 'assigned' ? told('day-moved', karigarIds) : [];
    case 'KarigarReplaced':
      if (data.brokenOff === true) return told('you-lead', karigarId);
      return [...told('visit-taken-over', data.formerKarigarId), ...given];
    // The new leader has just said yes, and the former one goes there no more.
    case 'LeaderChanged':
      if (data.why === 'silent')
        return [...told('visit-taken-over', data.formerKarigarId), ...sent()];
      return [
        ...told('you-lead', karigarId),
        ...(data.takenBack === true ? told('visit-given-on', data.formerKarigarId) : []),
      ];
    case 'KarigarAssigned':
      return given;
    // Given back by the Karigar, the event carries their own time.
    case 'KarigarReleased':
      return data.ownAt === undefined ? told('visit-given-on', karigarId) : [];
    case 'VisitStoppedForSafety':
      return told(
        'visit-ended-for-safety',
        [karigarId, karigarIds].flat().filter((one) => !isOwnAct(data, one)),
      );
    case 'KarigarBriefed':
      return told('briefed', karigarId, karigarIds);
    case 'TimeToLeave':
      return told('leave-soon', karigarId);
    case 'WorkTomorrow':
      return told('work-tomorrow', karigarId);
    case 'VisitInZone':
    case 'KarigarInZone':
      return told('area-not-usual', karigarIds);
    case 'VisitOutOfZone':
      return told('area-usual', karigarIds);
    case 'CrewMemberCannotCome':
      return told('crew-cannot-come', data.leaderKarigarId);
    case 'CrewMemberLate':
      return told('crew-late', data.leaderKarigarId);
    case 'CrewMemberAbsent':
      return told('said-absent', karigarId);
    // Their own phone has said it otherwise.
    case 'CrewMemberCame':
      return data.by === 'karigar' ? [] : told('said-present', karigarId);
    case 'EarlyAnswered':
      return told(data.yes === true ? 'early-yes' : 'early-no', karigarId);
    // The others are still there.
    case 'CrewMemberLeftForSafety':
      return told('crew-left-for-safety', data.crewKarigarIds);
    case 'StartCodeRenewed':
      return told('new-start-code', karigarId);
    case 'SaidAtVisit':
      return data.by === 'customer' ? told('customer-says', karigarId, data.crewKarigarIds) : [];
    case 'ExtraWorkApproved':
      return told('extra-work-approved', karigarId);
    case 'ExtraWorkRefused':
      return told('extra-work-refused', karigarId);
    case 'WorkDisputed':
      return told('complaint', karigarId, karigarIds);
    case 'DisputeResolved':
      return told('complaint-decided', karigarId, data.heardKarigarIds);
    case 'AppealDecided':
      return told('complaint-decided', karigarId);
    case 'RatingAppealDecided':
      return told('rating-decided', karigarId);
    case 'KarigarPaid':
      return told('paid', karigarId);
    case 'KarigarPayoutReturned':
      return told('pay-returned', karigarId);
    case 'KarigarPayeeChanged':
      return told('payee-changed', karigarId);
    case 'KarigarPayeeStopped':
    case 'KarigarPayeeUndone':
      return told('payee-stopped', karigarId);
    case 'PasskeyAdded':
      return told('passkey-made', karigarId);
    case 'PasskeyRemoved':
      return told('passkey-gone', karigarId);
    case 'CashHandedIn':
      return told('cash-handed-in', karigarId);
    case 'CashHandInReversed':
      return told('cash-hand-in-reversed', karigarId);
    case 'ActedOnBehalf':
      return told('said-for-you', karigarId);
    case 'KarigarPaused':
      return told('paused', karigarId);
    case 'KarigarPauseDecided':
      return told('pause-decided', karigarId);
    // Granted, they are told that they are on the roster again.
    case 'KarigarAppealDecided':
      return data.granted === true ? [] : told('pause-decided', karigarId);
    case 'KarigarSkillsChanged':
      return told('skills-changed', karigarId);
    case 'KarigarPaperEnds':
      return told('paper-ends', karigarId);
    case 'CaseAnswered':
      return answered('question-answered', data);
    case 'CaseClosed':
      return answered('question-closed', data);
    case 'KarigarReinstated':
      return told('reinstated', karigarId);
    case 'KarigarDecided': {
      const kind = DECIDED[String(data.state)];
      return kind ? [{ kind, karigarIds: [], userId: subject }] : [];
    }
  }
}

/** A question about their work; whoever asked it as an applicant is known by their account alone. */
function answered(kind: KarigarNewsKind, data: Happened['data']): KarigarNews[] {
  const { topic, karigarId, userId } = data;
  if (!isKarigarTopic(topic)) return [];
  if (typeof karigarId === 'number') return [{ kind, karigarIds: [karigarId] }];
  return typeof userId === 'string' ? [{ kind, karigarIds: [], userId }] : [];
}

/** The leader of a crew ends the visit for all of them. */
const isOwnAct = ({ openedBy, karigarId }: Happened['data'], one: unknown): boolean =>
  openedBy === 'karigar' && one === karigarId;

/** News about an application, by the state it has after a colleague looked at it. */
const DECIDED: Readonly<Record<string, KarigarNewsKind>> = {
  applied: 'documents-returned',
  checked: 'documents-checked',
  active: 'now-active',
  refused: 'application-refused',
};

/** Somebody waits, at a door or for an answer. */
const NEVER_WAITS: ReadonlySet<KarigarNewsKind> = new Set([
  'urgent-offer',
  'new-start-code',
  // It may have been somebody else.
  'payee-changed',
  'passkey-made',
  'passkey-gone',
  'extra-work-approved',
  'extra-work-refused',
  'visit-ended-for-safety',
  'crew-left-for-safety',
  'crew-late',
  'leave-soon',
  'early-yes',
  'early-no',
  'area-not-usual',
]);
const NEAR = 3 * HOUR;

/** Whether it rings at night as well: somebody waits, or it is about a visit that is near. */
export const isUrgentNews = (
  kind: KarigarNewsKind,
  startsAt: Instant | undefined,
  now: Instant,
): boolean =>
  NEVER_WAITS.has(kind) ||
  (ABOUT_A_PLAN.has(kind) && startsAt !== undefined && startsAt - now < NEAR);

/** News that a Karigar must know before going there: most often that they need not. */
const ABOUT_A_PLAN: ReadonlySet<KarigarNewsKind> = new Set([
  'visit-cancelled',
  'visit-moved',
  'day-moved',
  'visit-taken-over',
  'visit-given-on',
  'customer-says',
]);
