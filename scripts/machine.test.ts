import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'acorn';
import { afterEach, describe, expect, it, test } from 'vitest';
import machine from './machine.cjs';

const { diagnose, missingBinaries, parseOsRelease } = machine;
const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Machine = Parameters<typeof diagnose>[0];

const DEBIAN = { id: 'debian', like: [] };

function aMachine(overrides: Partial<Machine> = {}): Machine {
  return {
    node: '26.10.0',
    wanted: '26.10.0',
    engines: { node: '>=18', npm: '>=9' },
    isInstalled: true,
    ownNode: 'works',
    isMusl: false,
    isRoot: false,
    distribution: DEBIAN,
    missingBinaries: [],
    ...overrides,
  };
}

function aMachineWithout(library: string, overrides: Partial<Machine> = {}): Machine {
  const problem = `node: error while loading shared libraries: ${library}: cannot open shared object file\n`;
  return aMachine({ node: '18.20.4', ownNode: { problem }, ...overrides });
}

describe('what is said of a machine', () => {
  it('is nothing where Comanda can run, under its own Node or one as new', () => {
    expect(diagnose(aMachine())).toBeUndefined();
    expect(diagnose(aMachine({ node: '27.0.0', ownNode: 'absent' }))).toBeUndefined();
  });

  it('names the Node that it takes where the present one cannot install it', () => {
    const tooOld =
      'Node 16.20.2 is too old to install it. Install Node 18 or newer with npm 9 or newer, then run `npm ci`.';
    expect(diagnose(aMachine({ node: '16.20.2', isInstalled: false }))).toBe(tooOld);
    expect(diagnose(aMachine({ node: '17.9.1' }))).toContain('17.9.1 is too old');
    expect(diagnose(aMachine({ node: '18.0.0', isInstalled: false }))).not.toContain('too old');
  });

  it('asks for an installation where there is none, whatever the Node', () => {
    const notInstalled = 'it is not installed, or its installation failed. Run `npm ci`.';
    for (const node of ['18.20.4', '22.0.0', '26.10.0']) {
      expect(diagnose(aMachine({ node, isInstalled: false, ownNode: 'absent' }))).toBe(notInstalled);
    }
  });

  it('says how install scripts are run where the own Node was not brought', () => {
    expect(diagnose(aMachine({ node: '20.0.0', ownNode: 'absent' }))).toBe(
      'the Node 26 that comes with it was not installed. Run `npm ci --ignore-scripts=false`.',
    );
  });

  it('asks for the installation again where its library came after it', () => {
    expect(diagnose(aMachine({ node: '18.20.4', ownNode: 'unlinked' }))).toBe(
      'its installation did not come to its end. Run `npm ci` again.',
    );
  });

  it('says to start by npm where another Node was called by name', () => {
    expect(diagnose(aMachine({ node: '24.0.0' }))).toBe(
      'this is Node 24.0.0, the program needs 26. Start it by npm, which uses the Node that comes with it: `npm start`.',
    );
  });

  it.each([
    ['debian', [], 'apt-get install libatomic1'],
    ['raspbian', ['debian'], 'apt-get install libatomic1'],
    ['linuxmint', ['ubuntu', 'debian'], 'apt-get install libatomic1'],
    ['alpine', [], 'apk add libatomic'],
    ['fedora', [], 'dnf install libatomic'],
    ['rocky', ['rhel', 'centos', 'fedora'], 'dnf install libatomic'],
    ['opensuse-leap', ['suse', 'opensuse'], 'zypper install libatomic1'],
    ['arch', [], 'pacman -S gcc-libs'],
  ])('names the missing library and its package on %s', (id, like, command) => {
    expect(diagnose(aMachineWithout('libatomic.so.1', { distribution: { id, like } }))).toBe(
      `libatomic.so.1 is missing. Install it with \`sudo ${command}\`, then run \`npm ci\` again.`,
    );
  });

  it('leaves sudo out for the superuser, and the command where the system or the library is unknown', () => {
    expect(diagnose(aMachineWithout('libatomic.so.1', { isRoot: true }))).toContain('with `apt-get install');
    const unknown = "is missing. Install the system's package that has it, then run `npm ci` again.";
    expect(diagnose(aMachineWithout('libz.so.1'))).toBe(`libz.so.1 ${unknown}`);
    expect(diagnose(aMachineWithout('libatomic.so.1', { distribution: { id: 'guix', like: [] } }))).toBe(
      `libatomic.so.1 ${unknown}`,
    );
  });

  it('tells musl and a glibc that is too old apart from a missing library', () => {
    const problem = "node: /lib/libc.so.6: version `GLIBC_2.28' not found (required by node)\n";
    expect(diagnose(aMachine({ node: '18.0.0', ownNode: { problem } }))).toContain('needs GLIBC_2.28');
    expect(diagnose(aMachine({ node: '22.0.0', ownNode: { problem: 'ENOENT' }, isMusl: true }))).toBe(
      "the Node 26 that comes with it needs glibc, and this system has musl. Install a Node 26 of the system's own, then run `npm ci` again.",
    );
  });

  it('repeats the first line of any other reason', () => {
    const ownNode = { problem: 'spawnSync node EACCES\nand more\n' };
    expect(diagnose(aMachine({ node: '22.0.0', ownNode }))).toBe(
      'the Node 26 that comes with it does not start here: spawnSync node EACCES',
    );
  });

  it('names the binaries that npm left out', () => {
    expect(diagnose(aMachine({ missingBinaries: ['@img/sharp-linux-x64', 'x'] }))).toBe(
      'npm left out @img/sharp-linux-x64, x. Run `npm ci --include=optional` on this machine.',
    );
  });

  it('is always one line', () => {
    const problems = [
      aMachine({ node: '12.22.12' }),
      aMachine({ isInstalled: false }),
      aMachineWithout('libatomic.so.1'),
      aMachine({ node: '20.0.0', ownNode: { problem: 'a\nb\nc' } }),
      aMachine({ missingBinaries: ['a', 'b'] }),
    ];
    for (const each of problems) expect(diagnose(each)).toMatch(/^.+$/);
  });
});

