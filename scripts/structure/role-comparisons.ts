import { isTest, type SourceFile } from './source-files.ts';

/** A role compared with a name, where the rights of `domain/rights` are asked instead. */
const COMPARISON = /\brole\b\s*[!=]==\s*'|'\s*[!=]==\s*[\w.]*\brole\b/;
const RIGHTS = 'packages/domain/src/rights/';

/**
 * The files that still compare roles, from before there were rights to ask for. None is added; one that compares none any
 * more has to leave the list.
 */
const ROLE_COMPARISONS: ReadonlySet<string> = new Set([
  'packages/domain/src/till/manage-person.ts',
  'packages/server/src/accounts/api-tokens/create-api-tokens.ts',
  'packages/server/src/accounts/list-log-ins.ts',
  'packages/server/src/accounts/log-ins/log-in-proof.ts',
  'packages/server/src/accounts/people/change-people.ts',
  'packages/server/src/accounts/pins/check-pin.ts',
  'packages/server/src/accounts/stores/mail-owners.ts',
  'packages/server/src/accounts/stores/staff-store.ts',
  'packages/server/src/boot/demo-pairing-codes.ts',
  'packages/server/src/catalogue/changes/rights.ts',
  'packages/server/src/catalogue/changes/visible-edits.ts',
  'packages/server/src/exports/create-exports.ts',
  'packages/server/src/members/import-members.ts',
  'packages/server/src/privacy/create-privacy.ts',
  'packages/server/src/promotions/batches/create-coupon-batches.ts',
  'packages/server/src/promotions/grants/grant-shops.ts',
  'packages/server/src/promotions/rewards/create-points.ts',
  'packages/server/src/realtime/identity-rooms.ts',
  'packages/server/src/services/audit-log/audit-log-service.ts',
  'packages/server/src/setup/owner-link.ts',
  'packages/web/src/features/office/audit/components/audit-part.tsx',
  'packages/web/src/features/office/coupon-batches/state/batch-draft.ts',
  'packages/web/src/features/office/import/components/import-part.tsx',
  'packages/web/src/features/office/loyalty/components/loyalty-part.tsx',
  'packages/web/src/features/office/menu/components/bulk-price-sheet.tsx',
  'packages/web/src/features/office/menu/components/chosen-bar.tsx',
  'packages/web/src/features/office/menu/components/dish-form.tsx',
  'packages/web/src/features/office/menu/components/menu-bar.tsx',
  'packages/web/src/features/office/menu/components/menu-filters.tsx',
  'packages/web/src/features/office/menu/components/menu-tree.tsx',
  'packages/web/src/features/office/menu/hooks/use-dish-price.ts',
  'packages/web/src/features/office/menu/hooks/use-grid-columns.ts',
  'packages/web/src/features/office/people/components/log-ins.tsx',
  'packages/web/src/features/office/people/components/people-part.tsx',
  'packages/web/src/features/office/people/components/person-sheet.tsx',
  'packages/web/src/features/office/people/components/second-factor.tsx',
  'packages/web/src/features/office/people/state/person-draft.ts',
  'packages/web/src/features/office/shell/components/office-nav.tsx',
  'packages/web/src/features/office/shell/hooks/use-palette-entries.ts',
  'packages/web/src/features/office/shell/parts.ts',
  'packages/web/src/features/office/shop/components/tax-list.tsx',
  'packages/web/src/features/office/start/start-page.tsx',
  'packages/web/src/features/office/tables/components/tables-part.tsx',
  'packages/web/src/features/office/tax-invoices/hooks/use-invoices.ts',
]);

/** Returns what is wrong with files that compare roles: one outside the rights and the list, or one that need not be on it. */
export function roleBreaches(
  files: readonly Pick<SourceFile, 'path' | 'source'>[],
  listed: ReadonlySet<string> = ROLE_COMPARISONS,
): readonly { readonly place: string; readonly reason: string }[] {
  const comparing = files
    .filter(
      ({ path, source }) =>
        path.startsWith('packages/') && !isTest(path) && !path.startsWith(RIGHTS) && COMPARISON.test(source),
    )
    .map(({ path }) => path);
  const added = comparing.filter((path) => !listed.has(path));
  const left = files.map(({ path }) => path).filter((path) => listed.has(path) && !comparing.includes(path));
  return [
    ...added.map((place) => ({
      place,
      reason: 'compares a role: ask domain/rights (useMay, hasDuty, mayAct)',
    })),
    ...left.map((place) => ({ place, reason: 'compares no role any more: take it off ROLE_COMPARISONS' })),
  ];
}
