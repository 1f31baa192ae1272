import type { Browsers } from '@comanda/web/browsers.ts';
import { features } from 'web-features';

type Support = Readonly<Record<string, string>>;

/** Features that one of the oldest browsers lacks, by the names with which code and styles use them. */
export type NewerFeatures = {
  /** Keys of the features, as the compatibility data of the browsers has them. */
  readonly keys: ReadonlySet<string>;
  /** Global names: functions, interfaces, objects. */
  readonly globals: ReadonlyMap<string, string>;
  /** Members of an interface itself, as `URL.canParse`. */
  readonly statics: ReadonlyMap<string, string>;
  /** Members of objects, as `toSorted`: only names that no older feature has. */
  readonly members: ReadonlyMap<string, string>;
  /** Returns the oldest browsers that lack a feature, in words. */
  readonly lackedBy: (key: string) => string;
};

const GLOBAL = /^(?:api|javascript\.builtins)\.(?:Window\.)?(\w+)$/;
const MEMBER = /^(?:api|javascript\.builtins)(?:\.Intl)?\.(\w+)\.(\w+?)(_static)?$/;

/** Returns every feature that at least one of the browsers lacks. */
export function newerFeatures(oldest: Browsers): NewerFeatures {
  const all = supportOfAll();
  const keys = new Set(
    [...all].filter(([, support]) => missingIn(support, oldest).length > 0).map(([key]) => key),
  );
  const globals = new Map<string, string>();
  const statics = new Map<string, string>();
  const members = new Map<string, string>();
  const olderNames = new Set<string>();
  for (const key of all.keys()) {
    const [, owner, name, isStatic] = MEMBER.exec(key) ?? [];
    const global = GLOBAL.exec(key)?.[1];
    if (!keys.has(key)) {
      if (name !== undefined && owner !== name) olderNames.add(name);
      continue;
    }
    if (global !== undefined) globals.set(global, key);
    if (name === undefined || owner === name || owner === 'Window') continue;
    statics.set(`${owner}.${name}`, key);
    // whoever has an object of a newer interface has asked for the interface
    const isOfNewer = keys.has(`api.${owner}`);
    if (!isOfNewer && isStatic === undefined && !members.has(name)) members.set(name, key);
  }
  for (const name of olderNames) members.delete(name);
  const lackedBy = (key: string) => missingIn(all.get(key) ?? {}, oldest).join(', ');
  return { keys, globals, statics, members, lackedBy };
}

function supportOfAll(): ReadonlyMap<string, Support> {
  return new Map(
    Object.values(features).flatMap((feature) => {
      if (feature.kind !== 'feature') return [];
      const byKey: Readonly<Record<string, { readonly support: Support }>> =
        feature.status.by_compat_key ?? {};
      return Object.entries(byKey).map(([key, { support }]) => [key, support] as const);
    }),
  );
}

/** Returns the oldest browsers that lack a feature. */
function missingIn(support: Support, oldest: Browsers): readonly string[] {
  return Object.entries(oldest)
    .filter(([browser, version]) => {
      const since = support[browser]?.replace('≤', '');
      return since === undefined || compareVersions(since, version) > 0;
    })
    .map((browser) => browser.join(' '));
}

/** Compares versions, such as 15.4 and 16. */
function compareVersions(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}
