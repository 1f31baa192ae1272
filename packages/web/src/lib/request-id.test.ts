import { afterEach, describe, expect, it, vi } from 'vitest';
import { newRequestId } from './request-id.ts';

afterEach(() => void vi.useRealTimers());

describe('a request id', () => {
  it('is a UUID of version 7, another each time', () => {
    const ids = Array.from({ length: 50 }, newRequestId);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('begins with the time, so that later ones sort after earlier ones', () => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-03-02T04:00:00Z');
    const earlier = newRequestId();
    vi.setSystemTime('2026-03-02T04:00:00.001Z');
    expect([newRequestId(), earlier].sort()[0]).toBe(earlier);
    expect(Number.parseInt(earlier.replaceAll('-', '').slice(0, 12), 16)).toBe(
      Date.parse('2026-03-02T04:00:00Z'),
    );
  });
});
