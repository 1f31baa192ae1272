import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { keepFresh } from './keep-fresh.ts';

const MINUTE = 60_000;
const KEY = ['staff', 'kitchenTickets', 'harbour'];

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
  become(state: 'visible' | 'hidden') {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let queries: QueryClient;
let read: ReturnType<typeof vi.fn<() => Promise<readonly string[]>>>;
let leave: () => void;
const shown = () => queries.getQueryData<readonly string[]>(KEY);

beforeEach(async () => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: MINUTE } } });
  read = vi.fn(async () => ['first']);
  leave = new QueryObserver(queries, { queryKey: KEY, queryFn: () => read() }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  read.mockClear();
});
afterEach(() => {
  leave();
  queries.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keeping a query fresh', () => {
  test('refetches it once a minute, even under constant events', async () => {
    const fresh = keepFresh(queries, ['staff']);
    read.mockResolvedValue(['first', 'missed']);
    for (let second = 0; second < 60; second += 1) {
      queries.setQueryData(KEY, (rows: readonly string[]) => [...rows]);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(read).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['first', 'missed']);
    fresh.stop();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(read).toHaveBeenCalledOnce();
  });

  test('refetches it when the page becomes visible, and while hidden only on request', async () => {
    const fresh = keepFresh(queries, KEY);
    page.become('hidden');
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(read).not.toHaveBeenCalled();
    page.become('visible');
    expect(read).toHaveBeenCalledOnce();
    fresh.stop();
    const always = keepFresh(queries, KEY, { inBackground: true });
    page.become('hidden');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(read).toHaveBeenCalledTimes(2);
    always.stop();
  });

  test('refetches soon after a temporary failure, even if an event came in between', async () => {
    const fresh = keepFresh(queries, KEY);
    read.mockRejectedValue(new CallError('unavailable', 503));
    fresh.now();
    await vi.advanceTimersByTimeAsync(100);
    queries.setQueryData(KEY, ['first', 'told']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(read.mock.calls.length).toBeGreaterThan(3);
    read.mockResolvedValue(['first', 'missed', 'told']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual(['first', 'missed', 'told']);
    const { length } = read.mock.calls;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(read).toHaveBeenCalledTimes(length);
    fresh.stop();
  });

  test('waits for the next minute after a refusal', async () => {
    const fresh = keepFresh(queries, KEY);
    read.mockRejectedValue(new CallError('sessionNotFound', 404));
    fresh.now();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(read).toHaveBeenCalledOnce();
    fresh.stop();
  });

  test('makes one request at a time while an answer is slow', async () => {
    const fresh = keepFresh(queries, KEY);
    read.mockReturnValue(new Promise(() => undefined));
    fresh.now();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(read).toHaveBeenCalledOnce();
    fresh.stop();
  });

  test('refetches once for all that share a key, until the last one stops', async () => {
    const [one, other] = [keepFresh(queries, KEY), keepFresh(queries, [...KEY])];
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(read).toHaveBeenCalledOnce();
    one.stop();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(read).toHaveBeenCalledTimes(2);
    other.stop();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
