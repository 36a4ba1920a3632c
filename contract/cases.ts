import * as z from 'zod/mini';

/** Kinds of case: something that somebody has asked of us, or that we have promised them. */
export const CASE_KINDS = [
  'complaint',
  'dispute',
  'safety-exit',
  'call-back',
  'data-request',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Kinds that somebody opens as a case; the others come with what they are about. */
export const ASKED_KINDS = ['complaint', 'data-request'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** The subject of a question by somebody who works with us. */
export const KARIGAR_TOPICS = ['pay', 'attendance', 'training', 'app'] as const;
export type KarigarTopic = (typeof KARIGAR_TOPICS)[number];
export const isKarigarTopic = (topic: unknown): topic is KarigarTopic =>
  (KARIGAR_TOPICS as readonly unknown[]).includes(topic);

/** Stands in place of a service where a call back is asked for because a signed-in telephone is lost. */
export const LOST_PHONE = 'lost-phone';

/** The subject of a case in a word; each kind uses some of them. */
export const CASE_TOPICS = [
  ...['work', 'conduct', 'lateness', 'damage', 'money'],
  ...['copy', 'correct', 'erase', 'nominate', 'grievance', 'other'],
] as const;
export type CaseTopic = 'work' | 'conduct' | 'lateness' | 'damage' | 'money' | DataTopic;
/** Rights by sections 11 to 14 of the DPDP Act: access, correction, erasure, redress, and whom they name. */
type DataTopic = 'copy' | 'correct' | 'erase' | 'nominate' | 'grievance' | 'other';

export const topicsOf: { readonly [Kind in AskedKind]: readonly CaseTopic[] } = {
  complaint: ['work', 'conduct', 'lateness', 'damage', 'money', 'other'],
  'data-request': ['copy', 'correct', 'erase', 'nominate', 'grievance', 'other'],
};

const OUTCOMES = {
  complaint: ['put-right', 'explained', 'not-ours', 'withdrawn'],
  dispute: ['decided'],
  'safety-exit': ['heard'],
  'call-back': ['booked', 'reached', 'not-reached', 'not-wanted'],
  'data-request': ['done', 'not-ours', 'withdrawn'],
} as const satisfies { readonly [Kind in CaseKind]: readonly string[] };
export type CaseOutcome = (typeof OUTCOMES)[CaseKind][number];

/** How a case of a kind may end. */
export const outcomesOfCase = (kind: CaseKind): readonly CaseOutcome[] => OUTCOMES[kind];
export const CASE_OUTCOMES = [...new Set(Object.values(OUTCOMES).flat())] as unknown as readonly [
  CaseOutcome,
  ...CaseOutcome[],
];

/** The clocks of a case: to say that it has come, to take the step that is planned, and to end it. */
export const CASE_CLOCKS = ['acknowledge', 'next-step', 'resolve'] as const;
export type CaseClock = (typeof CASE_CLOCKS)[number];

/** Steps of a case; the customer reads their own words and what was said to them. */
export const CASE_STEPS = [
  'opened',
  'taken',
  'planned',
  'tried',
  'answered',
  'said',
  'escalated',
  'closed',
  'reopened',
] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

/** Answers to begin from, in every language; `own` is written from nothing. */
export const ANSWER_TEMPLATES = [
  'acknowledge',
  'ask-more',
  'rework-offered',
  'money-back',
  'not-our-work',
  'data-ready',
  'own',
] as const;
export type AnswerTemplate = (typeof ANSWER_TEMPLATES)[number];

export const caseId = z.string().check(z.uuid('action-id-invalid'), z.toLowerCase());

/** As it is read out, with or without the dash: C-1001. */
export const caseNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]-\d{4,9}$/, 'case-number-invalid'));
