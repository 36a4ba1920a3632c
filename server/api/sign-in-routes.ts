import { answerConfirmContactCode, answerRequestContactCode } from './customer/contact-codes.ts';
import {
  answerConfirmJoinCode,
  answerJoinByPassword,
  answerRequestJoinCode,
} from './customer/joining.ts';
import {
  answerEndSession,
  answerListSessions,
  answerSignOutEverywhere,
} from './customer/sessions.ts';
import type { Answer } from './http/mount-routes.ts';
import { answerReadCaptcha } from './public/captcha.ts';
import { answerExchangeIdToken, answerSignInWithCustomToken } from './public/custom-token.ts';
import { answerReadSession, answerSignIn, answerSignOut, answerSignUp } from './public/identity.ts';
import {
  answerRequestReset,
  answerResetPassword,
  answerUndoContactChange,
  answerVerifyResetCode,
} from './public/reset.ts';
import { answerConfirmSignInCode, answerRequestSignInCode } from './public/sign-in-codes.ts';
import { answerReadSignInMethods } from './public/sign-in-methods.ts';

/** Every route by which a person comes in, proves who they are, or leaves. */
export const signInAnswers: readonly Answer[] = [
  answerSignUp,
  answerSignIn,
  answerReadSession,
  answerSignOut,
  answerReadSignInMethods,
  answerReadCaptcha,
  answerRequestSignInCode,
  answerConfirmSignInCode,
  answerRequestReset,
  answerVerifyResetCode,
  answerResetPassword,
  answerUndoContactChange,
  answerExchangeIdToken,
  answerSignInWithCustomToken,
  answerJoinByPassword,
  answerRequestJoinCode,
  answerConfirmJoinCode,
  answerRequestContactCode,
  answerConfirmContactCode,
  answerListSessions,
  answerEndSession,
  answerSignOutEverywhere,
];
