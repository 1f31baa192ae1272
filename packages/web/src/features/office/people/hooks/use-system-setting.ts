import type { SystemSetting } from '@comanda/contract';
import { useLiveDocuments, useSetUp } from '../../changes/index.ts';
import { type EditDocument, editOf } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';

/** Returns the organisation's settings, undefined while loading, and the function that changes one, published at once. */
export function useSystemSetting(): {
  readonly setting: SystemSetting | undefined;
  readonly edit: EditDocument;
} {
  const { isJoined } = useOffice();
  const { change } = useSetUp();
  const { data } = useLiveDocuments<SystemSetting>('systemSettings', isJoined);
  const setting = data?.[0];
  const edit: EditDocument = (path, value) => {
    if (setting !== undefined)
      change([editOf('systemSettings', { id: setting._id, now: setting }, path, value)]);
  };
  return { setting, edit };
}
