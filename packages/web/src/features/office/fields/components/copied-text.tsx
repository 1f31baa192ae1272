import { useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { copyText } from '../state/copy-text.ts';
import css from './copied-text.module.css';

type CopiedTextProps = {
  /** Name of the text for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
  /** `primary` where copying is what is to be done. */
  readonly variant?: 'primary' | 'tonal';
};

/** Text to pass on, with the button that copies it and what came of that. */
export function CopiedText({ label, text, copyLabel, variant = 'tonal' }: CopiedTextProps) {
  const { t } = useTranslation('office');
  const shown = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'marked'>();
  return (
    <div className={css.copied}>
      <output className={css.text} aria-label={label}>
        <code ref={shown}>{text}</code>
      </output>
      <Button wide variant={variant} onClick={async () => setOutcome(await copyText(text, shown.current))}>
        {copyLabel}
      </Button>
      <p role="status" className={css.outcome}>
        {outcome !== undefined && t(`copy.${outcome}`)}
      </p>
    </div>
  );
}
