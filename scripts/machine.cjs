'use strict';
/**
 * Decides whether this machine can run Comanda, and says in one line what to do when it cannot.
 *
 * Runs under whatever Node the machine has, before anything else: the syntax and the modules are those of
 * Node 12, and nothing is imported that `npm ci` would have to bring first.
 */
const fs = require('fs');
const path = require('path');
const { spawnSync } = require('child_process');

/**
 * @typedef {{ id: string, like: readonly string[] }} Distribution
 * @typedef {{ os?: readonly string[], cpu?: readonly string[], libc?: readonly string[],
 *   optionalDependencies?: Readonly<Record<string, string>> }} LockEntry
 * @typedef {{
 *   node: string,
 *   wanted: string,
 *   engines: { readonly node: string, readonly npm: string },
 *   isInstalled: boolean,
 *   ownNode: 'absent' | 'unlinked' | 'works' | { readonly problem: string },
 *   isMusl: boolean,
 *   isRoot: boolean,
 *   distribution: Distribution,
 *   missingBinaries: readonly string[],
 * }} Machine What is known of the machine: `node` is the version that runs this, `wanted` the one that the
 *   project brings, `engines` the oldest ones that can install it. `ownNode` is the Node in `node_modules`:
 *   unlinked when it works by now, and could not start while it was installed.
 */

/** Libraries of Node's official binaries that a minimal system may lack, and the packages that have them. */
const LIBRARIES = {
  'libatomic.so.1': {
    apt: 'libatomic1',
    apk: 'libatomic',
    dnf: 'libatomic',
    zypper: 'libatomic1',
    pacman: 'gcc-libs',
  },
  'libstdc++.so.6': {
    apt: 'libstdc++6',
    apk: 'libstdc++',
    dnf: 'libstdc++',
    zypper: 'libstdc++6',
    pacman: 'gcc-libs',
  },
  'libgcc_s.so.1': {
    apt: 'libgcc-s1',
    apk: 'libgcc',
    dnf: 'libgcc',
    zypper: 'libgcc_s1',
    pacman: 'gcc-libs',
  },
};

const INSTALL_COMMANDS = {
  apt: 'apt-get install',
  apk: 'apk add',
  dnf: 'dnf install',
  zypper: 'zypper install',
  pacman: 'pacman -S',
};

/** @type {Readonly<Record<string, keyof typeof INSTALL_COMMANDS>>} */
const PACKAGE_MANAGERS = {
  debian: 'apt',
  ubuntu: 'apt',
  alpine: 'apk',
  fedora: 'dnf',
  rhel: 'dnf',
  centos: 'dnf',
  suse: 'zypper',
  opensuse: 'zypper',
  arch: 'pacman',
};

/**
 * Returns one line that says what is wrong and what to do, or undefined when Comanda can run.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
function diagnose(machine) {
  const wanted = majorOf(machine.wanted);
  if (majorOf(machine.node) < wanted) return diagnoseOldNode(machine, wanted);
  if (!machine.isInstalled) return 'it is not installed, or its installation failed. Run `npm ci`.';
  if (machine.missingBinaries.length > 0) {
    const names = machine.missingBinaries.join(', ');
    return `npm left out ${names}. Run \`npm ci --include=optional\` on this machine.`;
  }
  return undefined;
}

/**
 * @param {Machine} machine
 * @param {number} wanted
 */
function diagnoseOldNode(machine, wanted) {
  const { node, engines, ownNode } = machine;
  if (majorOf(node) < majorOf(engines.node)) {
    const needed = `Node ${majorOf(engines.node)} or newer with npm ${majorOf(engines.npm)} or newer`;
    return `Node ${node} is too old to install it. Install ${needed}, then run \`npm ci\`.`;
  }
  if (!machine.isInstalled) return 'it is not installed, or its installation failed. Run `npm ci`.';
  if (ownNode === 'absent') {
    return `the Node ${wanted} that comes with it was not installed. Run \`npm ci --ignore-scripts=false\`.`;
  }
  if (ownNode === 'unlinked') return 'its installation did not come to its end. Run `npm ci` again.';
  if (ownNode === 'works') {
    return `this is Node ${node}, the program needs ${wanted}. Start it by npm, which uses the Node that comes with it: \`npm start\`.`;
  }
  return diagnoseOwnNode(machine, wanted, ownNode.problem);
}

/**
 * @param {Machine} machine
 * @param {number} wanted
 * @param {string} problem what the system said when it was to start the project's own Node
 */
