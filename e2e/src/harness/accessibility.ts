import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { still } from './screens.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns axe's WCAG 2.2 AA violations on the page once animations have ended: rule, element and reason, one line each. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await still(page); // a colour on its way to another has no contrast to speak of
  // its compilation takes longer than the question, and a document keeps it
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const results = await page.evaluate(async (rules) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    return checker.run(document, {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
      // of these rules only the one on media reads what is preloaded; style sheets would be fetched and parsed anew
      preload: { assets: ['media'] },
    });
  }, RULES);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
