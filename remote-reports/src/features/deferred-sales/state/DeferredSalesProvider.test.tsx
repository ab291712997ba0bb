import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { reportControls } from '../../../domain/reportControls';
import { DeferredSalesProvider, useDeferredSales } from './DeferredSalesProvider';

test('dates and filters that change in the same moment all reach the address', async () => {
  const { user, path } = renderInArea(
    <DeferredSalesProvider>
      <Changes />
    </DeferredSalesProvider>,
    { path: '/deferred-sales?scenario=gift-card' },
  );
  await user.click(screen.getByRole('button', { name: 'Change three' }));
  expect(path()).toBe('/deferred-sales?scenario=gift-card&from=2025-07-05&to=2025-07-15&report=daily&group=staff');
});

function Changes() {
  const { setRange, choose } = useDeferredSales();
  return (
    <button
      type="button"
      onClick={() => {
        setRange({ from: '2025-07-05', to: '2025-07-15' });
        choose(reportControls.report, 'Daily');
        choose(reportControls.group, 'Staff');
      }}
    >
      Change three
    </button>
  );
}
