import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { LANGUAGES } from '#kernel/languages.ts';
import { ACCOUNTS } from '#server/adapters/gateway/accounts.ts';
import { type Chapter, it, needed, type Variable } from './environment-variable.ts';

export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'The server',
    variables: [
      needed('NODE_ENV', '`production` for everybody but developers.', 'production'),
      needed(
        'PUBLIC_ORIGIN',
        'Where people find the site; several are separated by commas, the first is the one.',
        'https://aangan.example',
      ),
      it(
        'OPS_ORIGIN',
        'Where the console is, apart from the site: a host name of its own, which leads to the same servers. `/ops` and its calls are then answered there alone, and passkeys of colleagues belong to it.',
        { standard: '/ops of PUBLIC_ORIGIN', example: 'https://ops.aangan.example' },
      ),
      it('HOST', 'The address it listens on.', {
        standard: '0.0.0.0; 127.0.0.1 outside production',
      }),
      it('PORT', 'The port it listens on.', { standard: '3000' }),
      it(
        'TRUSTED_PROXIES',
        'How many proxies of ours stand before it. With 0 everybody behind a proxy shares one limit on attempts; with too many a caller may claim any address.',
        { standard: '0', example: '1' },
      ),
      it(
        'LEAVING_SECONDS',
        'How long it goes on answering after SIGTERM, while `/readyz` says `leaving`.',
        { standard: '10; 0 outside production' },
      ),
      it('METRICS_PORT', 'Where `/metrics` is, for Prometheus and not for the public.', {
        standard: 'nowhere',
        example: '9100',
      }),
      it('OTEL_EXPORTER_OTLP_ENDPOINT', 'Collector of traces (OTLP over HTTP), without the path.', {
        example: 'http://collector:4318',
      }),
      it('OTEL_EXPORTER_OTLP_HEADERS', 'Headers it asks for: `name=value`, separated by commas.'),
      it('OTEL_TRACES_SAMPLER_ARG', 'Share of requests that are traced.', { standard: '1' }),
      it('LOG_LEVEL', '`debug`, `info`, `warn`, `error` or `silent`.', { standard: 'info' }),
      it('LOG_FORM', '`json` or `sentences`.', { standard: 'json' }),
      it(
        'AANGAN_DATA',
        'The folder for pictures and bank files, without a bucket; then all servers have to see the same one.',
        { standard: '.data' },
      ),
      it('AANGAN_SITE', '`off` where the screens come from elsewhere.', { standard: 'on' }),
    ],
  },
  {
    title: 'The database',
    variables: [
      needed(
        'DATABASE_URL',
        'PostgreSQL 15 or newer, directly or by a proxy that keeps sessions: LISTEN and prepared statements rule out transaction pooling. Several hosts (a:5432,b:5432): the one that takes writes is used.',
        'postgresql://aangan:password@db.example:5432/aangan',
      ),
      it(
        'OWNER_DATABASE_URL',
        'The same database as the role that owns its tables. Only `migrate` is given it; the role of `DATABASE_URL`, which serves, is then granted rows and nothing else.',
        { standard: 'DATABASE_URL', example: 'postgresql://owner:password@db.example:5432/aangan' },
      ),
      it(
        'DATABASE_POOL_SIZE',
        'Connections of one server; work in the background, the queue, live updates and the readiness probe take eleven more.',
        { standard: '16' },
      ),
      it(
        'MIGRATE_AT_START',
        '`on`: a starting server migrates by itself, for an installation of one server.',
        { standard: 'off; on outside production' },
      ),
    ],
  },
  {
    title: 'Pictures and files',
    variables: [
      it(
        'S3_BUCKET',
        'A private bucket of any server of the S3 protocol, for pictures, documents and bank files. The four of S3 belong together.',
        { standard: 'they lie in AANGAN_DATA' },
      ),
      it('S3_REGION', 'Its region.', { example: 'ap-south-1' }),
      it('S3_ACCESS_KEY_ID', 'Who may read, write, list and delete there.'),
      it('S3_SECRET_ACCESS_KEY', 'See above.'),
      it('S3_ENDPOINT', 'The address of a server that is not Amazon’s.', {
        example: 'https://s3.example',
      }),
    ],
  },
  {
    title: 'Backups',
    variables: [
      it(
        'AANGAN_BACKUPS',
        'The folder for copies of the database and its WAL, on another disk than the database.',
        { standard: 'backups in AANGAN_DATA' },
      ),
      it('BACKUPS_KEPT_DAYS', 'How far back one can go.', { standard: '14' }),
    ],
  },
  {
    title: 'Secrets',
    variables: [
      needed(
        'AANGAN_SECRET',
        'At least 32 characters, from which every key is derived: without it what is sealed cannot be read. Keep it apart from the backups.',
        '',
      ),
      it(
        'AANGAN_OLD_SECRETS',
        'Former secrets, separated by commas, until everything is sealed anew.',
      ),
    ],
  },
  {
    title: 'Who runs it',
    variables: [
      needed(
        'AANGAN_BRAND_NAME',
        'What the product is called. Pages and messages get it from the server: one build serves any brand.',
        'Aangan',
      ),
      ...LANGUAGES.filter(({ script }) => script !== 'latin').map(({ code, name }) =>
        it(`AANGAN_BRAND_NAME_${code.toUpperCase()}`, `The same in ${name}.`, {
          standard: 'the name itself',
        }),
      ),
      needed('AANGAN_SUPPORT_EMAIL', 'Where people write.', 'help@aangan.example'),
      needed(
        'AANGAN_SUPPORT_PHONE',
        'Where people call, and where an SMS goes that somebody sends from a visit that is not safe, without a connection: a number that takes both, and whose SMS are read at every hour.',
        '+912255500142',
      ),
      it('AANGAN_SUPPORT_HOURS', 'Its hours, daily, in India.', { standard: '09:00-21:00' }),
      needed(
        'AANGAN_MESSAGING_NUMBER',
        'Digits with country code, for the messaging app.',
        '912255500142',
      ),
      it('AANGAN_ANDROID_APP', 'Address of the app in the store.'),
      it('AANGAN_IPHONE_APP', 'Address of the app in the store.'),
      needed(
        'AANGAN_SOURCE_URL',
        'Where everybody finds the source of the very version that runs, with whatever you have changed: each app links to it (AGPL-3.0, section 13).',
        'https://code.example/aangan/tree/v0.1.0',
      ),
      needed('AANGAN_LEGAL_NAME', 'Who issues invoices.', 'Courtyard Services Private Limited'),
      needed('AANGAN_GSTIN', 'Its GSTIN, of Maharashtra.', ''),
      needed('AANGAN_LEGAL_ADDRESS', 'Its address on invoices.', ''),
    ],
  },
  {
    title: 'Money',
    variables: [
      it(
        'PAYMENT_PROVIDER',
        `${PAYMENT_PROVIDERS.filter((one) => one !== 'sandbox')
          .map((one) => `\`${one}\``)
          .join(', ')} or \`sandbox\`, in which anybody pays for nothing.`,
        { standard: 'phonepe; sandbox outside production' },
      ),
      ...PAYMENT_PROVIDERS.flatMap((provider) =>
        ACCOUNTS[provider].variables.map(({ name, says, standard }) =>
          it(name, says, standard ? { standard } : {}),
        ),
      ),
      it(
        'PAYOUTS_BY',
        '`bank-file`: people carry files to the bank; `sandbox` beside a simulated gateway.',
        { standard: 'bank-file' },
      ),
    ],
  },
  {
    title: 'Messages',
    variables: [
      it('SMTP_URL', 'With MAIL_FROM: the mail server.', {
        example: 'smtps://user:password@mail.example:465',
      }),
      it('MAIL_FROM', 'The sender of mails.', { example: 'hello@aangan.example' }),
      it(
        'AANGAN_WITHOUT_MESSAGES',
        '`on`: this server may open in production without mail, SMS and WhatsApp, as a rehearsal does. Nobody can be sent a code to sign in.',
        { standard: 'off' },
      ),
      it('MSG91_AUTH_KEY', 'SMS; the three of MSG91 belong together.'),
      it('MSG91_WEBHOOK_TOKEN', 'See above.'),
      it('MSG91_TEMPLATES', 'Ids of the registered sentences, `login_otp.en=65f1,…`.'),
      it('WHATSAPP_TOKEN', 'The four of WhatsApp belong together.'),
      it('WHATSAPP_PHONE_NUMBER_ID', 'See above.'),
      it('WHATSAPP_APP_SECRET', 'See above.'),
      it('WHATSAPP_VERIFY_TOKEN', 'See above.'),
      it('VAPID_PUBLIC_KEY', 'With VAPID_PRIVATE_KEY: messages to browsers.'),
      it('VAPID_PRIVATE_KEY', 'See above.'),
      it(
        'MESSAGES_A_DAY',
        'What goes out on a day at most, `sms=20000,whatsapp=50000,email=100000`; codes have as much again. Operations hear at 80 %.',
      ),
    ],
  },
  {
    title: 'Ways in',
    variables: [
      it('GOOGLE_CLIENT_ID', 'Sign-in by Google, with its secret.'),
      it('GOOGLE_CLIENT_SECRET', 'See above.'),
      it('FACEBOOK_CLIENT_ID', 'Sign-in by Facebook, with its secret.'),
      it('FACEBOOK_CLIENT_SECRET', 'See above.'),
      it('X_CLIENT_ID', 'Sign-in by X, with its secret.'),
      it('X_CLIENT_SECRET', 'See above.'),
      it('ID_TOKEN_ISSUER', 'ID tokens of a native app; the three belong together.'),
      it('ID_TOKEN_AUDIENCE', 'See above.'),
      it('ID_TOKEN_JWKS_URL', 'See above.'),
      it('AANGAN_CAPTCHA_AT_SIGN_UP', '`off`: nobody proves to be no program before signing up.', {
        standard: 'on; off outside production',
      }),
      it('AANGAN_TELL_ACCOUNTS_APART', '`on`: a failed sign-in tells whether the account exists.', {
        standard: 'off',
      }),
    ],
  },
  {
    title: 'For development and tests',
    variables: [
      it(
        'AANGAN_BOOKING_LIMITS',
        '`off`: one person may book, and write, without end. Production refuses it.',
        { standard: 'on' },
      ),
      it('AANGAN_CHECK_ANSWERS', '`on`: each answer is compared with the contract.', {
        standard: 'off',
      }),
      it('SANDBOX_PORT', 'Of the simulated gateway.', { standard: 'PORT + 1' }),
      it('SANDBOX_ORIGIN', 'Where browsers reach it.'),
      it('SIMULATOR_PORT', 'Of the simulated companies for signing in.', { standard: 'PORT + 2' }),
    ],
  },
];

export const VARIABLES: readonly Variable[] = CHAPTERS.flatMap(({ variables }) => variables);
