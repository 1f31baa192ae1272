/** A check that can be turned on for a package, beside the arrows between packages, which are always checked. */
export type Check =
  /** No rooms that import each other in a circle, types included. */
  | 'roomCircles'
  /** No files that import each other in a circle, types included. */
  | 'fileCircles'
  /** Files of other rooms import a room by its `index.ts` only, where it has one. */
  | 'entrances'
  /** Every room that others import has an `index.ts`, so that `entrances` holds for all of them. */
  | 'everyEntrance'
  /** Every room of an audience that another room imports has an `index.ts`, so that `entrances` holds for it. */
  | 'featureEntrances'
  /** A room imports only its own layer and lower ones, and every room has a layer. */
  | 'layers'
  /** Rooms of different audiences never import each other. */
  | 'audiences'
  /** The framework is known to some rooms only. */
  | 'framework';

type Layer = {
  /** Patterns of rooms, as in `rooms`. */
  readonly rooms: readonly string[];
  /** True if the rooms of the layer may not import each other. */
  readonly apart?: boolean;
};

export type Walls = {
  /** The packages of ours that it may import. */
  readonly packages: readonly string[];
  /** True if it may import no library and no module of the runtime. */
  readonly pure?: boolean;
  /** The folder of its rooms; the package's own when absent. */
  readonly source?: string;
  /**
   * Patterns of folders that are rooms, where `*` stands for one name; of several that match, the longest counts. A
   * file directly in the source folder is a room by its name, except `index.ts`.
   */
  readonly rooms?: readonly string[];
  /** True if tests may import files inside rooms, which then need not be exported for tests alone. */
  readonly testsReachInside?: boolean;
  /** The checks that are turned on. */
  readonly checks: readonly Check[];
  /** The layers of rooms, from the bottom up. */
  readonly layers?: readonly Layer[];
  /** Patterns of rooms, one list for each audience. */
  readonly audiences?: readonly (readonly string[])[];
  readonly framework?: { readonly libraries: readonly string[]; readonly rooms: readonly string[] };
};

const ALL: readonly Check[] = [
  'roomCircles',
  'fileCircles',
  'entrances',
  'everyEntrance',
  'featureEntrances',
  'layers',
  'audiences',
  'framework',
];

/**
 * The walls between and within packages, by folder. Patterns of rooms that do not exist yet do no harm.
 */
