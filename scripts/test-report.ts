/** The part of the test runner's JSON report that is read here; times in milliseconds. */
export type TestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
};

/** The report of a run that was interrupted before it wrote one. */
export const NO_REPORT: TestReport = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

/**
 * Returns one line for each of the slowest test files, the slowest first: seconds, then the path below `root`. A file's
 * time is from the start of its first test to the end of its last; `beforeAll` is not in the report.
 */
export function slowestFiles({ testResults }: TestReport, root: string, count: number): readonly string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name.replace(`${root}/`, '')}`);
}
