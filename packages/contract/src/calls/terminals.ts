import Type, { type Static } from 'typebox';
import { Terminal } from '../entities/terminal.ts';
import { Closed } from '../schema.ts';

const { shop, name, account, reader, devices } = Terminal.properties;

/** Data of create terminals. */
export const CreateTerminal = Closed({ shop, name, account, reader, devices }, { $id: 'CreateTerminal' });
export type CreateTerminal = Static<typeof CreateTerminal>;

/** Data of patch terminals/{id}; what it does not name stays. */
export const ChangeTerminal = Closed(
  {
    name: Type.Optional(name),
    account: Type.Optional(account),
    reader: Type.Optional(reader),
    devices: Type.Optional(devices),
  },
  { $id: 'ChangeTerminal' },
);
export type ChangeTerminal = Static<typeof ChangeTerminal>;
