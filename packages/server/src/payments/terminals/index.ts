export { createTerminals, type Terminals } from './create-terminals.ts';
export { takeTerminal } from './take-terminal.ts';
