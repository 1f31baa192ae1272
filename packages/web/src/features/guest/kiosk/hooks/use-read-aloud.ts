import { useEffect } from 'react';
import { createTwoTouches, spokenName } from '../state/spoken.ts';

const CONTROLS = 'button, a[href], label, input, [role="button"]';

function speak(text: string, voice: SpeechSynthesisVoice): void {
  const speech = globalThis.speechSynthesis;
  speech.cancel();
  if (text === '') return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  speech.speak(said);
}

/**
 * Reads the screen aloud while there is a voice: each new screen, what the focus meets, and a control at its first
 * touch; the second acts (till T9.6). A key acts at once, as the focus has spoken before.
 */
export function useReadAloud(voice: SpeechSynthesisVoice | undefined, screen: string): void {
  useEffect(() => {
    if (voice === undefined) return;
    const kind = createTwoTouches<Element>();
    const touch = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      // a key's click has no count
      if (control === null || event.detail === 0 || kind(control) === 'act') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      speak(spokenName(control), voice);
    };
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        speak(spokenName(event.target), voice);
    };
    addEventListener('click', touch, { capture: true });
    addEventListener('focusin', focus);
    return () => {
      removeEventListener('click', touch, { capture: true });
      removeEventListener('focusin', focus);
      globalThis.speechSynthesis.cancel();
    };
  }, [voice]);
  useEffect(() => {
    const heading = document.querySelector(`[data-screen="${screen}"] h1`);
    if (voice !== undefined && heading !== null) speak(spokenName(heading), voice);
  }, [voice, screen]);
}
