import type { Organisation } from '@comanda/contract';
import { ROUTES } from '@comanda/contract/routes';

type BannerFacts = {
  /** Version of the program. */
  readonly version: string;
  readonly address: string;
  readonly dataDir: string;
  /** The demo organisation, if its people and PINs are in use. */
  readonly demo: Organisation | undefined;
  /** Codes that pair devices with the demo's first shop. */
  readonly pairingCodes: readonly string[];
  /** Token that claims the installation; absent once it has an owner. */
  readonly claimToken?: string;
  /** Table codes rendered as text. */
  readonly posters: readonly string[];
};

/** Returns the link that claims an installation. The token is in the fragment, which browsers send to no server. */
export function claimLink(address: string, token: string): string {
  return `${address}${ROUTES.officeStart}#${token}`;
}

/** Returns the text for the person who started the server: addresses, data folder, demo PINs, table codes. */
export function banner(facts: BannerFacts): string {
  const { version, address, dataDir, demo, pairingCodes, claimToken, posters } = facts;
  const pages = [
    ['Menu', address],
    ['Kitchen', `${address}/kitchen`],
    ['Board', `${address}/board`],
    ['Table codes', `${address}/office/tables`],
    ['Data', dataDir],
    ['Version', version],
  ];
  const rows = pages.map(([name = '', where = '']) => `  ${name.padEnd(12)} ${where}`);
  const people = demo?.staff.map(({ name, pin }) => `  ${pin.padEnd(12)} ${name}`) ?? [];
  const pins = people.length === 0 ? [] : ['', '  PINs of the demo’s staff:', ...people];
  const claim =
    claimToken === undefined
      ? []
      : ['', '  This restaurant has no owner yet. Set it up here:', `  ${claimLink(address, claimToken)}`];
  const devices =
    pairingCodes.length === 0
      ? []
      : ['', `  Pair a till, a handheld or a kiosk at ${address}/posHome:`, `  ${pairingCodes.join('  ')}`];
  const tables =
    posters.length === 0
      ? []
      : ['', '  Scan a table with a phone (all of them are at /office/tables):', '', ...posters];
  return [
    '',
    `  Comanda is open at ${address}`,
    '',
    ...rows,
    ...claim,
    ...pins,
    ...devices,
    ...tables,
    '',
  ].join('\n');
}