function diagnoseOwnNode(machine, wanted, problem) {
  const [, library] = /error while loading shared libraries: ([^\s:]+)/.exec(problem) || [];
  if (machine.isMusl) {
    return `the Node ${wanted} that comes with it needs glibc, and this system has musl. Install a Node ${wanted} of the system's own, then run \`npm ci\` again.`;
  }
  if (library !== undefined) {
    return `${library} is missing. ${installAdvice(library, machine)}, then run \`npm ci\` again.`;
  }
  const [, glibc] = /version [`']?(GLIBC(?:XX)?_[\d.]+)/.exec(problem) || [];
  if (glibc !== undefined) {
    return `the Node ${wanted} that comes with it needs ${glibc}, which this system is too old for. Use a newer release of it.`;
  }
  return `the Node ${wanted} that comes with it does not start here: ${problem.trim().split('\n')[0]}`;
}

/**
 * @param {string} library
 * @param {Pick<Machine, 'distribution' | 'isRoot'>} machine
 */
function installAdvice(library, machine) {
  const { id, like } = machine.distribution;
  const known = [id].concat(like).find((name) => name in PACKAGE_MANAGERS);
  const manager = known === undefined ? undefined : PACKAGE_MANAGERS[known];
  const packages =
    library in LIBRARIES ? LIBRARIES[/** @type {keyof typeof LIBRARIES} */ (library)] : undefined;
  if (manager === undefined || packages === undefined) return "Install the system's package that has it";
  return `Install it with \`${machine.isRoot ? '' : 'sudo '}${INSTALL_COMMANDS[manager]} ${packages[manager]}\``;
}

/** @param {string} version a version or a range such as `>=18` */
function majorOf(version) {
  const digits = /\d+/.exec(version);
  return digits ? Number(digits[0]) : 0;
}

/**
 * Returns the platform binaries that installed packages want on this system and npm did not install.
 *
 * @param {Readonly<Record<string, LockEntry>>} entries the lock file's `packages`
 * @param {{ os: string, cpu: string, libc?: string }} system
 * @param {(location: string) => boolean} exists whether a path of the lock file is on the disk
 * @returns {string[]} names of packages, sorted
 */
function missingBinaries(entries, system, exists) {
  const missing = new Set();
  for (const [location, entry] of Object.entries(entries)) {
    const names = Object.keys(entry.optionalDependencies || {});
    if (names.length === 0 || !exists(location)) continue;
    for (const name of names) {
      const place = [`${location}/node_modules/${name}`, `node_modules/${name}`].find((at) => at in entries);
      const binary = place === undefined ? undefined : entries[place];
      if (place === undefined || binary === undefined || exists(place)) continue;
      if (isFor(name, binary, system)) missing.add(name);
    }
  }
  return Array.from(missing).sort();
}

/**
 * @param {string} name
 * @param {LockEntry} binary
 * @param {{ os: string, cpu: string, libc?: string }} system
 */
function isFor(name, binary, system) {
  if (binary.os === undefined || binary.cpu === undefined) return false;
  if (!binary.os.includes(system.os) || !binary.cpu.includes(system.cpu)) return false;
  if (system.libc === undefined) return true;
  // some versions of npm leave `libc` out of the lock file that they write
  return (binary.libc || [name.includes('musl') ? 'musl' : 'glibc']).includes(system.libc);
}

/**
 * Reads the system's name out of `/etc/os-release`.
 *
 * @param {string} text
 * @returns {Distribution}
 */
function parseOsRelease(text) {
  /** @param {string} key */
  const value = (key) => {
    const [, found] = new RegExp(`^${key}=["']?([^"'\n]*)`, 'm').exec(text) || [];
    return found || '';
  };
  return { id: value('ID'), like: value('ID_LIKE').split(' ').filter(Boolean) };
}

/**
 * Finds out what {@link diagnose} has to know.
 *
 * @param {string} root the project's folder
 * @returns {Machine}
 */
function inspect(root) {
  /** @param {string} file */
  const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  /** @param {string} file */
  const exists = (file) => fs.existsSync(path.join(root, file));
  const { dependencies, engines } = readJson('package.json');
  const isOld = majorOf(process.versions.node) < majorOf(dependencies.node);
  const isInstalled = exists('node_modules/.package-lock.json');
  const libc = libcOf();
  return {
    node: process.versions.node,
    wanted: dependencies.node,
    engines,
    isInstalled,
    ownNode: isOld ? tryOwnNode(path.join(root, 'node_modules')) : 'works',
    isMusl: libc === 'musl',
    isRoot: process.getuid !== undefined && process.getuid() === 0,
    distribution: parseOsRelease(readIfThere('/etc/os-release')),
    missingBinaries:
      isOld || !isInstalled
        ? []
        : missingBinaries(
            readJson('package-lock.json').packages,
            { os: process.platform, cpu: process.arch, libc },
            exists,
          ),
  };
}

/** @param {string} modules the folder `node_modules` */
function tryOwnNode(modules) {
  const file = path.join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!fs.existsSync(file)) return 'absent';
  const { status, stderr, error } = spawnSync(file, ['-e', '0'], { encoding: 'utf8' });
  if (status !== 0) return { problem: stderr || (error ? error.message : `it ended with status ${status}`) };
  return fs.existsSync(path.join(modules, '.bin/node')) ? 'works' : 'unlinked';
}

/** Returns which C library this Node was linked with, on Linux. */
function libcOf() {
  if (process.platform !== 'linux' || process.report === undefined) return undefined;
  const report = /** @type {any} */ (process.report);
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

module.exports = { diagnose, missingBinaries, parseOsRelease, inspect };