export const WALLS: Readonly<Record<string, Walls>> = {
  'packages/domain': {
    packages: [],
    pure: true,
    source: 'src',
    rooms: ['*'],
    checks: ALL,
    layers: [
      { rooms: ['model'] },
      { rooms: ['money', 'time'], apart: true },
      { rooms: ['lines'] },
      { rooms: ['catalogue', 'availability'], apart: true },
      { rooms: ['stock'] },
      { rooms: ['options'] },
      { rooms: ['cart'] },
      { rooms: ['pricing'] },
      { rooms: ['promotions'] },
      { rooms: ['bill'] },
      { rooms: ['rules'] },
      { rooms: ['kitchen'] },
      { rooms: ['rights'] },
      {
        rooms: ['changes', 'coupons', 'explanation', 'floor', 'invoices', 'limits', 'split', 'till'],
        apart: true,
      },
    ],
  },
  'packages/contract': {
    packages: ['domain'],
    source: 'src',
    rooms: ['*'],
    checks: ['roomCircles', 'fileCircles', 'entrances', 'layers'],
    layers: [
      {
        rooms: [
          'text.ts',
          'routes.ts',
          'audit-actions.ts',
          'formula-guard.ts',
          'languages.ts',
          'localized.ts',
        ],
        apart: true,
      },
      { rooms: ['normalise.ts', 'presets'], apart: true },
      { rooms: ['schema.ts', 'errors.ts', 'services.ts', 'validate.ts'], apart: true },
      { rooms: ['entities'] },
      { rooms: ['calls', 'changes', 'quote', 'organisation.ts', 'first-paint.ts'], apart: true },
      { rooms: ['events'] },
      { rooms: ['call-table'] },
      { rooms: ['openapi'] },
    ],
  },
  'packages/server': {
    packages: ['contract', 'domain', 'demo'],
    source: 'src',
    rooms: [
      '*',
      'accounts/*',
      'assets/*',
      'catalogue/*',
      'floor/*',
      'fulfilment/*',
      'invoices/*',
      'ordering/*',
      'payments/*',
      'payments/providers/*',
      'promotions/*',
      'services/*',
      'till/*',
      'transport/*',
    ],
    testsReachInside: true,
    checks: ALL,
    layers: [
      { rooms: ['lib'] },
      { rooms: ['db'] },
      { rooms: ['outbox'] },
      { rooms: ['catalogue'] },
      { rooms: ['core'] },
      { rooms: ['catalogue/availability', 'audit', 'mails'] },
      { rooms: ['sessions'] },
      { rooms: ['accounts/tokens', 'accounts/stores', 'accounts/attempt-limiter', 'accounts/log-ins'] },
      { rooms: ['accounts/pins', 'till/settings', 'till/drafts'], apart: true },
      { rooms: ['till/permissions'] },
      { rooms: ['promotions/*'] },
      { rooms: ['kitchen', 'fulfilment/*', 'floor/tables', 'floor/calls'] },
      { rooms: ['ordering/stock', 'ordering/limits', 'ordering/pricing'] },
      { rooms: ['payments/port', 'payments/attempts', 'payments/accounts'] },
      { rooms: ['payments/saved-cards', 'payments/terminals'] },
      { rooms: ['invoices/wanted'] },
      { rooms: ['ordering/bill'] },
      { rooms: ['payments'] },
      { rooms: ['payments/providers/*'] },
      { rooms: ['payments/providers'] },
      { rooms: ['ordering/voiding', 'ordering/split'] },
      { rooms: ['ordering/acceptance', 'ordering/handover'], apart: true },
      { rooms: ['invoices/ecpay'] },
      { rooms: ['invoices'] },
      { rooms: ['floor/codes', 'floor/service'] },
      { rooms: ['ordering/courses', 'ordering/lines', 'ordering/discounts'] },
      { rooms: ['ordering/placing', 'ordering/refunding'] },
      { rooms: ['members', 'ordering', 'catalogue/editing', 'catalogue/changes'] },
      { rooms: ['policies'] },
      {
        rooms: [
          'accounts/passwords',
          'accounts/users',
          'accounts/devices',
          'accounts/api-tokens',
          'accounts/people',
          'accounts/second-factor',
          'accounts/staff',
          'accounts',
        ],
      },
      { rooms: ['media', 'privacy', 'setup'], apart: true },
      { rooms: ['exports'] },
      { rooms: ['composition'] },
      { rooms: ['transport/caller', 'transport/guard'] },
      { rooms: ['services/call', 'services/present', 'services/query'] },
      { rooms: ['realtime'] },
      { rooms: ['services', 'services/*'] },
      { rooms: ['assets', 'assets/*', 'transport', 'transport/*', 'jobs', 'backup'] },
      { rooms: ['boot', 'config.ts'] },
      { rooms: ['main.ts', 'claim.ts', 'load-export.ts', 'payment-keys.ts'], apart: true },
    ],
    framework: {
      libraries: ['@feathersjs/'],
      rooms: [
        'services',
        'services/*',
        'realtime',
        'transport',
        'transport/*',
        'policies',
        'media',
        'boot',
        'main.ts',
      ],
    },
  },
  'packages/web': {
    packages: ['contract', 'domain'],
    source: 'src',
    rooms: ['*', 'data/*', 'ui/*', 'features/*', 'features/guest/*', 'features/staff/*', 'features/office/*'],
    checks: ['roomCircles', 'fileCircles', 'entrances', 'featureEntrances', 'layers', 'audiences'],
    layers: [
      { rooms: ['locales'] },
      { rooms: ['lib'] },
      { rooms: ['i18n'] },
      { rooms: ['ui/*'] },
      { rooms: ['data/*'] },
      { rooms: ['features/guest/*', 'features/staff/*', 'features/office/*'] },
      { rooms: ['app'] },
      { rooms: ['first-paint', 'main.tsx'], apart: true },
    ],
    audiences: [['features/guest/*'], ['features/staff/*'], ['features/office/*']],
  },
  demo: { packages: ['contract', 'domain'], checks: [] },
  e2e: { packages: ['contract', 'domain', 'demo', 'server', 'web'], checks: [] },
  bench: { packages: ['contract', 'domain', 'demo', 'e2e'], checks: [] },
  scripts: { packages: ['contract', 'domain', 'demo', 'e2e', 'web'], checks: [] },
};
