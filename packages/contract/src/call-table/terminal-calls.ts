import { ChangeTerminal, CreateTerminal } from '../calls/terminals.ts';
import { Terminal } from '../entities/terminal.ts';
import { createCall, findCall, patchCall, removeCall } from './call-spec.ts';

const terminal: Terminal = {
  _id: '0mm8k2p1cQ9d7t',
  shop: 'harbour',
  name: 'Front counter',
  account: '0mm8k2p1cQ9d7w',
  reader: 'tmr_FDOt2wlRZEdpd7',
  devices: ['0mm8k2p1cQ9d7d'],
  createdAt: '2026-03-01T02:00:00.000Z',
};

/** The calls for card terminals. */
export const TERMINAL_CALLS = {
  terminals: {
    find: findCall(Terminal, {
      summary: 'Finds the card terminals of the staff member’s shop.',
      fields: ['_id', 'shop', 'account'],
      example: { query: { shop: 'harbour' }, rows: [terminal] },
    }),
    create: createCall(CreateTerminal, Terminal, {
      summary: 'Adds a card terminal to a shop, for payments through one of its accounts.',
      refusals: ['shopNotFound', 'inUse'],
      example: {
        data: {
          shop: terminal.shop,
          name: terminal.name,
          account: terminal.account,
          reader: terminal.reader,
          devices: terminal.devices,
        },
        answer: terminal,
      },
    }),
    patch: patchCall(ChangeTerminal, Terminal, {
      summary: 'Changes a card terminal.',
      refusals: ['notFound', 'inUse', 'terminalBusy'],
      example: { id: terminal._id, data: { name: 'Bar' }, answer: { ...terminal, name: 'Bar' } },
    }),
    remove: removeCall(Terminal, {
      summary: 'Removes a card terminal on which no payment is open.',
      refusals: ['notFound', 'terminalBusy'],
      example: { id: terminal._id, answer: terminal },
    }),
  },
};
