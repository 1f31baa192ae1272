import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['packages/domain', 'packages/contract', 'packages/server', 'packages/web', 'demo'];
const MODULES = join(ROOT, 'node_modules');
const TITLE = 'Bienvenue';

const ENTRY = `  {
    code: 'fr',
    field: 'fr',
    tag: 'fr',
    intl: 'fr-FR',
    file: 'fr',
    name: 'Français',
    accepts: /^fr/,
    weekday: 'short',
    isRequired: false,
  },
`;

/** Copies the sources of the program to a folder where its own packages are found before those of this one. */
function copySources(folder: string): void {
  for (const name of PACKAGES) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/(^|\/)(node_modules|dist|dist-server)$/.test(path),
    });
  }
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, 'node_modules/@comanda'), { recursive: true });
  for (const name of readdirSync(MODULES)) {
    if (name !== '@comanda') symlinkSync(join(MODULES, name), join(folder, 'node_modules', name));
  }
  for (const name of PACKAGES) {
    const short = name.replace('packages/', '');
    symlinkSync(join(folder, name), join(folder, 'node_modules/@comanda', short));
    // versions of libraries that differ from those at the root
    const own = join(ROOT, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'));
  }
}

/** Copies every file and folder of English texts for the new language; returns the number of files. */
function copyTexts(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('node_modules'))
    .filter((path) => /\/texts\/en\.json$|\/locales\/en$/.test(path));
  for (const path of entries) {
    const copy = path.replace(/en(\.json)?$/, 'fr$1');
    cpSync(join(folder, path), join(folder, copy), { recursive: true });
  }
  const filesOf = (path: string) =>
    path.endsWith('.json') ? 1 : readdirSync(join(folder, path), { recursive: true }).length;
  return entries.reduce((count, path) => count + filesOf(path), 0);
}

/** Runs a module of the copy; returns what it writes. */
async function evaluate(folder: string, code: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: folder });
  return JSON.parse(stdout);
}

test('a language is added by its files of texts and one entry of the list', async () => {
  const folder = temporaryFolder('comanda-language-');
  copySources(folder);
  const files = copyTexts(folder);
  expect(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')).toContain(`1 source, and ${files} text files`);
  const list = join(folder, 'packages/domain/src/model/languages.ts');
  const before = readFileSync(list, 'utf8');
  writeFileSync(
    list,
    before.replace('] as const satisfies', () => `${ENTRY}] as const satisfies`),
  );
  const app = join(folder, 'packages/web/src/locales/fr/app.json');
  const texts: { title: Record<string, string> } = JSON.parse(readFileSync(app, 'utf8'));
  texts.title.menu = TITLE;
  writeFileSync(app, JSON.stringify(texts));

  const tool = (name: string, args: readonly string[], cwd = folder) =>
    run(process.execPath, [join(MODULES, name), ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
    }).catch((error: { stdout?: string }) => {
      throw new Error(`${name} ${args.join(' ')}: ${error.stdout}`, { cause: error });
    });
  await Promise.all([
    // what these import is checked with them: every package; several checkers of one would check the same types twice
    ...['packages/server', 'packages/web'].map((name) =>
      tool('typescript/bin/tsc', ['--checkers', '1', '-p', name]),
    ),
    tool('vite/bin/vite.js', ['build', '--logLevel', 'error'], join(folder, 'packages/web')),
  ]);

  const assets = join(folder, 'packages/web/dist/assets');
  const built = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const holding = (text: string) =>
    built.filter((name) => readFileSync(join(assets, name), 'utf8').includes(text));
  const bundlesOf = (code: string) => built.filter((name) => name.startsWith(`texts-${code}-`)).length;
  expect(bundlesOf('fr')).toBe(bundlesOf('en'));
  expect(holding(TITLE)).toEqual([expect.stringMatching(/^texts-fr-/)]);
  expect(holding('Français').length).toBeGreaterThan(0);
  const page = readFileSync(join(dirname(assets), 'index.html'), 'utf8');
  expect(page).toContain('<p lang="fr">');

  expect(
    await evaluate(
      folder,
      `import { LANGUAGE_CODES, splitLanguage } from '@comanda/contract';
       import { guestLanguage } from '@comanda/domain';
       import { createRouteTest } from '@comanda/contract/routes';
       const isRouted = createRouteTest(LANGUAGE_CODES);
       const { localeFor } = await import('${folder}/packages/web/dist-server/first-paint.js');
       const { SANDBOX_TEXTS } = await import(
         '${folder}/packages/server/src/payments/providers/sandbox/sandbox-texts.ts'
       );
       const { pageLanguage } = await import('${folder}/packages/server/src/lib/page-language.ts');
       const { mailText } = await import('${folder}/packages/server/src/mails/mail-texts.ts');
       const mail = { to: 'a@b.c', kind: 'resetPassword', locale: 'fr', path: '/x' };
       console.log(JSON.stringify({
         codes: LANGUAGE_CODES,
         preferred: guestLanguage({ tags: ['fr-CA'] }).code,
         split: splitLanguage('/fr/cart'),
         isRouted: isRouted('/fr'),
         greeted: localeFor({ languages: ['fr-CA', 'en'], userAgent: '' }),
         sandbox: SANDBOX_TEXTS[pageLanguage('fr-CA')].title,
         mail: mailText(mail, '').subject,
       }));`,
    ),
  ).toEqual({
    codes: ['en', 'zh-hk', 'zh-cn', 'fr'],
    preferred: 'fr',
    split: { code: 'fr', path: '/cart' },
    isRouted: true,
    greeted: 'fr',
    sandbox: 'Test payment',
    mail: 'Choose a new password',
  });
}, 300_000);
