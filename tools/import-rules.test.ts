import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { importRules } from './import-rules.ts';

/** One planted violation per rule: the file that breaks it, and what it imports. */
const planted: Record<string, readonly [file: string, imported: string][]> = {
  'kernel-imports-nothing': [
    ['kernel/money.ts', '#contract/policy.ts'],
    ['kernel/time.ts', 'node:fs'],
    ['kernel/ids.ts', 'hono'],
  ],
  'contract-imports-kernel-only': [
    ['contract/customer/book-slot.ts', '#server/modules/booking/booking.ts'],
    ['contract/fields/email.ts', 'node:crypto'],
    ['contract/fields/mobile.ts', 'zod'],
  ],
  'contract-doors-stand-apart': [
    ['contract/customer/book-slot.ts', '#contract/ops/refund.ts'],
    ['contract/public/catalogue.ts', '#contract/customer/profile.ts'],
  ],
  'screens-never-import-the-server': [
    ['apps/customer/shell/session.ts', '#server/platform/database.ts'],
    ['ui/money.tsx', '#server/modules/booking/booking.ts'],
    ['apps/customer/shell/session.test.ts', '#server/flows/identity/sign-in.ts'],
  ],
  'an-app-sees-its-own-door': [
    ['apps/customer/shell/session.ts', '#contract/ops/refund.ts'],
    ['apps/ops/shell/session.ts', '#contract/customer/book-slot.ts'],
    ['apps/customer/shell/session.ts', '#contract/operations.ts'],
    ['apps/ops/shell/frame.ts', '../../customer/shell/session.ts'],
    ['apps/karigar/day/day.tsx', '../../customer/shell/session.ts'],
  ],
  'what-apps-share-knows-no-app': [
    ['apps/browser/call.ts', '../customer/shell/session.ts'],
    ['apps/browser/captcha.ts', '#contract/customer/profile.ts'],
  ],
  'features-do-not-know-each-other': [
    ['apps/customer/booking/dialog.tsx', '../profile/menu.tsx'],
    ['apps/ops/features/refunds/list.tsx', '../visits/list.tsx'],
  ],
  'app-arrows-point-down': [['apps/customer/booking/dialog.tsx', '../routes/main.tsx']],
  'the-shell-knows-no-feature': [['apps/customer/shell/session.ts', '../booking/dialog.tsx']],
  'ui-knows-no-domain': [
    ['ui/dialog.tsx', '#contract/policy.ts'],
    ['ui/toast.tsx', '../apps/customer/shell/session.ts'],
  ],
  'words-import-no-screens': [['i18n/en/booking.ts', '#ui/dialog.tsx']],
  'nouns-do-not-know-each-other': [
    ['server/modules/booking/placing.ts', '../payment/payment.ts'],
    ['server/modules/booking/store.ts', '#server/modules/payment/store.ts'],
  ],
  'a-rule-is-given-its-facts': [
    ['server/modules/booking/cancellation.ts', './store.ts'],
    ['server/modules/booking/cancellation.ts', './placing-store.ts'],
    ['server/modules/booking/placing.ts', '#server/platform/database.ts'],
    ['server/modules/booking/no-show.ts', 'node:crypto'],
    ['server/modules/booking/instalments.ts', 'hono'],
  ],
  'a-store-knows-the-database-only': [
    ['server/modules/booking/store.ts', '#server/flows/booking/book-slot.ts'],
    ['server/modules/payment/store.ts', '#server/effects/start-payment.ts'],
  ],
  'views-only-read': [
    ['server/views/open-slots.ts', '#server/modules/booking/store.ts'],
    ['server/views/my-bookings.ts', '#server/flows/booking/book-slot.ts'],
  ],
  'flows-do-not-call-flows': [
    ['server/flows/booking/cancel-booking.ts', './book-slot.ts'],
    ['server/flows/steps/booking/free-team.ts', '../../booking/book-slot.ts'],
    ['server/flows/steps/booking/free-team.ts', '../../booking/steps/end-visit.ts'],
    ['server/flows/visit/finish-work.ts', '../booking/steps/end-visit.ts'],
    ['server/flows/booking/steps/end-visit.ts', '../book-slot.ts'],
  ],
  'cache-only-remembers': [
    ['server/cache/app-cache.ts', '#server/flows/booking/book-slot.ts'],
    ['server/cache/app-cache.ts', '#server/views/open-slots.ts'],
  ],
  'a-flow-writes-and-stays-inside': [
    ['server/flows/booking/cancel-booking.ts', '#server/effects/start-payment.ts'],
    ['server/flows/booking/book-slot.ts', '#server/views/open-slots.ts'],
  ],
  'only-effects-call-adapters': [
    ['server/flows/booking/book-slot.ts', '#server/adapters/gateway.ts'],
    ['server/api/webhooks/payment.ts', '#server/adapters/gateway.ts'],
  ],
  'adapters-know-no-business': [
    ['server/adapters/gateway.ts', '#server/modules/payment/payment.ts'],
  ],
  'platform-knows-no-domain': [
    ['server/platform/database.ts', '#server/modules/booking/booking.ts'],
    ['server/platform/serve.ts', '#contract/policy.ts'],
  ],
  'nothing-imports-the-doors': [
    ['server/flows/booking/book-slot.ts', '#server/api/customer.ts'],
    ['server/effects/start-payment.ts', '#server/api/customer.ts'],
  ],
  'nothing-imports-the-wiring': [
    ['server/flows/booking/book-slot.ts', '#server/reactions.ts'],
    ['server/api/customer.ts', '#server/app.ts'],
  ],
  'seeds-are-not-shipped-into-the-house': [['server/api/customer.ts', '#server/seed/cast.ts']],
  'production-imports-no-tests': [
    ['apps/customer/shell/session.ts', '#testing/cast.ts'],
    ['server/flows/booking/book-slot.ts', './book-slot.test.ts'],
    ['server/api/customer.ts', '#tools/dev.ts'],
  ],
  'no-cycles': [['kernel/money.ts', './time.ts']],
  'no-import-into-nowhere': [['server/main.ts', '#server/platform/gone.ts']],
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('every import rule has a planted violation', () => {
  expect(Object.keys(planted).sort()).toEqual(importRules.map((rule) => rule.name).sort());
});

describe.each(Object.entries(planted))('%s', (name, violations) => {
  test.each(violations)('bites when %s imports %s', async (file, imported) => {
    const sentences = await checkImports(houseWhere(file, imported));
    expect(sentences.filter((sentence) => sentence.includes(`: ${name}.`))).not.toEqual([]);
    const elsewhere = sentences.filter((sentence) => !sentence.startsWith(`${file} `));
    expect(elsewhere.filter((sentence) => !sentence.includes(': no-cycles.'))).toEqual([]);
  });
});

describe('no way of writing an import escapes', () => {
  const ways = [
    ['import type', "import type { Booking } from '#server/modules/booking/booking.ts';"],
    ['re-export', "export * from '#server/modules/booking/booking.ts';"],
    ['named re-export of a type', "export type { A } from '#server/modules/booking/booking.ts';"],
    ['import for effect', "import '#server/modules/booking/booking.ts';"],
    ['dynamic import', "export const load = () => import('#server/modules/booking/booking.ts');"],
    ['relative path', "export * from '../server/modules/booking/booking.ts';"],
  ] as const;

  test.each(ways)('%s', async (_way, line) => {
    const root = app();
    write(root, 'ui/dialog.tsx', `${line}\nexport const Dialog = () => <p title="x">hello</p>;\n`);
    expect(await checkImports(root)).toEqual([
      expect.stringContaining('screens-never-import-the-server'),
    ]);
  });
});

test('an import hidden in a type is refused, because no rule can follow it', async () => {
  const root = houseWhere('ui/toast.tsx', './dialog.tsx');
  write(root, 'ui/toast.tsx', "export type B = import('#server/modules/booking/booking.ts').B;");
  expect(await checkImports(root)).toEqual([expect.stringContaining('cannot follow this import')]);
});

test('the product as it should be passes', async () => {
  expect(await checkImports(app())).toEqual([]);
});

/** A small house that keeps every rule. */
function app(): string {
  const root = mkdtempSync(join(tmpdir(), 'aangan-house-'));
  folders.push(root);
  write(root, 'package.json', readFileSync('package.json', 'utf8'));
  for (const library of ['zod', 'hono']) {
    write(root, `node_modules/${library}/package.json`, `{"name":"${library}","main":"index.js"}`);
    write(root, `node_modules/${library}/index.js`, '');
  }
  const files: Record<string, string> = {
    'kernel/money.ts': '',
    'kernel/time.ts': "import type {} from './money.ts';",
    'contract/policy.ts': "import '#kernel/money.ts';",
    'contract/public/catalogue.ts': "import '../policy.ts';",
    'contract/customer/book-slot.ts': "import '../public/catalogue.ts';",
    'contract/customer/profile.ts': '',
    'contract/ops/refund.ts': '',
    'contract/operations.ts': "import './ops/refund.ts';",
    'server/app.ts': "import './api/customer.ts'; import './open-adapters.ts';",
    'server/open-adapters.ts': "import './adapters/gateway.ts';",
    'server/reactions.ts': "import './effects/start-payment.ts';",
    'server/api/customer.ts':
      "import '../flows/booking/book-slot.ts'; import '../views/open-slots.ts';",
    'server/flows/booking/book-slot.ts':
      "import '#server/modules/booking/store.ts'; import '../steps/booking/take-openings.ts'; import './steps/end-visit.ts'; import '#server/modules/booking/placing-store.ts'; import '#server/cache/app-cache.ts';",
    'server/modules/booking/placing-store.ts': "import '#server/platform/database.ts';",
    'server/cache/app-cache.ts': "import '#server/modules/booking/store.ts';",
    'server/flows/booking/book-slot.test.ts': "import '#testing/cast.ts';",
    'server/flows/identity/sign-in.ts': '',
    'server/flows/booking/steps/end-visit.ts': "import '../../steps/booking/take-openings.ts';",
    'server/flows/steps/booking/take-openings.ts': '',
    'server/views/open-slots.ts':
      "import '#server/modules/booking/booking.ts'; import '#server/cache/app-cache.ts';",
    'server/modules/booking/booking.ts': "import '#kernel/time.ts';",
    'server/modules/booking/store.ts':
      "import './booking.ts'; import '#server/platform/database.ts';",
    'server/modules/payment/payment.ts': '',
    'server/modules/payment/store.ts': '',
    'server/effects/start-payment.ts': "import '#server/adapters/gateway.ts';",
    'server/adapters/gateway.ts': '',
    'server/platform/database.ts': "import 'node:fs'; import 'hono';",
    'server/seed/cast.ts': '',
    'apps/customer/routes/main.tsx':
      "import '../booking/dialog.tsx'; import '../profile/menu.tsx';",
    'apps/customer/booking/dialog.tsx': "import '../shell/session.ts'; import '#ui/dialog.tsx';",
    'apps/customer/profile/menu.tsx': '',
    'apps/customer/shell/session.ts': "import '#contract/customer/profile.ts';",
    'apps/browser/call.ts': "import '#contract/public/catalogue.ts';",
    'apps/karigar/shell/session.ts':
      "import '../../browser/call.ts'; import '#contract/applicant/apply.ts';",
    'contract/applicant/apply.ts': '',
    'apps/ops/features/refunds/list.tsx': '',
    'apps/ops/features/visits/list.tsx': '',
    'ui/dialog.tsx': "import '#kernel/money.ts'; import art from './art.svg';",
    'ui/art.svg': '<svg/>',
    'testing/cast.ts': "import '#server/seed/cast.ts';",
    'tools/dev.ts': '',
  };
  for (const [path, text] of Object.entries(files)) write(root, path, text);
  return root;
}

function houseWhere(file: string, imported: string): string {
  const root = app();
  write(root, file, `import '${imported}';`);
  return root;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
