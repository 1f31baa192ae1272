import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { everyCall } from '../call-table/calls.ts';
import { createOpenApi } from './create-open-api.ts';

const STAFF_ONLY = 'payments/confirm';
const document = createOpenApi({
  version: '1.2.3',
  whoMay: (path) => (path === STAFF_ONLY ? ['cashier'] : ['guest']),
});
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const outcome = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(outcome.errors ?? []).toEqual([]);
    expect([outcome.valid, validator.version]).toEqual([true, '3.1']);
    // 10 s on a loaded machine
  }, 60_000);

  it('names the licence of the program', () => {
    expect(document.info.license).toEqual({ name: 'Apache License 2.0', identifier: manifest.license });
  });

  it('has an operation for every call, each once', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(
      everyCall()
        .map(({ path, method }) => `${path.replaceAll('/', '.')}.${method}`)
        .sort(),
    );
  });

  it('resolves every reference to a schema, and defines each once', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');
    const known = Object.keys(document.components.schemas);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(text).not.toContain('"$id"');
  });

  it('describes permissions, an example and the refusals of each operation', () => {
    for (const operation of operations) {
      const { responses, requestBody } = operation;
      const answer = (responses['200'] ?? responses['201'])?.content['application/json'];
      expect(answer, operation.operationId).toHaveProperty('example');
      if (requestBody) expect(requestBody.content['application/json']).toHaveProperty('example');
      expect(Object.keys(responses), operation.operationId).toEqual(
        expect.arrayContaining(['400', '401', '429', '500', '503']),
      );
      expect(operation['x-who'].length).toBeGreaterThan(0);
    }
  });

  it('B10.2 names the kind of each id by ref, and amounts of money by their unit', () => {
    const schemas = JSON.stringify(document.components.schemas);
    expect(schemas).toContain('"ref":"product"');
    expect(schemas).toContain('"unit":"minor"');
  });

  it('requires a token only for calls that are not public', () => {
    const of = (path: string) => document.paths[path]?.post;
    expect(of(`/${STAFF_ONLY}`)).toMatchObject({ security: [{ bearer: [] }], responses: { 403: {} } });
    expect(of('/tableSessions/create')).toMatchObject({ security: [{}, { bearer: [] }] });
    expect(of('/catalogue/preview')).toMatchObject({ security: [{}, { bearer: [] }] });
    expect(of('/catalogue/preview')?.responses).not.toHaveProperty('403');
  });
});
