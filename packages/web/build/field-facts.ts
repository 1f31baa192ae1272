import { fieldFacts } from '@comanda/contract/field-facts';
import type { Plugin } from 'vite';

/**
 * Makes the module `virtual:field-facts` of the contract's schemas: what forms read of a field (office B10.2), without the
 * schemas, which would be a hundred times as much.
 */
export const documentFields: Plugin = {
  name: 'field-facts',
  resolveId: { filter: { id: /^virtual:field-facts$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:field-facts$/ },
    // parsed, not read as code: smaller, and quicker for the browser
    handler: () => `export const FIELDS = JSON.parse(${JSON.stringify(JSON.stringify(fieldFacts()))});`,
  },
};
