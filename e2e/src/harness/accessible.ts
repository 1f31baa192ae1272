import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { settled } from './screens.ts';

/** Waits for a dialog that was opened, and holds it against the rules. */
export async function isAccessible(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor();
  await settled(page);
  expect(await accessibilityProblems(page)).toEqual([]);
}
