import { browserStorage, DamagedValues, isPersistent, notPersistedNotice } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { damagedNames } from '../domain/progress';
import { storedProgress } from '../state/education';

const definitions = [storedProgress];

/** Problems with the stored progress: a damaged one, and a browser that stores nothing. */
export function ProgressNotices() {
  return (
    <>
      <DamagedValues names={damagedNames} definitions={definitions} />
      {!isPersistent(browserStorage()) && <Notice tone="notice">{notPersistedNotice}</Notice>}
    </>
  );
}
