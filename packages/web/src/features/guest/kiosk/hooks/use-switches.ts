import { useEffect, useMemo, useState } from 'react';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { reachOf } from '../state/reach.ts';
import { useVoice } from './use-voice.ts';

/** The switches of a guest, which nobody after them meets (till T9.6). */
const SWITCHES = ['text', 'contrast', 'low', 'aloud'] as const;
export type Switch = (typeof SWITCHES)[number];

export type Switches = {
  readonly isOn: Readonly<Record<Switch, boolean>>;
  /** True if any is on: then nothing hurries. */
  readonly isAnyOn: boolean;
  /** The switches on offer: reading aloud only where this machine has a voice of the language. */
  readonly offered: readonly Switch[];
  readonly voice: SpeechSynthesisVoice | undefined;
  readonly toggle: (which: Switch) => void;
};

const OFF: Switches['isOn'] = { text: false, contrast: false, low: false, aloud: false };

/** Sets or removes an attribute of the page. */
function setAttribute(name: string, value: string | undefined): void {
  const { documentElement: root } = document;
  if (value === undefined) root.removeAttribute(name);
  else root.setAttribute(name, value);
}

/** Returns the height of the viewport in CSS pixels, live. */
function useViewportHeight(): number {
  const [height, setHeight] = useState(() => globalThis.innerHeight);
  useEffect(() => {
    const follow = () => setHeight(globalThis.innerHeight);
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return height;
}

/** Returns the switches of a visit, and shows the page as they say. */
export function useSwitches({ settings }: PosDevice['device']): Switches {
  const { locale } = useLocale();
  const [isOn, setOn] = useState(OFF);
  const voice = useVoice(locale.code);
  const reach = reachOf(useViewportHeight(), settings?.screen);
  useEffect(() => {
    setAttribute('data-kiosk', 'on');
    setAttribute('data-text', isOn.text ? 'larger' : undefined);
    setAttribute('data-contrast', isOn.contrast ? 'more' : undefined);
    setAttribute('data-reach', isOn.low ? 'low' : undefined);
    document.documentElement.style.setProperty('--reach', `${reach}px`);
    return () => {
      for (const name of ['data-kiosk', 'data-text', 'data-contrast', 'data-reach'])
        setAttribute(name, undefined);
      document.documentElement.style.removeProperty('--reach');
    };
  }, [isOn, reach]);
  return useMemo(
    () => ({
      isOn,
      isAnyOn: SWITCHES.some((which) => isOn[which]),
      offered: SWITCHES.filter((which) => which !== 'aloud' || voice !== undefined),
      voice,
      toggle: (which: Switch) => setOn((now) => ({ ...now, [which]: !now[which] })),
    }),
    [isOn, voice],
  );
}
