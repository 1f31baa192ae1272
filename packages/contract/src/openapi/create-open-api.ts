import { LANGUAGE_FIELDS } from '@comanda/domain';
import { everyCall, type NamedCall } from '../call-table/calls.ts';
import { eventNames } from '../events/index.ts';
import { SERVICES, type ServiceMethod, type ServicePath } from '../services.ts';
import { createComponents, type JsonSchema } from './components.ts';
import { grouped } from './grouped.ts';
import { hasId, type Operation, operationOf } from './operation.ts';

const VERBS = { find: 'get', get: 'get', create: 'post', patch: 'patch', remove: 'delete' } as const;
type Verb = (typeof VERBS)[ServiceMethod];

export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    /** By its SPDX identifier. */
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, { readonly [Name in Verb]?: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: object;
  };
};

const LICENSE = { name: 'Apache License 2.0', identifier: 'Apache-2.0' };
const DESCRIPTION = [
  'Every call over REST. The same calls, with the same responses and errors, can be made over Socket.IO at',
  '`/api/socket.io` with the Feathers client; live events are sent over Socket.IO only. Amounts are integers in',
  `minor units (1/100), names are keyed by language (${LANGUAGE_FIELDS.map((field) => `\`${field}\``).join(', ')}),`,
  'times are ISO 8601.',
].join(' ');

/**
 * Creates the OpenAPI 3.1 document of all calls from the call table.
 * @param given.version the version of the product
 * @param given.whoMay returns the names of those who may make a call
 */
export function createOpenApi(given: {
  readonly version: string;
  readonly whoMay: (path: ServicePath, method: ServiceMethod) => readonly string[];
}): OpenApi {
  const components = createComponents();
  const operations = everyCall().map((named) => {
    const operation = operationOf(named, given.whoMay(named.path, named.method), components);
    return { url: urlOf(named), verb: VERBS[named.method], operation };
  });
  const byUrl = grouped(operations, ({ url }) => url);
  const paths = [...byUrl].map(([url, group]) => [
    url,
    Object.fromEntries(group.map(({ verb, operation }) => [verb, operation])),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Comanda', version: given.version, description: DESCRIPTION, license: LICENSE },
    servers: [{ url: '/api' }],
    tags: tagsOf(),
    paths: Object.fromEntries(paths),
    components: {
      schemas: components.schemas(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function urlOf(named: NamedCall): string {
  return hasId(named) ? `/${named.path}/{id}` : `/${named.path}`;
}

// the cast is sound: they are the keys of `SERVICES`
const SERVICE_PATHS = Object.keys(SERVICES) as ServicePath[];

function tagsOf(): OpenApi['tags'] {
  const byTag = grouped(SERVICE_PATHS, (path) => path.split('/')[0] ?? path);
  return [...byTag].map(([name, group]) => {
    const events = group.flatMap((path) => eventNames(path).map((event) => `\`${path} ${event}\``));
    const description = events.length === 0 ? 'No live events.' : `Live events: ${events.join(', ')}.`;
    return { name, description };
  });
}
