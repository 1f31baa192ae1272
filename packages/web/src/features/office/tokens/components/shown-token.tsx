import { useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import css from './shown-token.module.css';

type ShownTokenProps = { readonly token: string; readonly onDone: () => void };

/** A token that was just made: the only time it is shown. */
export function ShownToken({ token, onDone }: ShownTokenProps) {
  const { t } = useTranslation('api-tokens');
  const shown = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'marked'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setOutcome('copied');
    } catch {
      // Without a secure connection a page may not copy: the text is marked instead.
      if (shown.current !== null) globalThis.getSelection()?.selectAllChildren(shown.current);
      setOutcome('marked');
    }
  };
  return (
    <div className={css.made}>
      <Banner icon="alert" title={t('once')} text={t('onceText')} />
      <output className={css.token}>
        <code ref={shown}>{token}</code>
      </output>
      <Button wide onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <p role="status" className={css.outcome}>
        {outcome !== undefined && t(outcome)}
      </p>
      <Button wide variant="tonal" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}
