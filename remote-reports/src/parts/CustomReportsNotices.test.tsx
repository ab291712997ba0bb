import { expectAllDamageKept } from '@back-office/shared/testing';
import { useStoredValue } from '@back-office/shared/state';
import { testReport } from '../domain/customReports.testing';
import { salesViews } from '../domain/storedKeys';
import { CustomReportsProvider, suiteWidgets } from '../state/customReports';
import { CustomReportsNotices } from './CustomReportsNotices';

/** As on the home of the Financial Suite, which reads the widgets, and on the list, which reads the views. */
function Home() {
  useStoredValue(suiteWidgets);
  useStoredValue(salesViews);
  return (
    <CustomReportsProvider>
      <CustomReportsNotices />
    </CustomReportsProvider>
  );
}
const values: readonly (readonly [key: string, good: unknown])[] = [
  ['customReports', [testReport({ id: 'a' }), testReport({ id: 'b' })]],
  ['back-office:sample-reports', { 'sample-daily-sales': testReport({ id: 'sample-daily-sales' }) }],
  ['back-office:suite-widgets', ['tips', 'fees']],
  ['back-office:sales-views', [{ list: 'custom-reports', name: 'Drafts', address: 'status=draft', isDefault: false }]],
];

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each(values)(
  '%s: whatever the damage, nothing is lost and each visit says so until it is discarded',
  async (key, good) => {
    const damaged = await expectAllDamageKept({ key, good, ui: <Home /> });
    expect(damaged.length).toBeGreaterThanOrEqual(9);
  },
);
