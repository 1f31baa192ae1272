import type { Organisation } from '@comanda/contract';

/** What a person who started the server needs to know; `demo` when its people and PINs are the demo's. */
export function banner(address: string, dataDir: string, demo: Organisation | undefined): string {
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
  return ['', `  Comanda is open at ${address}`, '', ...rows, ...pins, ''].join('\n');
}
