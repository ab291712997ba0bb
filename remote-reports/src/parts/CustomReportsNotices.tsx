import { DamagedValues, browserStorage, isPersistent, notPersistedNotice } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { sampleChanges } from '../data/sampleCustomReportsStore';
import { storedKeys } from '../domain/storedKeys';
import { useCustomReports } from '../state/customReports';
import { suiteWidgets } from '../state/suiteWidgets';

const definitions = [sampleChanges, suiteWidgets];
const keys = [storedKeys.savedReports, 'back-office:history:customReports', ...definitions.map(({ key }) => key)];

/** Problems with the stored reports and widgets: values that are damaged, and a browser that stores nothing. */
export function CustomReportsNotices() {
  const { restoreDamaged } = useCustomReports();
  return (
    <>
      <DamagedValues keys={keys} definitions={definitions} restore={{ [storedKeys.savedReports]: restoreDamaged }} />
      {!isPersistent(browserStorage()) && <Notice tone="notice">{notPersistedNotice}</Notice>}
    </>
  );
}
