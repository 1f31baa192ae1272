import { NotFound } from '@feathersjs/errors';
import { describe, expect, it } from 'vitest';
import { CodedError } from '../lib/coded-error.ts';
import { toWireError } from './wire-error.ts';

describe('wire error', () => {
  it('carries the code and its data', () => {
    const error = toWireError(new CodedError('outOfStock', { lines: [{ line: 'a' }] }), () => {});
    expect(error.toJSON()).toEqual({
      name: 'Conflict',
      message: 'outOfStock',
      code: 409,
      className: 'conflict',
      data: { code: 'outOfStock', lines: [{ line: 'a' }] },
    });
  });

  it('marks unavailability as retryable', () => {
    expect(toWireError(new CodedError('unavailable'), () => {}).data).toEqual({
      code: 'unavailable',
      retryable: true,
    });
  });

  it('hides the cause of unavailability, which is logged', () => {
    const failures: unknown[] = [];
    const cause = new Error('connect ECONNREFUSED 10.0.0.7:5432');
    const away = new CodedError('unavailable', {}, { cause });
    const wire = toWireError(away, (failure) => failures.push(failure));
    expect(wire.toJSON()).toMatchObject({ code: 503, data: { code: 'unavailable', retryable: true } });
    expect(JSON.stringify(wire.toJSON())).not.toContain('10.0.0.7');
    expect(failures).toEqual([away]);
  });

  it('maps the framework’s errors to codes', () => {
    expect(toWireError(new NotFound('Service x not found'), () => {}).data).toEqual({ code: 'notFound' });
  });

  it('exposes nothing of an unexpected error', () => {
    const bugs: unknown[] = [];
    const bug = Object.assign(new Error('SQLITE_ERROR: no such column: pin_hash'), {
      sql: 'select pin_hash',
    });
    const wire = toWireError(bug, (seen) => bugs.push(seen));
    expect(JSON.stringify(wire.toJSON())).not.toMatch(/sql|pin/i);
    expect(wire.code).toBe(500);
    expect(bugs).toEqual([bug]);
  });
});
