import { useEffect, useRef } from 'react';

/** Returns the ref of a form whose first wrong field gets the focus with each refusal: it may be far above the button. */
export function useFirstWrongField(refusal: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
