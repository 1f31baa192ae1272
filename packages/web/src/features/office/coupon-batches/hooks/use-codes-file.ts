import type { BatchCodes, CouponBatch } from '@comanda/contract';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { downloadFile } from '../../fields/index.ts';
import { codesFile, codesFileName, collectCodes } from '../state/codes-file.ts';

/** Fetches a batch's codes as a file, page by page; a failure is shown in a toast. Leaving the page cancels it. */
export function useCodesFile({ _id: batch, prefix }: Pick<CouponBatch, '_id' | 'prefix'>) {
  const { t } = useTranslation('coupon-batches');
  const toast = useToast();
  /** The number of codes read so far; undefined while none are. */
  const [read, setRead] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setRead(undefined);
  };
  const start = async () => {
    if (running.current !== undefined) return;
    const stop = new AbortController();
    running.current = stop;
    setRead(0);
    try {
      const codes = await collectCodes({
        readPage: (after) =>
          callAsStaff(() =>
            create<BatchCodes>('couponBatches/codes', { batch, ...(after !== undefined && { after }) }),
          ),
        onRead: setRead,
        signal: stop.signal,
      });
      if (codes !== undefined) downloadFile(codesFile(codes), codesFileName(prefix), 'text/csv');
    } catch (error) {
      const code = error instanceof CallError ? error.code : 'serverError';
      if (!stop.signal.aborted) toast.error(t(`errors:${code}`));
    }
    if (running.current === stop) cancel();
  };
  return { read, start, cancel };
}
