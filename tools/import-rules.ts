import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

const DOOR = '(customer|karigar|integrator|ops|applicant)';
const TEST = '\\.(test|story|bench)\\.tsx?$';
/** `store.ts`, or `placing-store.ts` where one noun has so much to write that a part of it stands apart. */
const STORE = '^server/modules/.*\\bstore\\.ts$';
const SHIPPED = '^(kernel|contract|server|apps|ui|i18n)/';
const SUPPORT = '^(testing|stories|tools)/';
const LOCAL = '^(kernel|contract|server|apps|ui|i18n|testing|stories|tools)/';
const FEATURE = '^apps/([^/]+)/(?:features/)?(?!routes/|shell/|api/|features/)([^/]+)/';

/**
 * The arrows of ARCHITECTURE.md, one rule each: who may not import whom.
 * `import-rules.test.ts` breaks every one of them on purpose and sees it bite.
 */
export const importRules: readonly IRegularForbiddenRuleType[] = [
  rule('kernel-imports-nothing', 'The kernel knows no business, no library and no platform.', {
    from: production('^kernel/'),
    to: { pathNot: '^kernel/' },
  }),
  rule(
    'contract-imports-kernel-only',
    'Both sides of the wire share it: it leans on nothing else.',
    {
      from: production('^contract/'),
      to: { pathNot: ['^kernel/', '^contract/', '^node_modules/zod/mini/'] },
    },
  ),
  rule('contract-doors-stand-apart', 'One door does not promise what is behind another.', {
    from: production('^contract/([^/]+)/'),
    to: { path: `^contract/${DOOR}/`, pathNot: '^contract/$1/' },
  }),
  rule(
    'screens-never-import-the-server',
    'A screen asks over HTTP, or secrets end up in its bundle.',
    {
      from: { path: '^(apps|ui|i18n)/' },
      to: { path: '^server/' },
    },
  ),
  rule(
    'an-app-sees-its-own-door',
    'What a customer downloads must not name what operations can do.',
    {
      from: { path: '^apps/([^/]+)/' },
      to: {
        path: [`^contract/${DOOR}/`, '^contract/operations\\.ts$', '^apps/[^/]+/'],
        // Applicants apply in the Karigar's app.
        pathNot: ['^contract/$1/', '^apps/$1/', '^apps/browser/', '^contract/applicant/'],
      },
    },
  ),
  rule('what-apps-share-knows-no-app', 'It speaks for any of them, with words that they bring.', {
    from: production('^apps/browser/'),
    to: { path: ['^apps/(?!browser/)', `^contract/${DOOR}/`, '^i18n/'] },
  }),
  rule('features-do-not-know-each-other', 'A route puts features together.', {
    from: production(FEATURE),
    to: { path: FEATURE, pathNot: '^apps/$1/(?:features/)?$2/' },
  }),
  rule('app-arrows-point-down', 'Routes see features, features see the shell, never back.', {
    from: production('^apps/[^/]+/(?!routes/)[^/]+/'),
    to: { path: '^apps/[^/]+/routes/' },
  }),
  rule('the-shell-knows-no-feature', 'The frame of an app holds any feature.', {
    from: production('^apps/[^/]+/(shell|api)/'),
    to: { path: FEATURE },
  }),
  rule('ui-knows-no-domain', 'The design system draws what it is given.', {
    from: production('^ui/'),
    to: { path: ['^apps/', '^contract/(?!fields/)'] },
  }),
  rule('words-import-no-screens', 'Screens, messages and mail all use them.', {
    from: production('^i18n/'),
    to: { path: LOCAL, pathNot: ['^i18n/', '^kernel/', '^contract/'] },
  }),
  rule('nouns-do-not-know-each-other', 'They refer by id, and meet in flows and views.', {
    from: production('^server/modules/([^/]+)/'),
    to: { path: '^server/modules/', pathNot: '^server/modules/$1/' },
  }),
  rule('a-rule-is-given-its-facts', 'No store, no platform, no library: facts come as arguments.', {
    from: { path: '^server/modules/', pathNot: [STORE, TEST] },
    to: { pathNot: ['^kernel/', '^contract/', '^server/modules/(?!.*\\bstore\\.ts$)'] },
  }),
  rule('a-store-knows-the-database-only', 'It writes decisions; it takes none and tells nobody.', {
    from: { path: STORE },
    to: { path: LOCAL, pathNot: ['^kernel/', '^contract/', '^server/(modules|platform)/'] },
  }),
  rule('views-only-read', 'A view joins any tables, writes none and sets nothing going.', {
    from: production('^server/views/'),
    to: { path: [STORE, '^server/(flows|effects|adapters|seed)/'] },
  }),
  rule('flows-do-not-call-flows', 'A flow is one transaction; what several do alike is a step.', {
    from: production('^server/flows/([^/]+)/'),
    // `flows/<noun>/steps/` belongs to the flows of that noun, `flows/steps/<room>/` to all of them.
    to: { path: '^server/flows/', pathNot: ['^server/flows/steps/', '^server/flows/$1/steps/'] },
  }),
  rule('cache-only-remembers', 'They keep what stores have read, and set nothing going.', {
    from: production('^server/cache/'),
    to: { path: '^server/(flows|views|effects|adapters|seed)/' },
  }),
  rule('a-flow-writes-and-stays-inside', 'Nobody is told before the commit.', {
    from: production('^server/flows/'),
    to: { path: '^server/(views|effects|adapters|seed)/' },
  }),
  rule('only-effects-call-adapters', 'The world is told after the commit, and only from there.', {
    from: {
      pathNot: ['^server/(effects|adapters)/', '^server/open-adapters\\.ts$', SUPPORT, TEST],
    },
    to: {
      path: '^server/adapters/',
      // A gateway's configuration stands in its folder, and reading it calls nobody.
      pathNot: '^server/adapters/gateway/accounts\\.ts$',
    },
  }),
  rule('adapters-know-no-business', 'A client of the world speaks its protocol and nothing else.', {
    from: production('^server/adapters/'),
    to: {
      path: LOCAL,
      // Operators and Meta let registered sentences through word for word.
      pathNot: [
        ...['^kernel/', '^contract/', '^server/(adapters|platform)/'],
        '^i18n/every/(sms|whatsapp)[\\w-]*\\.ts$',
      ],
    },
  }),
  rule('platform-knows-no-domain', 'Database, log, sessions and serve() would suit any product.', {
    from: production('^server/platform/'),
    to: { path: LOCAL, pathNot: ['^kernel/', '^server/platform/', '^contract/operation\\.ts$'] },
  }),
  rule('nothing-imports-the-doors', 'A verb does not know by which door it was called.', {
    from: production('^server/(?!api/|[^/]+$)'),
    to: { path: '^server/api/' },
  }),
  rule(
    'nothing-imports-the-wiring',
    'The modules that wire the server are imported by nothing inside it.',
    {
      from: production('^server/[^/]+/'),
      to: { path: '^server/(main|app|reactions|timers)\\.ts$' },
    },
  ),
  rule('seeds-are-not-shipped-into-the-house', 'Only the wiring may sow demo data.', {
    from: production('^server/(?!seed/)[^/]+/'),
    to: { path: '^server/seed/' },
  }),
  rule('production-imports-no-tests', 'What only tests need is never shipped.', {
    from: { path: SHIPPED, pathNot: TEST },
    to: { path: [SUPPORT, TEST] },
  }),
  rule('no-cycles', 'A circle has no beginning to read from.', {
    from: {},
    to: { circular: true },
  }),
  rule('no-import-into-nowhere', 'An import that cannot be followed escapes every other rule.', {
    from: {},
    to: { couldNotResolve: true },
  }),
];

function rule(
  name: string,
  comment: string,
  arrow: Pick<IRegularForbiddenRuleType, 'from' | 'to'>,
): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', ...arrow };
}

/** Shipped files of a folder: tests beside them may import what they need. */
function production(path: string): IRegularForbiddenRuleType['from'] {
  return { path, pathNot: TEST };
}
