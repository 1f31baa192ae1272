import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { type MinifyOptions, minify } from 'terser';
import { build, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { OLDEST } from './build/browsers.ts';
import { buildSteps } from './build/build-steps.ts';
import { documentFields } from './build/field-facts.ts';
import { guestChunks } from './build/guest-chunks.ts';
import { pageBundles } from './build/page-bundles.ts';
import { noScript, STAFF_TEXTS, textBundles } from './build/text-bundles.ts';
import { pageChunk } from './src/app/page-files.ts';
import { PAGES } from './src/app/pages.ts';

const { chrome, edge, firefox, safari, safari_ios } = OLDEST.guest;
const GUESTS = [
  `chrome >= ${chrome}`,
  `safari >= ${safari}`,
  `ios_saf >= ${safari_ios}`,
  `firefox >= ${firefox}`,
  `edge >= ${edge}`,
];
const TARGET = [`chrome${chrome}`, `safari${safari}`, `firefox${firefox}`, `edge${edge}`];
const VERSION: unknown = JSON.parse(
  await readFile(join(import.meta.dirname, 'package.json'), 'utf8'),
).version;
const SERVER = process.env.SERVER_URL ?? 'http://localhost:3030';
/** Prefixes of files that the service worker never caches for guests: staff pages, their shared chunks and texts. */
const STAFF_FILES = [
  ...PAGES.filter(({ audience }) => audience !== 'guest').map(pageChunk),
  'staff',
  'office-*',
  'read-codes',
  'code-reader',
  'dragging',
  ...Array.from(STAFF_TEXTS, (bundle) => `texts-*-${bundle}`),
];
const REACT_DOM = /node_modules\/(react-dom|scheduler)\//;
const DIALOGS =
  /node_modules\/(@base-ui|@floating-ui)\/|web\/src\/ui\/overlays\/(closing|dialog-frame|pictured-body)/;
const STAFF = /web\/src\/(features\/staff\/sign-in|data\/devices)\//;
const VIRTUAL = /node_modules\/@tanstack\/(virtual-core|react-virtual)\//;
const DRAGGING = /node_modules\/(@atlaskit|bind-event-listener|raf-schd)\//;
const PARTS =
  /web\/src\/(?!lib\/code-reader)(lib|ui|app|i18n|data\/(calls|shops|organisation)|features\/guest\/(shops|language))\/|node_modules\//;
const FIRST_LOAD: ReadonlySet<string> = new Set(['preload', 'react', 'menu', 'shared']);
const TERSER: MinifyOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 3, pure_getters: true },
};
// what puts a bill's steps and rules into words comes with the sheets that say them, not with a guest's first load
const SHARED =
  /web\/src\/(features\/guest\/|data\/(?!devices\/|offers\/use-(explanation|condition|sentence)-texts))|packages\/domain\/(?!src\/rules\/sentence)/;

/** Leaves the version beside what was built, by which a start finds a build of another one. */
const versionFile: Plugin = {
  name: 'version-file',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.txt', source: String(VERSION) });
  },
};

/** Minifies the parts that a guest loads first once more with Terser: 2 KiB less after compression. */
const firstLoadMinified: Plugin = {
  name: 'first-load-minified',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const first = chunks.filter(({ name }) => FIRST_LOAD.has(name));
    for (const chunk of first) {
      const { code } = await minify(chunk.code, TERSER);
      chunk.code = code ?? chunk.code;
    }
  },
};

/** Minifies the check for old browsers, which every guest loads, without newer syntax. */
const oldBrowserMinified: Plugin = {
  name: 'old-browser-minified',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  async writeBundle({ dir = '' }) {
    const file = join(dir, 'old-browser.js');
    const source = await readFile(file, 'utf8');
    const { code } = await minify(source, { ecma: 5 });
    await writeFile(file, code ?? source);
  },
};

/** Pages of the staff and the office. */
const STAFF_PAGES: ReadonlySet<string> = new Set(
  PAGES.filter(({ audience }) => audience !== 'guest').map(pageChunk),
);

/**
 * Returns what is fetched along with a part. Pages of the staff name their styles alone, which have to be there first; the
 * scripts that they import follow them: their names would be a twentieth of what every guest loads first.
 */
function resolveDependencies(file: string, dependencies: string[]): string[] {
  const [, page = ''] = /^assets\/(.+)-[\w-]{7}\.js$/.exec(file) ?? [];
  return STAFF_PAGES.has(page) ? dependencies.filter((each) => each.endsWith('.css')) : dependencies;
}

/** Compresses what was built as well as can be, so that the server's first guest does not wait for it. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|html|wasm)$/.test(name));
    const compress = async (name: string) => {
      const bytes = await promisify(brotliCompress)(await readFile(join(dir, name)));
      await writeFile(join(dir, `${name}.br`), bytes);
    };
    await Promise.all(names.map(compress));
  },
};

/**
 * Takes the names off React Router's components, which only tools show: a name that is assigned keeps a component
 * in the build that nobody uses (its forms, fetchers and scroll restoration).
 */
const withoutNames: Plugin = {
  name: 'without-names',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({ code: code.replace(/^\w+\.displayName = "[^"]*";$/gm, ''), map: null }),
  },
};

/** Leaves React Router's framework mode out of its links: they would bring its prefetching of pages to every guest. */
const withoutFramework: Plugin = {
  name: 'without-framework',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/ssr\/components\.js$/ },
    handler: (_id, importer) =>
      /react-router\/.*\/dom\/lib\.js$/.test(importer ?? '')
        ? join(import.meta.dirname, 'build/router-links.ts')
        : undefined,
  },
};

