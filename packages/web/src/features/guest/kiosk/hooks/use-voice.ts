import { useEffect, useState } from 'react';
import { localVoice } from '../state/spoken.ts';

/** Returns this machine's voice for a language, once the browser has listed them. */
export function useVoice(language: string): SpeechSynthesisVoice | undefined {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const speech = globalThis.speechSynthesis;
    if (speech === undefined) return;
    const list = () => setVoices(speech.getVoices());
    list();
    speech.addEventListener?.('voiceschanged', list);
    return () => speech.removeEventListener?.('voiceschanged', list);
  }, []);
  return localVoice(voices, language);
}
