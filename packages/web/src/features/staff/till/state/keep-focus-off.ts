/**
 * Keeps a touched or clicked button from taking the focus, so that Enter goes on to press the filled button; keyboards
 * focus as always (till T3.1).
 */
export function keepFocusOff(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('input, textarea, select, [role="dialog"]') !== null)
    return;
  if (target.closest('button') === null) return;
  event.preventDefault();
  // a field that is left by a touch has had its say
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    document.activeElement.blur();
}