/**
 * Leaves the program's larger parts to app/after-paint.ts: what the server drew is fetched and painted first, then
 * they are fetched together and run.
 */
const runLater: Plugin = {
  name: 'run-later',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) =>
      page.replace(
        /<script type="module" crossorigin src="(\/assets\/(?:react|menu)-[^"]+)"><\/script>/g,
        '<link rel="later" fetchpriority="low" crossorigin href="$1" data-program>',
      ),
  },
};

/** Leaves out of the server's drawing what it never does: fetch parts that come later, and stream. */
const drawingOnly: Plugin = {
  name: 'drawing-only',
  resolveDynamicImport: () => false,
  load: { filter: { id: /react-dom-server\.node\.production\.js$/ }, handler: () => 'export default {};' },
};

const { shared, own } = guestChunks();

let hasBuildFailed = false;

/** Builds what the server draws a guest's page with before the application runs: its own components. */
const firstPaint: Plugin = {
  name: 'first-paint',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  buildEnd(error) {
    hasBuildFailed = error !== undefined;
  },
  async closeBundle() {
    // an error here would hide the build's own
    if (hasBuildFailed) return;
    const manifest = join(import.meta.dirname, 'dist/.vite');
    const MANIFEST = await readFile(join(manifest, 'manifest.json'), 'utf8');
    await rm(manifest, { recursive: true });
    await build({
      define: { MANIFEST, 'process.env.NODE_ENV': '"production"', localStorage: 'undefined' },
      configFile: false,
      root: import.meta.dirname,
      publicDir: false,
      logLevel: 'warn',
      css: { transformer: 'lightningcss' },
      plugins: [react(), textBundles, withoutNames, withoutFramework, drawingOnly],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/first-paint/first-paint.tsx',
        outDir: 'dist-server',
        target: 'node22',
        minify: true,
        rollupOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: false } },
      },
    });
  },
};

export default defineConfig({
  define: { VERSION: JSON.stringify(VERSION) },
  plugins: [
    buildSteps((line) => void process.stdout.write(`${line}\n`)),
    react(),
    pageBundles,
    textBundles,
    documentFields,
    noScript,
    withoutNames,
    withoutFramework,
    firstLoadMinified,
    oldBrowserMinified,
    versionFile,
    compressed,
    runLater,
    firstPaint,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Comanda',
        short_name: 'Comanda',
        description: 'Order from your table, take away or delivered',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#ff9b33',
        background_color: '#fffcf8',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,css,js,svg,png,webmanifest}'],
        // a guest's device stores the guest's pages; the others are kept once they were opened
        globIgnores: ['device.webmanifest', ...STAFF_FILES.map((file) => `**/assets/${file}-*`)],
        cleanupOutdatedCaches: true,
        navigateFallback: '/index.html',
        // what the server answers itself; the sandbox's page is the provider's, not ours
        navigateFallbackDenylist: [
          /^\/api(\/|$)/,
          /^\/payments\/sandbox\//,
          /^\/payment\/card\/[^/]+\?t=/,
          /\/owner\/?$/,
          /^\/healthz$/,
          /^\/readyz$/,
          /^\/metrics$/,
        ],
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) =>
              sameOrigin && /^\/api\/(attachments|thumbs)\//.test(url.pathname),
            handler: 'CacheFirst',
            options: {
              cacheName: 'images',
              expiration: { maxEntries: 400, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true },
              cacheableResponse: { statuses: [200] },
            },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'faces', expiration: { maxEntries: 60 } },
          },
        ],
      },
    }),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: browserslistToTargets(browserslist(GUESTS)) },
  },
  json: { namedExports: false },
  build: {
    modulePreload: { resolveDependencies },
    // for firstPaint, which takes it away
    manifest: true,
    target: TARGET,
    cssMinify: 'lightningcss',
    cssTarget: TARGET,
    assetsInlineLimit: 2048,
    // each page is loaded by its route (app/pages.ts); its texts are in files by the pages that say them.
    // app/preload.ts with what it needs comes first and runs before the others are there; React's larger part changes least; what the menu
    // needs comes in one file, and so does what cart, dish and order share; what comes later is in files by its use
    rollupOptions: {
      // timings are for those who profile the build
      checks: { bundlerTimings: false },
      output: {
        // names of files are a part of what a guest loads first: hashes cannot be compressed
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'preload', test: /web\/src\/app\/preload\.ts$/, priority: 2 },
            { name: 'react', test: REACT_DOM, priority: 1 },
            { name: 'menu', tags: ['$initial'] },
            { name: 'dialogs', test: DIALOGS, minShareCount: 2 },
            { name: shared, debugName: 'shared', minShareCount: 2 },
            { name: own, debugName: 'own', minShareCount: 2 },
            { name: 'virtual', test: VIRTUAL, minShareCount: 2 },
            { name: 'dragging', test: DRAGGING, minShareCount: 2 },
            { name: 'parts', test: PARTS, minShareCount: 3 },
            { name: 'further', test: SHARED, minShareCount: 3 },
            { name: 'staff-shared', test: STAFF, minShareCount: 3 },
          ],
        },
      },
    },
  },
  worker: { rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash:7].js' } } },
  server: {
    port: 5100,
    // the host stays as the browser named it: the server lets only its own pages connect
    proxy: { '/api': { target: SERVER, ws: true }, '/payments/sandbox': { target: SERVER } },
  },
});
