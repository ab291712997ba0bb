import { QuarantineNotice, browserStorage, isPersistent, notPersistedNotice } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { useCustomReports } from '../state/customReports';

/** Problems with the stored reports: values that were quarantined, and a browser that stores nothing. */
export function CustomReportsNotices() {
  const { quarantined } = useCustomReports();
  return (
    <>
      <QuarantineNotice values={quarantined}>
        The stored custom reports are damaged. They were set aside; nothing was overwritten.
      </QuarantineNotice>
      {!isPersistent(browserStorage()) && <Notice tone="notice">{notPersistedNotice}</Notice>}
    </>
  );
}
