import { event, flag, instant, karigar, maybe, number, orNone, text, texts } from './event.ts';

/** Events of people and their accounts. */
export const identityEvents = {
  PersonJoined: event({ userId: text }, { sets: ['write-welcome'] }),
  AccountJoined: event({ into: text }, { sets: ['follow-owner', 'keep-apart'] }),
  AccountMadeForCaller: event(
    {},
    { nobody: 'the caller hears of what is booked for them, by whom it stands in its history.' },
  ),
  AccountDeleted: event({}, { sets: ['erase-late-records', 'note-erasure'] }),
  AccountClosed: event(
    { closureId: text, kind: text, reason: text, why: maybe(text) },
    { nobody: 'its sessions end with it, and nothing more is sent to a closed account.' },
  ),
  AccountReopened: event({}, { tells: ['operations'] }),
  AccountPauseDecided: event(
    { closureId: text, decision: text },
    { nobody: 'its owner is written to with it, and signs in nowhere where more could be shown.' },
  ),
  AccountAppealed: event({ closureId: text }, { tells: ['operations'] }),
  AccountAppealDecided: event({ closureId: text, granted: flag }, { tells: ['operations'] }),
  SessionsEnded: event(
    { ended: number, why: text },
    { nobody: 'the next request of such a session is answered as one that is signed out.' },
  ),
  ProfileUpdated: event(
    { contacts: texts },
    { nobody: 'the person who edits a profile sees it, and a proven contact was told by a code.' },
  ),
  DataDownloaded: event({}, { nobody: 'it is kept as the proof that a request was answered.' }),
  PasswordChanged: event({ ended: number }, { nobody: 'its own mail is written with it.' }),
  ContactChangeUndone: event({}, { nobody: 'who has undone it sees it.' }),
  SignedInOnNewDevice: event(
    { userId: text, device: orNone(text) },
    { sets: ['write-new-device'] },
  ),
  // Its owner's bell and message are written with it; in the Karigar's app the news tells.
  PasskeyAdded: event(
    { device: orNone(text), karigarId: maybe(karigar) },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  PasskeyRemoved: event(
    { karigarId: maybe(karigar) },
    { tells: ['karigar'], onScreens: { karigars: ['karigarId'] } },
  ),
  StaffInvited: event({ roles: texts }, { nobody: 'its own mail is written with it.' }),
  StaffJoined: event(
    { roles: texts },
    { nobody: 'administrators read it in the list of the staff.' },
  ),
  StaffChanged: event(
    { roles: texts },
    { nobody: 'the next request is answered by the new roles.' },
  ),
  DutyChanged: event(
    { untilAt: orNone(instant) },
    { nobody: 'colleagues see on their screens who is on duty.' },
  ),
  SecondFactorAdded: event({ way: text }, { nobody: 'its own mail is written with it.' }),
  SecondFactorRemoved: event({ way: text }, { nobody: 'its own mail is written with it.' }),
  FileTaken: event(
    { file: text, said: text },
    { nobody: 'it is written down for whoever reads the log.' },
  ),
  SecondFactorsReset: event({}, { nobody: 'its own mail is written with it.' }),
  RecoveryCodeUsed: event({}, { nobody: 'its own mail is written with it.' }),
  RecoveryCodesMade: event({}, { nobody: 'its own mail is written with it.' }),
};
