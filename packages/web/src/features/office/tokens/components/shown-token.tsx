import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { CopiedText } from '../../fields/index.ts';
import css from './shown-token.module.css';

type ShownTokenProps = { readonly token: string; readonly onDone: () => void };

/** A token that was just made: the only time it is shown. It takes the focus, for the form that had it is gone. */
export function ShownToken({ token, onDone }: ShownTokenProps) {
  const { t } = useTranslation('api-tokens');
  const made = useRef<HTMLDivElement>(null);
  useEffect(() => made.current?.focus(), []);
  return (
    <div ref={made} tabIndex={-1} className={css.made}>
      <Banner icon="alert" title={t('once')} text={t('onceText')} />
      <CopiedText label={t('office:nav.tokens')} text={token} copyLabel={t('copy')} variant="primary" />
      <Button wide variant="tonal" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}
