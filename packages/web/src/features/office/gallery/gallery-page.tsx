import { LANGUAGES } from '@comanda/domain';
import { useState } from 'react';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { MoneyProvider } from '../../../ui/display/money-context.tsx';
import { ToastProvider } from '../../../ui/overlays/toast.tsx';
import { GalleryControls } from './components/gallery-controls.tsx';
import { GalleryDialogs } from './components/gallery-dialogs.tsx';
import { GalleryFrame } from './components/gallery-frame.tsx';
import { GalleryOptions } from './components/gallery-options.tsx';
import { GalleryPaper } from './components/gallery-paper.tsx';
import { GalleryStates } from './components/gallery-states.tsx';
import { GalleryTheme } from './components/gallery-theme.tsx';
import css from './components/parts.module.css';

const SWITCHES = [
  { key: 'data-theme', label: 'Theme', values: ['device', 'light', 'dark'] },
  { key: 'data-contrast', label: 'Contrast', values: ['device', 'more'] },
  { key: 'data-text', label: 'Text', values: ['normal', 'large'] },
  { key: 'data-distance', label: 'Distance', values: ['hand', 'arm', '3m', '8m'] },
  { key: 'lang', label: 'Language', values: LANGUAGES.map(({ tag }) => tag) },
];

const NONE: readonly string[] = ['device', 'normal', 'hand'];

function HtmlSwitch({ name, label, values }: { name: string; label: string; values: readonly string[] }) {
  const [value, setValue] = useState(document.documentElement.getAttribute(name) ?? values[0] ?? '');
  const change = (next: string) => {
    setValue(next);
    if (NONE.includes(next)) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, next);
  };
  const options = values.map((one) => ({ value: one, label: one }));
  return <Segmented label={label} options={options} value={value} onChange={change} />;
}

/** Gallery of the ui layer's components, for developers. */
export function GalleryPage() {
  return (
    <MoneyProvider shop={{ currency: 'HKD', showCurrencyRegion: true }} locale="en">
      <ToastProvider label="Messages of the gallery" closeLabel="Close" wholeLabel="Show the whole message">
        <main className={css.page}>
          <h1 className={css.title}>Parts</h1>
          <div className={css.switches}>
            {SWITCHES.map(({ key, label, values }) => (
              <HtmlSwitch key={key} name={key} label={label} values={values} />
            ))}
          </div>
          <GalleryTheme />
          <GalleryControls />
          <GalleryOptions />
          <GalleryPaper />
          <GalleryStates />
          <GalleryDialogs />
          <GalleryFrame />
        </main>
      </ToastProvider>
    </MoneyProvider>
  );
}
