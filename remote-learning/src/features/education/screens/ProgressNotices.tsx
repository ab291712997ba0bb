import { browserStorage, DamagedValues, isPersistent, notPersistedNotice } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { storedProgress } from '../state/education';

const keys = [storedProgress.key];
const definitions = [storedProgress];

/** Problems with the stored progress: a damaged one, and a browser that stores nothing. */
export function ProgressNotices() {
  return (
    <>
      <DamagedValues keys={keys} definitions={definitions} />
      {!isPersistent(browserStorage()) && <Notice tone="notice">{notPersistedNotice}</Notice>}
    </>
  );
}
