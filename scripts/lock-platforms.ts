/**
 * Checks that the lock file names the binaries of every platform, and with `--fix` adds those that the
 * registry at hand did not offer: `npm ci` refuses a lock file without them, on every platform.
 * Checks as well that an older Node can install by it, see `lock-for-any-node.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockPackage, lockForAnyNode } from './lock-for-any-node.ts';

type Lock = { packages: Record<string, LockPackage> };

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];
const EXACT = /^\d+\.\d+\.\d+$/;

const root = join(import.meta.dirname, '..');
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;

/** Returns the platform of a binary, read from its name; undefined for other packages. */
function platformOf(name: string) {
  const parts = (name.split('/').at(-1) ?? '').split('-');
  const os = parts.filter((part) => SYSTEMS.includes(part));
  const cpu = parts.filter((part) => PROCESSORS.includes(part));
  if (os.length === 0 || cpu.length === 0) return undefined;
  const isMusl = parts.some((part) => part.startsWith('musl'));
  return { os, cpu, ...(os.includes('linux') && { libc: [isMusl ? 'musl' : 'glibc'] }) };
}

const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, version]) => {
    const platform = platformOf(name);
    const isThere = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
      (place) => place in lock.packages,
    );
    if (isThere || platform === undefined || !EXACT.test(version)) return [];
    const { dev, license } = entry;
    return [
      [
        `node_modules/${name}`,
        { version, ...(dev && { dev }), license, optional: true, ...platform },
      ] as const,
    ];
  }),
);

/** Reads whether an installed package that could be compiled asks npm not to. */
function optsOutOfGyp(location: string): boolean {
  if (!existsSync(join(root, location, 'binding.gyp'))) return false;
  return JSON.parse(readFileSync(join(root, location, 'package.json'), 'utf8')).gypfile === false;
}

const { packages, changed } = lockForAnyNode(lock.packages, optsOutOfGyp);

if (process.argv.includes('--fix')) {
  const sorted = Object.entries({ ...packages, ...Object.fromEntries(missing) }).toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(
    `lock file: ${missing.length} binaries of other platforms added, ${changed.length} Node ranges removed`,
  );
} else {
  for (const [place] of missing) console.error(`package-lock.json does not name ${place}`);
  if (changed.length > 0) console.error(`package-lock.json restricts Node for ${changed.slice(0, 3)} …`);
  const faults = missing.length + changed.length;
  console.log(`lock file: ${faults} entries to fix${faults > 0 ? ': npm run lock' : ''}`);
  process.exitCode = faults > 0 ? 1 : 0;
}
