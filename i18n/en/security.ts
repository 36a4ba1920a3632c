/** Another password, the devices on which one is logged in, and the way back from a changed address. */
export const security = {
  title: 'Login and security',
  confirmText: 'Before we send a code to a new email or mobile, please confirm it’s you.',
  confirm: 'Confirm',
  passwordTitle: 'Password',
  passwordText: 'All other devices are logged out when you change it, and calendar links stop.',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordChanged: 'Your password has been changed.',
  devicesTitle: 'Where you are logged in',
  devicesText: 'Log out any device that is not yours, then change your password.',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  lastSeen: (filled: { at: string }) => `Last used ${filled.at}`,
  since: (filled: { at: string }) => `Logged in ${filled.at}`,
  end: 'Log out',
  endOne: (filled: { device: string }) => `Log out: ${filled.device}`,
  endOthers: 'Log out all other devices',
  undoTitle: 'Undo the change',
  undoText:
    'We put back the email and mobile your account had before. Every device is logged out, and the current password and calendar links stop working.',
  undo: 'Undo the change',
  undone: 'Your email and mobile are as they were before. Now choose a new password.',
  undoPayeeText:
    'We pay you where we paid you before the change, and not at any account named since. Every device is logged out, and calendar links stop.',
  payeeUndone:
    'The change is undone: we pay you where we paid you before. Now sign in to the Karigar app again.',
  openKarigarApp: 'Open the Karigar app',
  undoOver:
    'This link has expired or was already used. If you did not change your account, write to us or call us.',
};
