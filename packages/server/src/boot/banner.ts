import type { Organisation } from '@comanda/contract';

type BannerFacts = {
  readonly address: string;
  readonly dataDir: string;
  /** The demo organisation, if its people and PINs are in use. */
  readonly demo: Organisation | undefined;
  /** Codes that pair devices with the demo's first shop. */
  readonly pairingCodes: readonly string[];
  /** Table codes rendered as text. */
  readonly posters: readonly string[];
};

/** Returns the text for the person who started the server: addresses, data folder, demo PINs, table codes. */
export function banner({ address, dataDir, demo, pairingCodes, posters }: BannerFacts): string {
  const pages = [
    ['Menu', address],
    ['Kitchen', `${address}/kitchen`],
    ['Board', `${address}/board`],
    ['Table codes', `${address}/office/tables`],
    ['Data', dataDir],
  ];
  const rows = pages.map(([name = '', where = '']) => `  ${name.padEnd(12)} ${where}`);
  const people = demo?.staff.map(({ name, pin }) => `  ${pin.padEnd(12)} ${name}`) ?? [];
  const pins = people.length === 0 ? [] : ['', '  PINs of the demo’s staff:', ...people];
  const devices =
    pairingCodes.length === 0
      ? []
      : ['', `  Pair a till, a handheld or a kiosk at ${address}/posHome:`, `  ${pairingCodes.join('  ')}`];
  const tables =
    posters.length === 0
      ? []
      : ['', '  Scan a table with a phone (all of them are at /office/tables):', '', ...posters];
  return ['', `  Comanda is open at ${address}`, '', ...rows, ...pins, ...devices, ...tables, ''].join('\n');
}
