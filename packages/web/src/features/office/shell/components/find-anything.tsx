import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { OnceOpened } from '../../../../ui/overlays/once-opened.tsx';
import { usePaletteEntries } from '../hooks/use-palette-entries.ts';
import { Palette } from '../lazy.ts';
import { officePath } from '../parts.ts';
import css from './office-nav.module.css';

const SHORTCUT = /Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Returns true for Ctrl or ⌘ and K. */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Button and key (⌘K) that open the palette of dishes, pages and actions; its code is loaded then (B3.2). */
export function FindAnything() {
  const { t } = useTranslation('office');
  const [isOpen, setOpen] = useState(false);
  const entries = usePaletteEntries();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={css.find}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size="s" />
        <span className={css.findText}>{t('palette.open')}</span>
        <span className={css.findKey} aria-hidden="true">
          {SHORTCUT}
        </span>
      </button>
      <OnceOpened open={isOpen}>
        <Suspense>
          <Palette
            open={isOpen}
            onClose={() => setOpen(false)}
            entries={entries}
            menuPath={officePath('menu')}
          />
        </Suspense>
      </OnceOpened>
    </>
  );
}
