import { DamagedValues, browserStorage, isPersistent, notPersistedNotice } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { sampleChanges } from '../data/sampleCustomReportsStore';
import { damagedReports, salesViews, storedKeys } from '../domain/storedKeys';
import { suiteWidgets, useCustomReports } from '../state/customReports';

const definitions = [sampleChanges, suiteWidgets, salesViews];

/** Problems with the stored reports and widgets: values that are damaged, and a browser that stores nothing. */
export function CustomReportsNotices() {
  const { restoreDamaged } = useCustomReports();
  return (
    <>
      <DamagedValues
        names={damagedReports}
        definitions={definitions}
        restore={{ [storedKeys.savedReports]: restoreDamaged }}
      />
      {!isPersistent(browserStorage()) && <Notice tone="notice">{notPersistedNotice}</Notice>}
    </>
  );
}
