import * as z from 'zod/mini';

/** One of the options of a service, such as `decoration`; whether the service has it the catalogue knows. */
export const optionKey = z
  .string('option-missing')
  .check(z.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/, 'option-missing'));
