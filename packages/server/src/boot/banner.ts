import type { Organisation } from '@comanda/contract';

type BannerFacts = {
  readonly address: string;
  readonly dataDir: string;
  /** The demo, when its people and PINs are the demo's. */
  readonly demo: Organisation | undefined;
  /** Codes of tables, drawn as text. */
  readonly posters: readonly string[];
};

/** What a person who started the server needs to know. */
export function banner({ address, dataDir, demo, posters }: BannerFacts): string {
  const pages = [
    ['Menu', address],
    ['Kitchen', `${address}/kitchen`],
    ['Board', `${address}/board`],
    ['Table codes', `${address}/owner`],
    ['Data', dataDir],
  ];
  const rows = pages.map(([name = '', where = '']) => `  ${name.padEnd(12)} ${where}`);
  const people = demo?.staff.map(({ name, pin }) => `  ${pin.padEnd(12)} ${name}`) ?? [];
  const pins = people.length === 0 ? [] : ['', '  PINs of the demo’s staff:', ...people];
  const tables =
    posters.length === 0
      ? []
      : ['', '  Scan a table with a phone (all of them are at /owner):', '', ...posters];
  return ['', `  Comanda is open at ${address}`, '', ...rows, ...pins, ...tables, ''].join('\n');
}
