/**
 * Copies the text of an element; returns `copied`, or `marked` where a page may not copy, as without a secure connection:
 * the text is then selected, to be copied by hand.
 */
export async function copyText(text: string, element: HTMLElement | null): Promise<'copied' | 'marked'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    if (element !== null) globalThis.getSelection()?.selectAllChildren(element);
    return 'marked';
  }
}
