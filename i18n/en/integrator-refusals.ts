/** Refusals to programs of integrators, and to whoever gives them keys. */
export const integratorRefusals = {
  'key-needed': 'This needs a key of an integrator, as `Authorization: Bearer aangan_key_…`.',
  'key-ended': 'This key has expired or was revoked.',
  'scope-missing': 'This key is not made for that.',
  'scope-unknown': 'Please choose from the scopes.',
  'scope-needed': 'Please choose what the key is for.',
  'reference-invalid': 'Please enter a booking reference.',
  'customer-books-themself':
    'We take no booking for this number from somebody else. They can book themselves.',
  'booking-confirmed': 'The customer has confirmed this booking. They cancel it themselves.',
  'webhook-held':
    'We have switched this address off. Please talk to us before it is switched on again.',
  'too-many-webhooks': 'Please switch off an address first.',
  'api-key-exists':
    'This key was made already. If it was not shown, revoke it and make another one.',
  'api-key-expiry-invalid': 'Please choose a last day within a year from today.',
  'api-key-not-found': 'There is no such key.',
};
