import { describe, expect, it } from 'vitest';
import { numberedRules, uncoveredRules } from './rule-coverage-report.ts';

const DOCUMENT =
  '# Bills\n\n- **P1.1** One.\n- **P1.2** Two, see P1.1.\n- **P2.1** Three.\n- **P2.2** Four.\n';

describe('the report on rules without a test', () => {
  it('reads the numbered rules of the document', () => {
    expect(numberedRules(DOCUMENT)).toEqual(['P1.1', 'P1.2', 'P2.1', 'P2.2']);
  });

  it('counts a rule whose id a title begins with, alone or with others', () => {
    const tests = [
      "it('P1.1 P2.1 adds up', () => {});",
      "it('§7 P2.2 explains', run);",
      "it('as in P1.2', run);",
    ];
    expect(uncoveredRules(DOCUMENT, tests)).toEqual(['P1.2']);
    expect(uncoveredRules(DOCUMENT, [])).toEqual(numberedRules(DOCUMENT));
  });
});
