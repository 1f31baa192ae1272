import { describe, expect, it } from 'vitest';
import { NO_REPORT, slowestFiles } from './test-report.ts';

const took = (name: string, milliseconds: number) => ({
  name: `/project/${name}`,
  startTime: 1_000,
  endTime: 1_000 + milliseconds,
});

describe('the slowest test files', () => {
  it('are listed in seconds, the slowest first, by their path in the project', () => {
    const testResults = [
      took('one.test.ts', 1_250),
      took('e2e/two.test.ts', 125_440),
      took('three.test.ts', 0),
    ];
    expect(slowestFiles({ ...NO_REPORT, testResults }, '/project', 2)).toEqual([
      '  125.4 s  e2e/two.test.ts',
      '    1.3 s  one.test.ts',
    ]);
  });

  it('are none where nothing was reported', () => {
    expect(slowestFiles(NO_REPORT, '/project', 10)).toEqual([]);
  });
});
