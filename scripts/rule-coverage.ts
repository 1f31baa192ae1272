import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberedRules, uncoveredRules } from './rule-coverage-report.ts';

const root = join(import.meta.dirname, '..');
/** The documents with numbered rules, and the tests that prove them. */
const DOCUMENTS = [
  {
    path: 'docs/pricing.md',
    tests: ['packages/{domain,contract}/src/**/*.test.ts', 'scripts/*-example*.test.ts'],
  },
  { path: 'docs/ordering/payments.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  { path: 'docs/ordering/access.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  { path: 'docs/ordering/kitchen.md', tests: '{packages/{server,web}/src,e2e/src}/**/*.test.ts' },
  { path: 'docs/kitchen/courses.md', tests: '{packages/{domain,server,web}/src,e2e/src}/**/*.test.{ts,tsx}' },
  { path: 'docs/till/ringing-up.md', tests: 'packages/{domain,server}/{src,test}/**/*.test.ts' },
  { path: 'docs/till/devices.md', tests: 'packages/{domain,server,web}/{src,test}/**/*.test.{ts,tsx}' },
  { path: 'docs/till/staff.md', tests: 'packages/{domain,server,web}/{src,test}/**/*.test.{ts,tsx}' },
  { path: 'docs/till/at-the-till.md', tests: '{packages/web/src,e2e/src}/**/*.test.ts' },
  { path: 'docs/till/handheld.md', tests: '{packages/{domain,web}/src,e2e/src}/**/*.test.ts' },
  {
    path: 'docs/till/kiosk.md',
    tests: [
      'packages/{domain,server,web}/{src,test}/**/*.test.ts',
      'e2e/src/**/*.test.ts',
      'e2e/src/kiosk/*.ts',
    ],
  },
  { path: 'docs/till/drafts.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  { path: 'docs/till/lines.md', tests: 'packages/{domain,server}/{src,test}/**/*.test.ts' },
  {
    path: 'docs/till/calls-and-storage.md',
    tests: 'packages/{contract,server,web}/src/**/*.test.ts',
  },
  { path: 'docs/payments/accounts.md', tests: 'packages/{server,web}/{src,test}/**/*.test.ts' },
  { path: 'docs/payments/adyen.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  { path: 'docs/payments/cash.md', tests: 'packages/{domain,server,web}/{src,test}/**/*.test.{ts,tsx}' },
  { path: 'docs/payments/cybersource.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  { path: 'docs/payments/fiuu.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  { path: 'docs/payments/local-qr.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  {
    path: 'docs/payments/port.md',
    tests: '{packages/{server,web}/{src,test},e2e/src}/**/*.test.ts',
  },
  {
    path: 'docs/payments/receipts.md',
    tests: 'packages/{contract,web}/{src,test}/**/*.test.{ts,tsx}',
  },
  { path: 'docs/payments/refunds.md', tests: '{packages/server/{src,test},e2e/src}/**/*.test.ts' },
  { path: 'docs/payments/saved-cards.md', tests: 'packages/{server,web}/src/**/*.test.ts' },
  { path: 'docs/payments/stripe.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  { path: 'docs/payments/taiwan.md', tests: 'packages/{domain,server,web}/{src,test}/**/*.test.{ts,tsx}' },
  { path: 'docs/payments/terminals.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
  { path: 'docs/office/change-sets.md', tests: 'packages/{domain,server,web}/{src,test}/**/*.test.{ts,tsx}' },
  {
    path: 'docs/office/first-run.md',
    tests: '{packages/{contract,server,web}/src,e2e/src}/**/*.test.{ts,tsx}',
  },
  { path: 'docs/office/import.md', tests: '{packages/web/src,e2e/src}/**/*.test.ts' },
  {
    path: 'docs/office/menu-editor.md',
    tests: '{packages/{contract,server,web}/src,e2e/src}/**/*.test.{ts,tsx}',
  },
  { path: 'docs/office/shop.md', tests: 'packages/{domain,server,web}/{src,test}/**/*.test.{ts,tsx}' },
  { path: 'docs/office/people.md', tests: 'packages/{domain,server,web}/{src,test}/**/*.test.{ts,tsx}' },
  { path: 'docs/office/privacy.md', tests: '{packages/server/src,e2e/src}/**/*.test.ts' },
  { path: 'docs/office/promotions.md', tests: 'packages/{domain,server,web}/{src,test}/**/*.test.{ts,tsx}' },
  { path: 'docs/office/export.md', tests: 'packages/{server,web}/src/**/*.test.ts' },
  { path: 'docs/office/tokens.md', tests: '{packages/{server,web}/src,e2e/src}/**/*.test.ts' },
  { path: 'docs/members.md', tests: 'packages/server/{src,test}/**/*.test.ts' },
] as const;

for (const { path, tests } of DOCUMENTS) {
  const document = readFileSync(join(root, path), 'utf8');
  const sources = globSync(tests, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const uncovered = uncoveredRules(document, sources);
  for (const id of uncovered) process.stderr.write(`${path}: no test's title begins with ${id}\n`);
  process.stdout.write(
    `${path}: ${numberedRules(document).length} rules, ${uncovered.length} without a test\n`,
  );
  if (uncovered.length > 0) process.exitCode = 1;
}