describe('the binaries that are missing', () => {
  const entries = {
    'node_modules/sharp': {
      optionalDependencies: { 'sharp-linux': '1', 'sharp-musl': '1', 'sharp-mac': '1', wasm: '1' },
    },
    'node_modules/sharp/node_modules/sharp-linux': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/sharp-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/sharp-mac': { os: ['darwin'], cpu: ['arm64'] },
    'node_modules/wasm': {},
  };
  const glibc = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  const only =
    (...places: string[]) =>
    (place: string) =>
      places.includes(place);

  it('are those of this system, of packages that are installed', () => {
    const exists = only('node_modules/sharp');
    expect(missingBinaries(entries, glibc, exists)).toEqual(['sharp-linux']);
    expect(missingBinaries(entries, { ...glibc, libc: 'musl' }, exists)).toEqual(['sharp-musl']);
    expect(missingBinaries(entries, { os: 'darwin', cpu: 'arm64' }, exists)).toEqual(['sharp-mac']);
    expect(missingBinaries(entries, { os: 'win32', cpu: 'x64' }, exists)).toEqual([]);
  });

  it('are told apart by their names where the lock file does not say for which C library they are', () => {
    const unsaid = Object.fromEntries(
      Object.entries(entries).map(([place, entry]) => [place, { ...entry, libc: undefined }]),
    );
    const exists = only('node_modules/sharp');
    expect(missingBinaries(unsaid, glibc, exists)).toEqual(['sharp-linux']);
    expect(missingBinaries(unsaid, { ...glibc, libc: 'musl' }, exists)).toEqual(['sharp-musl']);
  });

  it('are none of what is there, or of what was left out on purpose', () => {
    const sharp = ['node_modules/sharp', 'node_modules/sharp/node_modules/sharp-linux'];
    expect(missingBinaries(entries, glibc, only(...sharp))).toEqual([]);
    expect(missingBinaries(entries, glibc, only())).toEqual([]);
  });
});

test('the system’s name is read from os-release', () => {
  const rocky = 'NAME="Rocky Linux"\nID="rocky"\nID_LIKE="rhel centos fedora"\nVERSION_ID="9.4"\n';
  expect(parseOsRelease(rocky)).toEqual({ id: 'rocky', like: ['rhel', 'centos', 'fedora'] });
  expect(parseOsRelease('PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n')).toEqual({
    id: 'debian',
    like: [],
  });
  expect(parseOsRelease('')).toEqual({ id: '', like: [] });
});

describe('the check itself', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  /** Makes a folder that has the check, a program, and no installation. */
  function aFreshClone(): string {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-machine-'));
    folders.push(folder);
    mkdirSync(join(folder, 'scripts'));
    for (const file of ['package.json', 'scripts/machine.cjs', 'scripts/machine-check.cjs']) {
      copyFileSync(join(root, file), join(folder, file));
    }
    writeFileSync(join(folder, 'program.cjs'), "process.stdout.write('the program runs');");
    return folder;
  }

  const start = (folder: string) =>
    spawnSync(process.execPath, ['-r', './scripts/machine-check.cjs', './program.cjs'], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('ends before the program does anything, with one line', () => {
    const { status, stdout, stderr } = start(aFreshClone());
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Comanda cannot run here: it is not installed.*`npm ci`\.\n$/);
  });

  it('says nothing where everything is there', () => {
    const folder = aFreshClone();
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
    expect(start(folder)).toMatchObject({ status: 0, stdout: 'the program runs', stderr: '' });
  });

  it.each(['scripts/machine.cjs', 'scripts/machine-check.cjs'])('can be read by Node 12: %s', (file) => {
    const source = read(file);
    // optional chaining and `??` came with ECMAScript 2020 and Node 14
    expect(() => parse(source, { ecmaVersion: 2019, sourceType: 'script' })).not.toThrow();
    expect(source).not.toMatch(/require\(['"]node:/);
    const required = [...source.matchAll(/require\('([^'.][^']*)'\)/g)].map(([, name]) => name);
    for (const name of required) expect(['fs', 'path', 'child_process', 'worker_threads']).toContain(name);
  });
});

describe('what the project says it needs', () => {
  const { engines, scripts, dependencies } = JSON.parse(read('package.json'));

  it('is checked by npm before an installation, and by what people start', () => {
    expect(read('.npmrc').split('\n')).toContain('engine-strict=true');
    for (const name of ['start', 'dev', 'test', 'quote', 'backup', 'restore']) {
      expect(scripts[name]).toMatch(/^node -r \.\/scripts\/machine-check\.cjs /);
    }
    expect(scripts.postinstall).toBe('node scripts/machine-check.cjs');
  });

  it('is the same in the README, the operations page and the image', () => {
    const needed = `Node ${engines.node.slice(2)} or newer with npm ${engines.npm.slice(2)} or newer`;
    for (const page of ['README.md', 'docs/operations.md']) expect(read(page)).toContain(needed);
    expect(read('Dockerfile')).toContain(`FROM node:${dependencies.node}-`);
  });
});
